/** How long a client waits between attempts, in seconds, and how often it tries: `x-retry` of a description. */
export interface RetryRules {
  /** The statuses to retry when an error has no rule of its own. */
  on: readonly number[];
  /** Attempt n, counted from 0, is followed by a wait of `base`^n seconds. */
  base: number;
  /** The maximum of that wait. */
  cap: number;
  /** Maximum random seconds added to each wait, so that many callers do not return at the same moment. */
  jitter: number;
  /** Maximum number of attempts, including the first. */
  attempts: number;
}
