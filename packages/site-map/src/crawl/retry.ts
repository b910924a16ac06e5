import { hasCode, parseOverload, retryAfter, type Overload, type FetchResponse } from '@web-data/net';
import { MAX_PAUSE } from '@web-data/net/pace';
import type { HostQueue } from './host-queue.ts';
import type { Site } from './site.ts';

/** Max attempts at a request for a page, a sitemap or robots.txt. */
export const MAX_ATTEMPTS = 3;
/** Number of consecutive connection failures after which requests to a host are not retried. */
const GIVE_UP_AFTER = 12;

/** Milliseconds before the next attempt, when the response does not specify them. */
export function backoff(attempt: number): number {
  return 2 ** attempt * 100;
}

/**
 * Returns the milliseconds to wait before a retry after a transient response, or undefined to give up. After a 429 or
 * 503, the queue of the host slows down and pauses; a response with `Retry-After` delays its own request.
 */
export function waitAfterResponse(response: FetchResponse, site: Site, attempt: number): number | undefined {
  const { status } = response;
  const overload = parseOverload(response);
  const pause = overload ? slowDown(site.queue, overload, attempt) : pauseOf(response, attempt);
  // An overload is temporary; a plain 500 is usually specific to the page.
  const attempts = overload ? MAX_ATTEMPTS * 2 : MAX_ATTEMPTS - (status === 500 ? 1 : 0);
  if (attempt >= attempts || pause > MAX_PAUSE || site.queue.pace.isAbandoned) return undefined;
  return overload ? (overload.pause ?? 0) : pause;
}

function pauseOf(response: FetchResponse, attempt: number): number {
  return retryAfter(response.headers['retry-after']) ?? backoff(attempt);
}

/** Slows a host down and pauses it; returns the milliseconds of the pause. */
export function slowDown(queue: HostQueue, { pause = 0 }: Overload, attempt: number): number {
  const wait = pause || backoff(attempt);
  queue.slowDown(wait, performance.now());
  return wait;
}

/** Whether a site requests a longer pause than the max; its other files do not wait for this one. */
export function isTooLong(overload: Overload | undefined): boolean {
  return (overload?.pause ?? 0) > MAX_PAUSE;
}

/** Returns the milliseconds to wait before a retry after a failed connection, or undefined to give up. */
export function waitAfterFailure(error: unknown, site: Site, attempt: number): number | undefined {
  if (hasCode(error, 'AddressRejected', 'MalformedResponse') || site.failures >= GIVE_UP_AFTER)
    return undefined;
  const attempts = hasCode(error, 'Timeout') ? MAX_ATTEMPTS - 1 : MAX_ATTEMPTS;
  return attempt < attempts ? backoff(attempt) : undefined;
}
