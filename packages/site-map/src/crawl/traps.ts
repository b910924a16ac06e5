import { MAX_URL_LENGTH } from '../url/canonical.ts';
import { segmentCount } from '../url/page-url.ts';

/** What a visited page looked like, for telling a trap from a large section. */
export interface Seen {
  readonly url: string;
  readonly title: string | undefined;
  /** Hash of the body. */
  readonly body: number;
  /** New URLs of other patterns this page led to. */
  readonly newElsewhere: number;
}

const MAX_SEGMENTS = 20;
const MAX_REPEATS = 3;
/** Pages of one pattern that bring nothing, before the pattern is a trap; and their share of all pages. */
const BARREN_PAGES = 200;
const BARREN_SHARE = 0.1;
/** Pages of one pattern that only its own pages name, before the pattern is a trap. */
const SELF_NAMED = 1000;
/** From here on such pages wait for the rest of the site. */
const SUSPECT = 50;
const FIRST_YEAR = 1990;
const YEARS_AHEAD = 2;

interface Pattern {
  barren: number;
  selfNamed: number;
  endorsed: number;
  yielded: number;
  readonly titles: Set<string>;
  readonly bodies: Set<number>;
}

/**
 * Notices places where a site generates URLs without end: calendars, session ids in paths, paths that repeat
 * themselves, pages that only differ in their URL. Judges by URL pattern, so that the rest of the site goes on.
 */
export class Traps {
  readonly #patterns = new Map<string, Pattern>();
  #visited = 0;

  /** True when a link to this URL should be followed. `from` is the page that names it. */
  admits(url: string, from: string | undefined): boolean {
    if (!isSound(url)) return false;
    const key = urlPattern(url);
    const pattern = this.#pattern(key);
    const selfNamed = from !== undefined && urlPattern(from) === key;
    if (!selfNamed) {
      pattern.endorsed++;
      return true;
    }
    if (this.#isTrap(pattern)) return false;
    pattern.selfNamed++;
    return true;
  }

  /** Notes a visited page. */
  note(seen: Seen): void {
    this.#visited++;
    const pattern = this.#pattern(urlPattern(seen.url));
    pattern.yielded += seen.newElsewhere;
    const repeats =
      pattern.bodies.has(seen.body) || (seen.title !== undefined && pattern.titles.has(seen.title));
    if (repeats && seen.newElsewhere === 0) pattern.barren++;
    if (pattern.bodies.size < MAX_REMEMBERED) pattern.bodies.add(seen.body);
    if (seen.title !== undefined && pattern.titles.size < MAX_REMEMBERED) pattern.titles.add(seen.title);
  }

  /** True when URLs of this pattern should wait for the others. */
  isSuspect(url: string): boolean {
    const pattern = this.#pattern(urlPattern(url));
    return pattern.selfNamed > SUSPECT + pattern.endorsed * 10 + pattern.yielded;
  }

  /** True when this URL's pattern turned out to be a trap. */
  isTrap(url: string): boolean {
    return this.#isTrap(this.#pattern(urlPattern(url)));
  }

  #isTrap(pattern: Pattern): boolean {
    const allowance = this.#visited * BARREN_SHARE;
    if (pattern.barren > BARREN_PAGES + allowance) return true;
    return pattern.selfNamed > SELF_NAMED + pattern.endorsed * 10 + pattern.yielded * 10 + allowance;
  }

  #pattern(key: string): Pattern {
    let pattern = this.#patterns.get(key);
    if (!pattern) {
      pattern = { barren: 0, selfNamed: 0, endorsed: 0, yielded: 0, titles: new Set(), bodies: new Set() };
      this.#patterns.set(key, pattern);
    }
    return pattern;
  }
}

const MAX_REMEMBERED = 2000;

/** The shape of a URL: host, path and query names, with numbers as `N` and long hexadecimal ids as `H`. */
export function urlPattern(url: string): string {
  const [path = '', query] = url.split('?', 2);
  const shape = path
    .replace(/[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}|(?=[a-f]*\d)[0-9a-f]{8,}/gi, 'H')
    .replace(/\d+/g, 'N');
  if (query === undefined) return shape;
  const names = query.split('&').map((pair) => pair.split('=', 1)[0]);
  return `${shape}?${[...new Set(names)].toSorted().join('&')}`;
}

/** Bounds that hold for every followed link: length, depth, repetition, and dates nobody has content for. */
export function isSound(url: string): boolean {
  if (url.length > MAX_URL_LENGTH || segmentCount(url) > MAX_SEGMENTS) return false;
  return !repeats(url) && isPlausibleDate(url);
}

/** True when one segment occurs more than three times, or a group of segments more than three times in a row. */
function repeats(url: string): boolean {
  const segments = url.split('?', 1)[0]?.split('/').slice(3).filter(Boolean) ?? [];
  if (segments.length <= MAX_REPEATS) return false;
  const counts = new Map<string, number>();
  for (const segment of segments) {
    const count = (counts.get(segment) ?? 0) + 1;
    if (count > MAX_REPEATS) return true;
    counts.set(segment, count);
  }
  return false;
}

const DATE = /(?<![\d.])(\d{4})[/_-](?:0?[1-9]|1[0-2])(?:[/_-](?:0?[1-9]|[12]\d|3[01]))?(?!\d)/;

/** A calendar goes on for ever; a year and month far from now is one. */
function isPlausibleDate(url: string): boolean {
  const year = Number(DATE.exec(url)?.[1] ?? Number.NaN);
  if (Number.isNaN(year) || year < 1000) return true;
  return year >= FIRST_YEAR && year <= new Date().getUTCFullYear() + YEARS_AHEAD;
}
