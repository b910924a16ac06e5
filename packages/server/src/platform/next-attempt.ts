const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Milliseconds for which the delivery of a webhook or an email is retried, from its creation. */
export const LIFE_MS: number = 24 * HOUR;

/** Milliseconds before each retry; the last one applies to all that follow. */
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

/** Maximum share by which a delay is lengthened, so that deliveries that failed together do not retry together. */
const JITTER = 0.1;

/** A delivery that failed. */
export interface Failure {
  /** Number of failed attempts, this one included. */
  attempts: number;
  /** Milliseconds since its creation. */
  ageMs: number;
  /** Milliseconds of the receiver's `Retry-After`. */
  retryAfterMs?: number | undefined;
}

/**
 * Returns the milliseconds until the next attempt; the last attempt is 24 hours after the creation.
 * @param random from 0 to below 1.
 * @returns undefined when no attempt is left.
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
