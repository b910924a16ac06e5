import type { RateCounter } from './rate-limits.ts';

/** A counter and how to let go of it. */
export interface OpenRateCounter extends RateCounter {
  /** Milliseconds between two questions about a key that are worth their wait. */
  intervalMs: number;
  /** The counters that are shared cannot be asked: this process counts alone. */
  readonly isAlone: boolean;
  close(): Promise<void>;
}
