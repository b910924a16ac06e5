import type { Variance } from './variance.ts';

/** How two reads of a page lie in time, and what others show. */
export interface TextOptions {
  /** Milliseconds between the two reads. */
  elapsedMs: number;
  /** Milliseconds since the epoch of the read now. */
  readAt: number;
  /** Comparisons of this page before this one. */
  comparisons: number;
  /** What a second read shows to vary; undefined while there is none. */
  variance?: Variance | undefined;
}
