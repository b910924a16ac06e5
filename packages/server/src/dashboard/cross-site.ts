import type { IncomingHttpHeaders } from 'node:http';

/** Methods that change nothing (RFC 9110, section 9.2.1). */
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a page of another site, or of another origin of this one, sends a request that changes something. Reads
 * `Sec-Fetch-Site` (W3C Fetch Metadata), which no page can set; older browsers send `Origin`. A client that sends
 * neither is not a browser, so it does not add cookies by itself.
 */
export function isCrossSite(method: string, headers: IncomingHttpHeaders): boolean {
  if (SAFE.has(method)) return false;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin';
  const { origin } = headers;
  return origin !== undefined && getHost(origin) !== headers.host?.toLowerCase();
}

/** Returns host and port of an origin; undefined for `null` and for an invalid origin. */
function getHost(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
