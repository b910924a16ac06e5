import { MAX_URL_LENGTH } from '../url/canonical.ts';
import { segmentCount } from '../url/page-url.ts';

/** What a visited page looked like, for telling a trap from a large section. */
export interface Seen {
  readonly title: string | undefined;
  /** Hash of the body. */
  readonly body: number;
  /** New URLs of the page's own pattern it led to. */
  readonly newAlike: number;
  /** New URLs of other patterns it led to. */
  readonly newElsewhere: number;
}

/** What is known of all URLs of one shape. */
export class Pattern {
  /** Visited pages that repeat an earlier one's title or body and lead nowhere else. */
  barren = 0;
  /** Visited pages that lead to one page of their kind at most, and nowhere else. */
  chained = 0;
  /** URLs that only pages of this pattern name. */
  selfNamed = 0;
  /** URLs that sitemaps or other pages name, and URLs from pages that branch: signs of real content. */
  credit = 0;
  isTrap = false;
  /** New URLs of other patterns found here. */
  yielded = 0;
  #titles: Set<string> | undefined;
  #bodies: Set<number> | undefined;

  /** Remembers title and body; true when either was seen here before. */
  repeats({ title, body }: Seen): boolean {
    this.#titles ??= new Set();
    this.#bodies ??= new Set();
    const repeated = this.#bodies.has(body) || (title !== undefined && this.#titles.has(title));
    if (this.#bodies.size < MAX_REMEMBERED) this.#bodies.add(body);
    if (title !== undefined && this.#titles.size < MAX_REMEMBERED) this.#titles.add(title);
    return repeated;
  }
}

const MAX_SEGMENTS = 20;
const MAX_REPEATS = 3;
const MAX_REMEMBERED = 2000;
/** Pages of one pattern that bring nothing, before the pattern is a trap; and their share of all pages. */
const BARREN_PAGES = 200;
const BARREN_SHARE = 0.1;
/** From here on URLs that only their own kind names wait for the rest of the site. */
const SUSPECT = 50;
/** How many pages one sign of real content speaks for. */
const CREDIT = 10;
const FIRST_YEAR = 1990;
const YEARS_AHEAD = 2;

/**
 * Notices places where a site generates URLs without end: calendars, session ids in paths, paths that repeat
 * themselves, pages that only differ in their URL, chains without end. Judges by URL pattern, so that the rest of
 * the site goes on.
 */
export class Traps {
  readonly #patterns = new Map<string, Pattern>();
  readonly #chain: number;
  #visited = 0;

  /** @param chain pages of a chain that leads nowhere else, before it is a trap. */
  constructor(chain: number) {
    this.#chain = chain;
  }

  patternOf(url: string): Pattern {
    const key = urlPattern(url);
    let pattern = this.#patterns.get(key);
    if (!pattern) {
      pattern = new Pattern();
      this.#patterns.set(key, pattern);
    }
    return pattern;
  }

  /** True when a link to a URL of this pattern should be followed. `from` is the pattern of the page that names it. */
  admits(pattern: Pattern, from: Pattern | undefined): boolean {
    if (from !== pattern) {
      pattern.credit++;
      return true;
    }
    if (this.isTrap(pattern)) return false;
    pattern.selfNamed++;
    return true;
  }

  /** Notes a visited page; answers true when it brought nothing new. */
  note(pattern: Pattern, seen: Seen): boolean {
    this.#visited++;
    pattern.yielded += seen.newElsewhere;
    if (seen.newAlike > 1) pattern.credit += seen.newAlike;
    const isBarren = pattern.repeats(seen) && seen.newElsewhere === 0;
    if (isBarren) pattern.barren++;
    if (seen.newAlike <= 1 && seen.newElsewhere === 0) pattern.chained++;
    return isBarren;
  }

  /** True when URLs of this pattern should wait for the others. */
  isSuspect(pattern: Pattern): boolean {
    return pattern.selfNamed > SUSPECT + pattern.credit * CREDIT + pattern.yielded;
  }

  /** True when this pattern turned out to be a trap; it stays one. */
  isTrap(pattern: Pattern): boolean {
    pattern.isTrap ||=
      pattern.barren > BARREN_PAGES + this.#visited * BARREN_SHARE ||
      pattern.chained > this.#chain + (pattern.credit + pattern.yielded) * CREDIT;
    return pattern.isTrap;
  }
}

/** The shape of a URL: host, path and query names, with numbers as `N` and long hexadecimal ids as `H`. */
export function urlPattern(url: string): string {
  const [path = '', query] = url.split('?', 2);
  const shape = path
    .replace(/[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}|(?<![0-9a-f])(?=[a-f]*\d)[0-9a-f]{8,}/gi, 'H')
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
