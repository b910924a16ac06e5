import { isTracking } from './tracking.ts';

/** URLs longer than this are not websites' pages; most servers refuse them too. */
export const MAX_URL_LENGTH = 2048;

/** Paths that are canonical as they stand; most links are, and the check spares a URL parse. */
const PLAIN_PATH = /^(?:\/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*\/?$/;
const UNRESERVED = /^[A-Za-z0-9._~-]$/;
const SESSION_SEGMENT = /;(?:jsessionid|phpsessid|sid|cfid|cftoken|aspsessionid\w*)=[^/;?]*/gi;

/**
 * The one form of a URL under which it is known: WHATWG, without fragment, user info, default port, tracking and
 * session parameters; escapes of unreserved characters decoded, the others in capitals (RFC 3986 §6.2.2).
 * http and https, `/x` and `/x/` stay apart: only a redirect or `rel=canonical` proves them one. Idempotent.
 *
 * Answers undefined for other schemes, no host, or more than {@link MAX_URL_LENGTH} characters.
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
  const href = url.origin + path + canonicalQuery(url.search);
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

/** Decoding can uncover another escape or a dot segment, so the steps repeat until nothing changes. */
function canonicalPath(url: URL): string {
  for (;;) {
    const before = url.pathname;
    const after = normalEscapes(before.replace(SESSION_SEGMENT, ''));
    if (after === before) return before;
    url.pathname = after;
    if (url.pathname === before) return before;
  }
}

function canonicalQuery(search: string): string {
  if (search.length < 2) return '';
  const kept = search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && !isTracking(nameOf(pair)));
  return kept.length === 0 ? '' : `?${settledEscapes(kept.join('&'))}`;
}

function nameOf(pair: string): string {
  const equals = pair.indexOf('=');
  return equals < 0 ? pair : pair.slice(0, equals);
}

function settledEscapes(text: string): string {
  for (let before = text; ;) {
    const after = normalEscapes(before);
    if (after === before) return after;
    before = after;
  }
}

function normalEscapes(text: string): string {
  if (!text.includes('%')) return text;
  return text.replace(/%[0-9A-Fa-f]{2}/g, (escape) => {
    const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16));
    return UNRESERVED.test(character) ? character : escape.toUpperCase();
  });
}
