import type { Variance } from './variance.ts';

/** The times of two reads of a page, and the variation that later reads show. */
export interface TextOptions {
  /** Milliseconds between the two reads. */
  elapsedMs: number;
  /** Milliseconds since the epoch of the current read. */
  readAt: number;
  /** Number of comparisons of this page before this one. */
  comparisons: number;
  /** The variation that later reads show; undefined before there are any. */
  variance?: Variance | undefined;
}
