import { parseRefresh } from '../html/refresh.ts';
import { parseUrl } from '../url/parse.ts';
import type { FetchResponse } from './exchange.ts';

const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
/** Seconds in which a `Refresh` leaves nobody the time to read: it then is a redirect, and else only a link. */
export const REDIRECTING_REFRESH = 1;

/**
 * Where a redirect response leads, without its fragment; undefined when it is none or leads nowhere. A `Refresh`
 * header that leaves no time to read is a redirect too, unless it leads to the page itself.
 */
export function redirectTarget(response: Pick<FetchResponse, 'url' | 'status' | 'headers'>): URL | undefined {
  const { url, status, headers } = response;
  if (REDIRECTS.has(status)) return headers.location?.trim() ? targetOf(headers.location, url) : undefined;
  const refresh = typeof headers['refresh'] === 'string' ? parseRefresh(headers['refresh']) : undefined;
  if (status !== 200 || !refresh || refresh.seconds > REDIRECTING_REFRESH) return undefined;
  const target = targetOf(refresh.href, url);
  return target?.href === url.href ? undefined : target;
}

function targetOf(location: string, from: URL): URL | undefined {
  // undici hands header bytes over as latin1; a raw UTF-8 Location is what browsers expect.
  const text = Buffer.from(location, 'latin1').toString('utf8');
  const url = parseUrl(text.includes('\uFFFD') ? location : text, from);
  if (url === undefined) return undefined;
  url.hash = '';
  return url;
}
