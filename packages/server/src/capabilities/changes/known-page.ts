import type { Known } from './known-line.ts';

/** The state of a page that is stored for the next comparison. */
export interface KnownPage {
  lines?: Known[];
  json?: unknown;
  comparisons: number;
  /** Milliseconds since the epoch. */
  readAt: number;
  /** Set when the last check saw what is probably not the page; the next one may confirm it as a change. */
  isDoubted?: true;
}
