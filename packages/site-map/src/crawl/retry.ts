import { hasCode } from '../errors.ts';
import type { FetchResponse } from '../fetch/index.ts';
import type { Site } from './sites.ts';

const MAX_ATTEMPTS = 3;
/** Longest pause a site's `Retry-After` can demand, in milliseconds. */
const MAX_PAUSE = 60_000;
/** Failed connections in a row after which a host is not tried again. */
const GIVE_UP_AFTER = 12;
const TRANSIENT: ReadonlySet<number> = new Set([429, 500, 502, 503, 504]);

/** True for answers that say nothing about the page yet. */
export function isTransient(status: number): boolean {
  return TRANSIENT.has(status);
}

/**
 * Milliseconds to wait before asking again after a transient answer, or undefined to give up. 429 and 503 ask for
 * less: the host's queue slows down and pauses, and no further wait is needed.
 */
export function waitAfterAnswer(response: FetchResponse, site: Site, attempt: number): number | undefined {
  const { status } = response;
  const asksForLess = status === 429 || status === 503;
  const pause = retryAfter(response.headers['retry-after']) ?? 2 ** attempt * 100;
  if (asksForLess) site.queue.slowDown(Math.min(pause, MAX_PAUSE), performance.now());
  // An overload passes; a plain 500 mostly is the page's own.
  const attempts = asksForLess ? MAX_ATTEMPTS * 2 : MAX_ATTEMPTS - (status === 500 ? 1 : 0);
  if (attempt >= attempts || pause > MAX_PAUSE) return undefined;
  return asksForLess ? 0 : pause;
}

/** Milliseconds to wait before asking again after a failed connection, or undefined to give up. */
export function waitAfterFailure(error: unknown, site: Site, attempt: number): number | undefined {
  if (hasCode(error, 'AddressRefused', 'MalformedResponse') || site.failures >= GIVE_UP_AFTER)
    return undefined;
  const attempts = hasCode(error, 'Timeout') ? MAX_ATTEMPTS - 1 : MAX_ATTEMPTS;
  return attempt < attempts ? 2 ** attempt * 100 : undefined;
}

/** Milliseconds of a `Retry-After` value, seconds or a date (RFC 9110 §10.2.3). */
function retryAfter(value: string | string[] | undefined): number | undefined {
  if (typeof value !== 'string') return undefined;
  const seconds = /^\s*(\d{1,9})\s*$/.exec(value)?.[1];
  if (seconds !== undefined) return Number(seconds) * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now());
}
