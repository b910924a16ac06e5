import type { Operation } from '../../openapi/operation.ts';
import { carry } from '../credential.ts';
import type { Session } from '../session.ts';
import type { Trial } from '../trial.ts';
import { ask, broken, inferredTrial, PASSED } from './inferred.ts';

/** Where an answer leads to on the same service there is something (RFC 9110, sections 10.2.2 and 15.3.2). */
export function locatedTrials(_session: Session, operation: Operation): Trial[] {
  const leads = operation.responses.some(
    ({ status, headers }) =>
      /^(?:201|202|303|2XX)$/iu.test(status) && headers.some(({ name }) => name.toLowerCase() === 'location'),
  );
  if (!leads) return [];
  return [
    inferredTrial({
      name: 'leads to something that is there',
      operation,
      writes: !operation.safe,
      async run(session) {
        const { request, response } = await ask(session, operation, operation.safe ? {} : { fresh: true });
        const { location } = response.headers;
        // Whether it must be there is told by the description.
        if (location === undefined || !URL.canParse(location, request.url)) return PASSED;
        const url = new URL(location, request.url);
        if (url.origin !== new URL(request.url).origin) return PASSED;
        const { query } = carry(operation, session.fixtures.credentials['valid']);
        if (query !== '') url.search = [url.search.slice(1), query].filter((part) => part !== '').join('&');
        const { 'content-type': _type, ...headers } = request.headers;
        const asked = { method: 'GET', url: url.href, headers, body: undefined };
        // What was only accepted may be there later.
        const exchange = await session.sendUntil(asked, response.status === 202, (status) => status !== 404);
        const status = exchange.response?.status;
        if (status !== 404 && status !== 410) return PASSED;
        return broken(
          operation,
          exchange,
          `The Location of an answer, ${location}, leads to nothing.`,
          'something that is there',
        );
      },
    }),
  ];
}
