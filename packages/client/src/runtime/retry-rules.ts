/** How long a client waits between attempts, in seconds, and how often it tries: `x-retry` of a description. */
export interface RetryRules {
  /** The statuses that are tried again where nothing else is said of an error. */
  on: readonly number[];
  /** Attempt n, counted from 0, is followed by a wait of `base`^n seconds. */
  base: number;
  /** The longest such wait. */
  cap: number;
  /** What comes on top at most, at random, so that many callers do not come back at the same moment. */
  jitter: number;
  /** The most attempts, the first one included. */
  attempts: number;
}
