import { SiteMapError } from '../errors.ts';
import type { FetchResponse } from './exchange.ts';
import type { FetchRequest, Fetcher } from './fetcher.ts';
import { redirectTarget } from './redirect-target.ts';

/**
 * What a URL is wanted for: `page`, to be answered or handed on; `file`, to find URLs by, such as robots.txt, sitemaps
 * and what a host answers where it has no page. Nobody may have named a file, and it is never answered.
 */
export type UrlUse = 'page' | 'file';

/** Asked for each URL before it is requested; false refuses it. */
export type AllowUrl = (url: URL, use: UrlUse) => boolean | Promise<boolean>;

export interface FollowRequest extends FetchRequest {
  /** Hops followed before giving up. Default 10. */
  readonly maxRedirects?: number | undefined;
  /** Asked for the first URL and each hop. Default: all. */
  readonly allowUrl?: AllowUrl | undefined;
  /** Headers for one host (`example.com`, `example.com:8080`) and no other, wherever a redirect leads. */
  readonly hostHeaders?:
    | { readonly host: string; readonly values: Readonly<Record<string, string>> }
    | undefined;
  /** What `allowUrl` is told. Default `page`. */
  readonly use?: UrlUse | undefined;
}

/** A response and the URLs that led to it, the requested one first. */
export interface FollowedResponse extends FetchResponse {
  readonly hops: readonly URL[];
}

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
    await assertAllowed(url, request);
    const timeout = Math.max(1, until - Date.now());
    const response = await fetcher.get(url, { ...request, headers: headersFor(url, request), timeout });
    const next = redirectTarget(response);
    if (!next) return { ...response, hops };
    if (visited.has(next.href) || hops.length > (request.maxRedirects ?? 10))
      throw tooMany(start, hops.length);
    visited.add(next.href);
    hops.push(next);
    url = next;
  }
}

function headersFor(url: URL, { headers, hostHeaders }: FollowRequest): FollowRequest['headers'] {
  if (hostHeaders?.host !== url.host) return headers;
  const own = new Set(Object.keys(hostHeaders.values).map((name) => name.toLowerCase()));
  const rest = Object.entries(headers ?? {}).filter(([name]) => !own.has(name.toLowerCase()));
  return { ...Object.fromEntries(rest), ...hostHeaders.values };
}

async function assertAllowed(url: URL, { allowUrl, use = 'page' }: FollowRequest): Promise<void> {
  if (!allowUrl || (await allowUrl(url, use))) return;
  throw new SiteMapError('UrlRefused', `${url.href} was not requested: the caller's policy refuses it.`);
}

function tooMany(start: URL, hops: number): SiteMapError {
  return new SiteMapError(
    'TooManyRedirects',
    `${start.href} redirects in a loop or too often (${hops} hops).`,
  );
}
