import type { Candidate } from './candidates.ts';
import type { Site } from './site.ts';

/** One visit: the candidate, the URL to ask (not always its canonical one), and how often it was tried. */
export interface Visit {
  readonly candidate: Candidate;
  readonly url: URL;
  readonly site: Site;
  readonly attempt: number;
}
