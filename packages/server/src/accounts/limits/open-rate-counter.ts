import type { RateCounter } from './rate-limits.ts';

/** A counter that can be closed. */
export interface OpenRateCounter extends RateCounter {
  /** Milliseconds between two reads of a key; shorter intervals cost more than they give. */
  intervalMs: number;
  /** The shared counters are unavailable, and this process counts on its own. */
  readonly isAlone: boolean;
  close(): Promise<void>;
}
