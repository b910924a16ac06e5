import { isTracking } from './tracking.ts';

/** Max characters of a URL; longer ones are not pages of websites, and servers usually reject them. */
export const MAX_URL_LENGTH = 2048;

const MAX_PASSES = 10;
/** Paths that are canonical already. That is the common case, and the check avoids parsing the URL. */
const PLAIN_PATH = /^(?:\/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*\/?$/;
const UNRESERVED = /^[A-Za-z0-9._~-]$/;
const SESSION_SEGMENT = /;(?:jsessionid|phpsessid|sid|cfid|cftoken|aspsessionid\w*)=[^/;?]*/gi;

/**
 * Returns the canonical form of a URL: WHATWG, without fragment, user info, default port, tracking and session
 * parameters; escapes of unreserved characters are decoded, the others are in uppercase (RFC 3986 §6.2.2). http and
 * https, `/x` and `/x/` remain distinct: only a redirect or `rel=canonical` proves them equal. Idempotent.
 *
 * Returns undefined for other schemes, no host, more than {@link MAX_URL_LENGTH} characters, or endlessly nested
 * escapes.
 */
export function canonicalUrl(url: URL): string | undefined {
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined;
  if (url.hostname === '' || url.href.length > MAX_URL_LENGTH * 4) return undefined;
  if (url.username !== '' || url.password !== '') {
    url.username = '';
    url.password = '';
  }
  if (url.hostname.endsWith('.')) url.hostname = url.hostname.replace(/\.+$/, '');
  const path = PLAIN_PATH.test(url.pathname) ? url.pathname : canonicalPath(url);
  const query = canonicalQuery(url.search);
  if (path === undefined || query === undefined) return undefined;
  const href = url.origin + path + query;
  return href.length > MAX_URL_LENGTH ? undefined : href;
}

/** Whether `path` is canonical already: no escapes, dot segments, sessions or unusual characters. */
export function isPlainPath(path: string): boolean {
  return PLAIN_PATH.test(path);
}

/** Returns the URL without its query. */
export function withoutQuery(href: string): string {
  const mark = href.indexOf('?');
  return mark < 0 ? href : href.slice(0, mark);
}

/**
 * Decoding can uncover another escape or a dot segment, so the steps repeat until nothing changes. Returns undefined
 * after {@link MAX_PASSES}, which only artificial URLs reach.
 */
function canonicalPath(url: URL): string | undefined {
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    const before = url.pathname;
    const after = normalEscapes(before.replace(SESSION_SEGMENT, ''));
    if (after === before) return before;
    url.pathname = after;
    if (url.pathname === before) return before;
  }
  return undefined;
}

function canonicalQuery(search: string): string | undefined {
  if (search.length < 2) return '';
  const remaining = search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && !isTracking(nameOf(pair)));
  if (remaining.length === 0) return '';
  const settled = settledEscapes(remaining.join('&'));
  return settled === undefined ? undefined : `?${settled}`;
}

function nameOf(pair: string): string {
  const equals = pair.indexOf('=');
  return equals < 0 ? pair : pair.slice(0, equals);
}

function settledEscapes(text: string): string | undefined {
  let before = text;
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    const after = normalEscapes(before);
    if (after === before) return after;
    before = after;
  }
  return undefined;
}

function normalEscapes(text: string): string {
  if (!text.includes('%')) return text;
  return text.replace(/%[0-9A-Fa-f]{2}/g, (escape) => {
    const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16));
    return UNRESERVED.test(character) ? character : escape.toUpperCase();
  });
}
