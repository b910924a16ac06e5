import type { Candidate } from './candidates.ts';
import type { Site } from './site.ts';

/** One visit: the candidate, the URL to request (not always the canonical one), and the number of the attempt. */
export interface Visit {
  readonly candidate: Candidate;
  readonly url: URL;
  readonly site: Site;
  readonly attempt: number;
}
