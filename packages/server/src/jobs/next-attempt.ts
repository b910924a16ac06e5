const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Milliseconds from when a webhook or a letter came up for which its delivery is tried. */
export const LIFE_MS: number = 24 * HOUR;

/** Milliseconds from a failed attempt to the next, the first failure first; the last for all that follow. */
const DELAYS = [
  5 * SECOND,
  30 * SECOND,
  2 * MINUTE,
  10 * MINUTE,
  30 * MINUTE,
  HOUR,
  2 * HOUR,
  4 * HOUR,
  6 * HOUR,
  10 * HOUR,
];

/** Part of a delay that it is longer by at most, so that many deliveries that failed together do not come back together. */
const JITTER = 0.1;

/** A delivery that failed. */
export interface Failure {
  /** Attempts that failed, this one included. */
  attempts: number;
  /** Milliseconds since it came up. */
  ageMs: number;
  /** Milliseconds that the receiver asks to be left alone for. */
  retryAfterMs?: number | undefined;
}

/**
 * Milliseconds until the next attempt; the last one is 24 hours after it came up.
 * @param random from 0 to below 1.
 * @returns undefined when there is none any more.
 */
export function nextAttemptMs(
  { attempts, ageMs, retryAfterMs = 0 }: Failure,
  random: number,
): number | undefined {
  const leftMs = LIFE_MS - ageMs;
  if (leftMs <= 0) return undefined;
  const delay = DELAYS[attempts - 1] ?? DELAYS.at(-1)!;
  return Math.ceil(Math.min(leftMs, Math.max(delay * (1 + JITTER * random), retryAfterMs)));
}
