import { hasCode } from '../errors.ts';
import type { FetchResponse } from '../fetch/index.ts';
import { parseOverload, retryAfter, type Overload } from '../fetch/overload.ts';
import { MAX_PAUSE } from '../fetch/pace.ts';
import type { HostQueue } from './host-queue.ts';
import type { Site } from './site.ts';

/** How often anything is asked for: a page, a sitemap, robots.txt. */
export const MAX_ATTEMPTS = 3;
/** Failed connections in a row after which a host is not tried again. */
const GIVE_UP_AFTER = 12;

/** Milliseconds to wait before the next attempt, where the site does not say for how long. */
export function backoff(attempt: number): number {
  return 2 ** attempt * 100;
}

/**
 * Milliseconds to wait before asking again after a transient answer, or undefined to give up. 429 and 503 ask for
 * less: the host's queue slows down and pauses; a page that says for how long waits that long itself.
 */
export function waitAfterResponse(response: FetchResponse, site: Site, attempt: number): number | undefined {
  const { status } = response;
  const overload = parseOverload(response);
  const pause = overload ? slowDown(site.queue, overload, attempt) : pauseOf(response, attempt);
  // An overload passes; a plain 500 mostly is the page's own.
  const attempts = overload ? MAX_ATTEMPTS * 2 : MAX_ATTEMPTS - (status === 500 ? 1 : 0);
  if (attempt >= attempts || pause > MAX_PAUSE || site.queue.isAbandoned) return undefined;
  return overload ? (overload.pause ?? 0) : pause;
}

function pauseOf(response: FetchResponse, attempt: number): number {
  return retryAfter(response.headers['retry-after']) ?? backoff(attempt);
}

/** Slows a host down and pauses it, as it asked; answers the milliseconds it asked for. */
export function slowDown(queue: HostQueue, { pause = 0 }: Overload, attempt: number): number {
  const wait = pause || backoff(attempt);
  queue.slowDown(wait, performance.now());
  return wait;
}

/** True when a site wants to be left alone for longer than we wait: its other files are not to wait for this one. */
export function isTooLong(overload: Overload | undefined): boolean {
  return (overload?.pause ?? 0) > MAX_PAUSE;
}

/** Milliseconds to wait before asking again after a failed connection, or undefined to give up. */
export function waitAfterFailure(error: unknown, site: Site, attempt: number): number | undefined {
  if (hasCode(error, 'AddressRefused', 'MalformedResponse') || site.failures >= GIVE_UP_AFTER)
    return undefined;
  const attempts = hasCode(error, 'Timeout') ? MAX_ATTEMPTS - 1 : MAX_ATTEMPTS;
  return attempt < attempts ? backoff(attempt) : undefined;
}
