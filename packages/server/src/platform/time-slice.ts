import { setImmediate as nextTurn } from 'node:timers/promises';

/** Milliseconds of synchronous work after which others are served. */
const SLICE_MS = 8;

/**
 * Splits a loop of synchronous work, so that the event loop serves others in between:
 * `for (…) { if (slice.isOver) await slice.next(); … }`.
 */
export class TimeSlice {
  #from = performance.now();

  /** Whether the work has gone on for long enough. */
  get isOver(): boolean {
    return performance.now() - this.#from >= SLICE_MS;
  }

  /** Serves others, then begins the next slice. */
  async next(): Promise<void> {
    await nextTurn();
    this.#from = performance.now();
  }
}
