import type { IncomingHttpHeaders } from 'node:http';

/** Methods that change nothing (RFC 9110, section 9.2.1). */
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a browser says that a page of another site, or of another origin of this one, makes a request that changes
 * something. By `Sec-Fetch-Site` (W3C Fetch Metadata), which no page can set; older browsers say where a request comes from
 * in `Origin`. What sends neither is no browser, and nobody's cookies travel with it unasked.
 */
export function isCrossSite(method: string, headers: IncomingHttpHeaders): boolean {
  if (SAFE.has(method)) return false;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin';
  const { origin } = headers;
  return origin !== undefined && getHost(origin) !== headers.host?.toLowerCase();
}

/** Host and port of an origin; undefined for `null` and what is none. */
function getHost(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
