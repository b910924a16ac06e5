import { SiteMapError } from '../errors.ts';
import type { FetchResponse } from './exchange.ts';
import type { FetchRequest, Fetcher } from './fetcher.ts';
import { parseUrl } from '../url/parse.ts';

/** Asked for each URL before it is requested; false refuses it. */
export type AllowUrl = (url: URL) => boolean | Promise<boolean>;

export interface FollowRequest extends FetchRequest {
  /** Hops followed before giving up. Default 10. */
  readonly maxRedirects?: number | undefined;
  /** Asked for the first URL and each hop. Default: all. */
  readonly allowUrl?: AllowUrl | undefined;
}

/** A response and the URLs that led to it, the requested one first. */
export interface FollowedResponse extends FetchResponse {
  readonly hops: readonly URL[];
}

const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/**
 * Gets a URL and follows its redirects by hand: every hop passes the address policy, the connector and `allowUrl`.
 * `timeout` covers all hops together.
 *
 * @throws SiteMapError as `Fetcher.get`, `UrlRefused`, or `TooManyRedirects` (too long, or a loop).
 */
export async function followRedirects(
  fetcher: Fetcher,
  start: URL,
  request: FollowRequest = {},
): Promise<FollowedResponse> {
  const until = Date.now() + (request.timeout ?? 15_000);
  const hops: URL[] = [start];
  const visited = new Set([start.href]);
  for (let url = start; ;) {
    await assertAllowed(url, request.allowUrl);
    const response = await fetcher.get(url, { ...request, timeout: Math.max(1, until - Date.now()) });
    const next = redirectTarget(response);
    if (!next) return { ...response, hops };
    if (visited.has(next.href) || hops.length > (request.maxRedirects ?? 10))
      throw tooMany(start, hops.length);
    visited.add(next.href);
    hops.push(next);
    url = next;
  }
}

/** Where a redirect response leads, without its fragment; undefined when it is none or leads nowhere. */
export function redirectTarget(response: Pick<FetchResponse, 'url' | 'status' | 'headers'>): URL | undefined {
  const location = response.headers.location;
  if (!REDIRECTS.has(response.status) || location === undefined) return undefined;
  // undici hands header bytes over as latin1; a raw UTF-8 Location is what browsers expect.
  const text = Buffer.from(location, 'latin1').toString('utf8');
  const href = text.includes('\uFFFD') ? location : text;
  const url = parseUrl(href, response.url);
  if (url === undefined) return undefined;
  url.hash = '';
  return url;
}

async function assertAllowed(url: URL, allowUrl: AllowUrl | undefined): Promise<void> {
  if (!allowUrl || (await allowUrl(url))) return;
  throw new SiteMapError('UrlRefused', `${url.href} was not requested: the caller's policy refuses it.`);
}

function tooMany(start: URL, hops: number): SiteMapError {
  return new SiteMapError(
    'TooManyRedirects',
    `${start.href} redirects in a loop or too often (${hops} hops).`,
  );
}
