import { FetchError } from '../errors.ts';
import type { FetchResponse } from './exchange.ts';
import type { FetchRequest, Fetcher } from './fetcher.ts';
import { followableTarget } from './redirect-target.ts';

/**
 * Use of a URL: `page`, to be listed or returned; `file`, to find other URLs, such as robots.txt, sitemaps and the
 * probe for missing pages. A file may have no link to it, and is never listed.
 */
export type UrlUse = 'page' | 'file';

/** Called before each URL is requested; false rejects it. */
export type AllowUrl = (url: URL, use: UrlUse) => boolean | Promise<boolean>;

/** Options of one request and the redirects that it leads to. */
export interface FollowRequest extends FetchRequest {
  /** Max redirects. Default 10. */
  readonly maxRedirects?: number | undefined;
  /** Called for the first URL and each redirect. Default: all are allowed. */
  readonly allowUrl?: AllowUrl | undefined;
  /**
   * Headers for one origin (`https://example.com`) and no other, wherever a redirect leads; those for `http` go to
   * `https` of the same host too, never the other way round. `headers` go to every origin.
   */
  readonly originHeaders?:
    | { readonly origin: string; readonly values: Readonly<Record<string, string>> }
    | undefined;
  /** Use that is passed to `allowUrl`. Default `page`. */
  readonly use?: UrlUse | undefined;
}

/** A response, and the URLs that led to it, the requested one first. */
export interface FollowedResponse extends FetchResponse {
  readonly hops: readonly URL[];
}

/**
 * Gets a URL and follows its redirects one by one: each passes the address policy, the connector and `allowUrl`.
 * `timeout` covers all of them together.
 *
 * @throws FetchError as `Fetcher.get`, `UrlRejected`, `TooManyRedirects` (too many, or a loop), or `InvalidRedirect`.
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
    const response = await fetcher.get(url, { ...request, headers: selectHeaders(url, request), timeout });
    const next = followableTarget(response);
    if (!next) return { ...response, hops };
    if (visited.has(next.href) || hops.length > (request.maxRedirects ?? 10))
      throw tooMany(start, hops.length);
    visited.add(next.href);
    hops.push(next);
    url = next;
  }
}

/** The headers of a request for one URL on the way: those of another origin are left out. */
export function selectHeaders(
  url: URL,
  { headers, originHeaders }: Pick<FollowRequest, 'headers' | 'originHeaders'>,
): FollowRequest['headers'] {
  if (originHeaders === undefined || !mayReceive(url, originHeaders.origin)) return headers;
  const own = new Set(Object.keys(originHeaders.values).map((name) => name.toLowerCase()));
  const rest = Object.entries(headers ?? {}).filter(([name]) => !own.has(name.toLowerCase()));
  return { ...Object.fromEntries(rest), ...originHeaders.values };
}

/** Whether a URL may get what was meant for an origin: it has that origin, or `https` where that has `http`. */
export function mayReceive({ origin }: URL, meant: string): boolean {
  return origin === meant || origin === meant.replace('http:', 'https:');
}

async function assertAllowed(url: URL, { allowUrl, use = 'page' }: FollowRequest): Promise<void> {
  if (!allowUrl || (await allowUrl(url, use))) return;
  throw new FetchError('UrlRejected', `${url.href} was not requested: the caller's policy refuses it.`);
}

function tooMany(start: URL, hops: number): FetchError {
  return new FetchError('TooManyRedirects', `${start.href} redirects in a loop or too often (${hops} hops).`);
}
