import { pathStart, segmentCount } from '@web-data/net/url';

/** Returns the origin of a canonical URL. */
export function getOrigin(href: string): string {
  return href.slice(0, pathStart(href));
}

/** Splits a canonical URL. The query is undefined without a `?`. */
function splitUrl(url: string): readonly [origin: string, path: string, query: string | undefined] {
  const start = pathStart(url);
  const mark = url.indexOf('?', start);
  if (mark < 0) return [url.slice(0, start), url.slice(start), undefined];
  return [url.slice(0, start), url.slice(start, mark), url.slice(mark + 1)];
}

/** Writes numbers as `N` and ids as `H`. */
function maskNumbers(text: string): string {
  return text.replace(ID_IN_PATH, 'H').replace(/\d+/g, 'N');
}

/** Returns the shape of a URL: host, path, query names and chosen values, with numbers as `N` and ids as `H`. */
export function urlPattern(url: string): string {
  const [origin, path, query] = splitUrl(url);
  const shape = maskNumbers(origin + path);
  return query === undefined ? shape : `${shape}?${queryShape(query, true)}`;
}

/** Replaces the ids in the path of a URL by NUL characters; numbers and dates remain. */
export function maskIds(url: string): string {
  const [origin, path, query] = splitUrl(url);
  const masked = path.replace(ID_IN_PATH, (id) => (/[a-z]/i.test(id) ? '\0' : id));
  return masked === path ? url : origin + masked + (query === undefined ? '' : `?${query}`);
}

/** UUIDs, hexadecimal ids, and tokens of alphabetic characters and digits. */
const ID_IN_PATH =
  /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}|(?<![0-9a-f])(?=[a-f]*\d)[0-9a-f]{8,}|(?<![A-Za-z0-9])(?=[A-Za-z]*\d)(?=\d*[A-Za-z])[A-Za-z0-9]{12,}(?![A-Za-z0-9])/gi;

/** Returns the first segment of a URL with more of them, with a mark for a query. */
export function firstSegment(url: string): string {
  const [origin, path, query] = splitUrl(url);
  const end = path.indexOf('/', 1);
  const shape = end > 0 ? maskNumbers(path.slice(0, end)) : '/*';
  return `${origin}${shape}${query === undefined ? '' : '?'}`;
}

/**
 * Returns the kind of a URL regardless of names: host, first segment, then for each further segment whether it is a
 * number, an id or a word (with its extension), and the names of its query. `/t/any-title/12/3` and `/t/other/7/1` are
 * of one kind, although each title has its own shape.
 */
export function urlKind(url: string): string {
  const [origin, path, query] = splitUrl(url);
  const [, first = '', ...others] = path.split('/');
  const head = others.length > 0 ? headOf(first) : '*';
  const kind = `${origin}/${[head, ...others.map(segmentKind)].join('/')}`;
  return query === undefined ? `${kind}~` : `${kind}?${queryShape(query, false)}~`;
}

/** The name of a section, with its numbers masked. */
function headOf(first: string): string {
  return ID.test(first) ? 'H' : first.replace(/\d+/g, 'N');
}

function segmentKind(segment: string): string {
  if (segment === '') return '';
  if (/^[\d.]+$/.test(segment)) return 'N';
  if (ID.test(segment)) return 'H';
  const extension = EXTENSION.exec(segment)?.[0] ?? '';
  return LIST.test(segment) ? `*+${extension}` : `*${extension}`;
}

/** Several words joined by separators: a selection of several values. */
const LIST = /[+,;|]/;
/** A page may exist in other formats. */
const EXTENSION = /\.[a-z]{2,5}$/i;

/** A UUID, a hexadecimal id, or a token of alphabetic characters and digits. */
const ID =
  /^(?:[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}|(?=[a-f]*\d)[0-9a-f]{8,}|(?=[A-Za-z]*\d)(?=\d*[A-Za-z])[A-Za-z0-9]{12,})$/i;

/** Parameters are separated by `&`, or by `;` in software that follows the old advice of HTML 4 (§B.2.2). */
const SEPARATOR = /[&;]/;
/** Prefix of a value that is like a path: `Special:` of `Special:Search/x`. */
const PREFIX = /^[^:/]*(?::|%3A|\/|%2F)/i;
/** A value that looks like one of a few options. */
const CHOICE = /^[a-z_-]{1,16}$/;

/**
 * Returns the names of a query, sorted and without duplicates, with the prefixes of their values; with `choices`, also
 * values that are single words.
 */
export function queryShape(query: string, choices: boolean): string {
  const shapes = query.split(SEPARATOR).map((pair) => {
    const equals = pair.indexOf('=');
    if (equals < 0) return pair;
    const value = pair.slice(equals + 1);
    const shape =
      choices && CHOICE.test(value) ? value : (PREFIX.exec(value)?.[0].replace(/\d+/g, 'N') ?? '');
    return shape === '' ? pair.slice(0, equals) : `${pair.slice(0, equals)}=${shape}`;
  });
  return [...new Set(shapes)].toSorted().join('&');
}

/** Returns the names of a URL's query parameters, without duplicates, unchanged. */
export function parameterNames(href: string): string[] {
  const mark = href.indexOf('?');
  if (mark < 0) return [];
  return [...new Set(pairsOf(href, mark).map(nameOf))];
}

/** Returns the value of a query parameter; all values, joined, when it occurs several times. */
export function parameterValue(href: string, name: string): string {
  const pairs = pairsOf(href, href.indexOf('?')).filter((pair) => nameOf(pair) === name);
  return pairs.map((pair) => pair.slice(name.length + 1)).join('&');
}

/** Returns the URL without the query parameters that a test selects; the others stay as they are. */
export function withoutParameter(href: string, isLeftOut: (name: string) => boolean): string {
  const mark = href.indexOf('?');
  if (mark < 0) return href;
  const pairs = pairsOf(href, mark);
  const remaining = pairs.filter((pair) => !isLeftOut(nameOf(pair)));
  if (remaining.length === pairs.length) return href;
  const bare = href.slice(0, mark);
  return remaining.length === 0 ? bare : `${bare}?${remaining.join('&')}`;
}

function pairsOf(href: string, mark: number): string[] {
  return href.slice(mark + 1).split('&');
}

function nameOf(pair: string): string {
  const equals = pair.indexOf('=');
  return equals < 0 ? pair : pair.slice(0, equals);
}

/** Whether a URL looks like a further page of the list on `page`; such pages lead to many others. */
export function isFurtherPage(url: string, page: string | undefined): boolean {
  return PAGINATION.test(url) && (page === undefined || listOf(url) === listOf(page));
}

const PAGINATION = /([/?&])(?:page|paged|p|pg|seite|pagina|offset|start)[/=_-]?\d+/i;

/** Returns the URL without its page number, which is equal for all pages of a list. */
function listOf(url: string): string {
  return url
    .replace(PAGINATION, '$1')
    .replace(/\?&/, '?')
    .replace(/[/?&]+$/, '');
}

const MAX_SEGMENTS = 20;
const MAX_REPEATS = 3;

/** Whether a URL is deeper or more repetitive than URLs of content: it is listed, but not visited. */
export function isOdd(url: string): boolean {
  const segments = segmentCount(url);
  return segments > MAX_SEGMENTS || (segments > MAX_REPEATS && repeats(url));
}

/** Whether a segment occurs more than three times. */
function repeats(url: string): boolean {
  const segments = url.split('?', 1)[0]?.split('/').slice(3).filter(Boolean) ?? [];
  const counts = new Map<string, number>();
  for (const segment of segments) {
    const count = (counts.get(segment) ?? 0) + 1;
    if (count > MAX_REPEATS) return true;
    counts.set(segment, count);
  }
  return false;
}
