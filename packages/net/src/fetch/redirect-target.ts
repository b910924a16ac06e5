import { FetchError } from '../errors.ts';
import { parseRefresh } from '../html/refresh.ts';
import { parseUrl } from '../url/parse.ts';
import type { FetchResponse } from './exchange.ts';

const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
/** Max seconds of a `Refresh` that counts as a redirect, since nobody could read the page; others count as links. */
export const REDIRECTING_REFRESH = 1;

/**
 * Returns the target of a redirect, without its fragment; undefined for other responses. A `Refresh` header of up to
 * `REDIRECTING_REFRESH` seconds counts as well, unless it leads to the page itself.
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
  // undici returns header bytes as latin1; browsers expect a raw UTF-8 Location.
  const text = Buffer.from(location, 'latin1').toString('utf8');
  const url = parseUrl(text.includes('\uFFFD') ? location : text, from);
  if (url === undefined) return undefined;
  url.hash = '';
  return url;
}

/**
 * Returns where a redirect leads that can be followed; undefined for other responses.
 * @throws FetchError `InvalidRedirect` for a target that is no http or https URL: no retry leads to a page.
 */
export function followableTarget(
  response: Pick<FetchResponse, 'url' | 'status' | 'headers'>,
): URL | undefined {
  const { url, status, headers } = response;
  const target = redirectTarget(response);
  if (target !== undefined && /^https?:$/.test(target.protocol)) return target;
  if (target !== undefined)
    throw new FetchError(
      'InvalidRedirect',
      `${url.host} redirects to ${target.protocol}, which is not http or https.`,
    );
  if (REDIRECTS.has(status) && headers.location?.trim())
    throw new FetchError('InvalidRedirect', `${url.host} redirects to no valid URL.`);
  return undefined;
}
