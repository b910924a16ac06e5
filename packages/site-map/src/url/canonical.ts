import { isTracking } from './tracking.ts';

/** URLs longer than this are not websites' pages; most servers refuse them too. */
export const MAX_URL_LENGTH = 2048;

const MAX_PASSES = 10;
/** Paths that are canonical as they stand; most links are, and the check spares a URL parse. */
const PLAIN_PATH = /^(?:\/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*\/?$/;
const UNRESERVED = /^[A-Za-z0-9._~-]$/;
const SESSION_SEGMENT = /;(?:jsessionid|phpsessid|sid|cfid|cftoken|aspsessionid\w*)=[^/;?]*/gi;

/**
 * The one form of a URL under which it is known: WHATWG, without fragment, user info, default port, tracking and
 * session parameters; escapes of unreserved characters decoded, the others in capitals (RFC 3986 §6.2.2).
 * http and https, `/x` and `/x/` stay apart: only a redirect or `rel=canonical` proves them one. Idempotent.
 *
 * Answers undefined for other schemes, no host, more than {@link MAX_URL_LENGTH} characters, or escapes within
 * escapes without end.
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

/** True when `path` needs no work to be canonical: no escapes, dots segments, sessions or odd characters. */
export function isPlainPath(path: string): boolean {
  return PLAIN_PATH.test(path);
}

/** The same URL without its query. */
export function withoutQuery(href: string): string {
  const mark = href.indexOf('?');
  return mark < 0 ? href : href.slice(0, mark);
}

/**
 * Decoding can uncover another escape or a dot segment, so the steps repeat until nothing changes; undefined when
 * that takes more than {@link MAX_PASSES}, as only made-up URLs do.
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
