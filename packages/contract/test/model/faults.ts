import type { Fault } from './fault.ts';
import { headers, meaning, shape } from './faults-answers.ts';
import { authentication, errors } from './faults-errors.ts';
import { errorBodies } from './faults-bodies.ts';
import { credentials } from './faults-credentials.ts';
import { http } from './faults-http.ts';
import { jobs } from './faults-jobs.ts';
import { links } from './faults-links.ts';
import { readings } from './faults-readings.ts';
import { acceptedInvalid, rejectedValid } from './faults-requests.ts';
import { crashes, states } from './faults-states.ts';
import { webhooks } from './faults-webhooks.ts';

/** Several faults at once: none may hide another. */
const several: Fault[] = [
  ['accepted invalid', acceptedInvalid, 'limit above its maximum', 'country in lower case'],
  ['answers', meaning, 'limit ignored', 'links twice'],
  ['errors', errors, 'no details', '404 instead of 405'],
].map(([name, table, one, two]) => {
  const parts = (table as Fault[]).filter((fault) => fault.name === one || fault.name === two);
  return {
    name: `${String(name)}: ${parts.map((fault) => fault.name).join(' and ')}`,
    pointer: parts[1]?.pointer ?? '',
    apply: (service) => parts.forEach((fault) => fault.apply(service)),
  };
});

/** Every fault by kind. */
export const INTERNAL_ERRORS: Record<string, Fault[]> = {
  'accepted invalid': acceptedInvalid,
  'refused valid': rejectedValid,
  shape,
  meaning,
  authentication,
  errors,
  headers,
  states,
  crashes,
  credentials,
  http,
  readings,
  'error bodies': errorBodies,
  links,
  jobs,
  webhooks,
  several,
};
