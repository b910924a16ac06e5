import { hasCode } from '../errors.ts';
import { followRedirects, type FollowedResponse, type FollowRequest } from '../fetch/redirects.ts';
import type { Fetcher } from '../fetch/fetcher.ts';
import { parseOverload, type Overload } from '../fetch/overload.ts';
import { FRESH_FOR, type CachedRobots, type RobotsCache } from './cache.ts';
import { ALLOW_ALL, ALLOW_NONE, parseRobots, type Robots } from './robots.ts';

/** RFC 9309 §2.5 requires a min of 500 KiB, §2.3.1.2 five redirects. */
const MAX_BYTES = 512_000;
const MAX_REDIRECTS = 5;

/** Rules, and how they were received. */
export interface FetchedRobots {
  readonly robots: Robots;
  readonly bytes: number;
  /** Whether the site was overloaded or failing, or the response was truncated: a retry may succeed. */
  readonly failed: boolean;
  /** Set when the site requests a pause. */
  readonly overload?: Overload | undefined;
  /** Whether the rules came from the cache, less than an hour old (RFC 9309 §2.4 allows a day). */
  readonly fromCache: boolean;
}

/** Options of a request for rules. */
export interface RobotsRequest extends Pick<FollowRequest, 'headers' | 'allowUrl' | 'timeout'> {
  /** Stores the file for an hour. Default: no cache. */
  readonly cache?: RobotsCache | undefined;
  /** User agent whose rules apply. Default: the one of the fetcher. */
  readonly userAgent?: string | undefined;
}

/**
 * Fetches the rules of an origin (`https://example.com`), of up to 500 KiB and five redirects. A site without
 * robots.txt allows everything; one that fails to respond allows nothing.
 *
 * @throws FetchError as `followRedirects`.
 */
export async function fetchRobots(
  fetcher: Fetcher,
  origin: string,
  request: RobotsRequest = {},
): Promise<FetchedRobots> {
  const url = new URL('/robots.txt', origin);
  const { userAgent = fetcher.userAgent } = request;
  const stored = await readStoredText(origin, request);
  if (stored !== undefined)
    return { robots: rulesOf(stored, url, userAgent), bytes: 0, failed: false, fromCache: true };
  const response = await followRedirects(fetcher, url, {
    ...request,
    use: 'file',
    maxBytes: MAX_BYTES,
    maxRedirects: MAX_REDIRECTS,
    accept: ({ status }) => status === 200,
  }).catch((error: unknown) => {
    // Redirects that lead to no file: it is unavailable, so it forbids nothing (RFC 9309 §2.3.1.2 and §2.3.1.3).
    if (hasCode(error, 'TooManyRedirects', 'InvalidRedirect')) return undefined;
    throw error;
  });
  if (response === undefined) return { robots: ALLOW_ALL, bytes: 0, failed: false, fromCache: false };
  const { bytes, status } = response;
  // Truncated by the timeout or a broken connection: unreachable (RFC 9309 §2.3.1.4). §2.5 allows the cut at MAX_BYTES.
  const isCut = status === 200 && response.truncated && bytes < MAX_BYTES;
  if (status >= 500 || status === 429 || isCut)
    return { robots: ALLOW_NONE, bytes, failed: true, overload: parseOverload(response), fromCache: false };
  const text = textOf(response);
  await keep(origin, text, request);
  return { robots: rulesOf(text, url, userAgent), bytes, failed: false, fromCache: false };
}

/** Returns the text of the file; empty when there is none, or an HTML page instead, whose text may look like rules. */
function textOf({ status, body }: FollowedResponse): string {
  const text = status === 200 ? body.toString('utf8') : '';
  return /^\s*<(?:!doctype|html)/i.test(text) ? '' : text;
}

function rulesOf(text: string, url: URL, userAgent: string): Robots {
  return text === '' ? ALLOW_ALL : parseRobots(url.href, text, userAgent);
}

async function readStoredText(origin: string, { cache }: RobotsRequest): Promise<string | undefined> {
  const stored = await cache?.get(origin).catch(() => undefined);
  return stored && Date.now() - stored.checkedAt < FRESH_FOR ? stored.text : undefined;
}

async function keep(origin: string, text: string, { cache }: RobotsRequest): Promise<void> {
  const entry: CachedRobots = { kind: 'robots', text, checkedAt: Date.now() };
  await cache?.set(origin, entry, FRESH_FOR).catch(() => undefined);
}
