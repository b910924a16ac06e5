/**
 * Why pages may be missing in a result: stable codes to match on. In order of importance: the end of the time or
 * repeated rejections, walls in front of the site, limits of this package, and pages that were left out on purpose.
 */
export type ReasonCode =
  | 'timeout'
  | 'undecided'
  | 'overload'
  | 'disallowed'
  | 'robots-unread'
  | 'unauthorized'
  | 'forbidden'
  | 'challenge'
  | 'consent'
  | 'javascript'
  | 'no-page'
  | 'no-links'
  | 'rate-limited'
  | 'failing'
  | 'pages'
  | 'bytes'
  | 'candidates'
  | 'hosts'
  | 'sitemaps'
  | 'sitemap-size'
  | 'sitemap-cut'
  | 'sitemap-depth'
  | 'sitemap-unread'
  | 'foreign'
  | 'page-size'
  | 'page-links'
  | 'url-length'
  | 'queries'
  | 'suspects'
  | 'sampled'
  | 'sitemap-missing';

/** One limit, wall or rejection that a discovery encountered. */
export interface Reason {
  readonly code: ReasonCode;
  /** A full sentence: what happened, and the remedy. */
  readonly message: string;
  /** Number of cases, where they can be counted: pages, files, hosts. */
  readonly count: number;
  /** The first URL concerned. */
  readonly url?: string;
}

type Message = (count: number, url: string) => string;

/** Messages of all codes, sorted by importance. */
const MESSAGES: Readonly<Record<ReasonCode, Message>> = {
  timeout: () => 'The timeout was reached: the list may be incomplete.',
  undecided: (count, url) =>
    `${count} URL(s), such as ${url}, were left out: the verdict on them did not come within the timeout.`,
  overload: () => 'The site is overloaded and asked to be left alone: the list may be incomplete.',
  disallowed: (count, url) =>
    `The robots.txt of the site forbids visiting ${pagesFrom(count, url)}: links on them are not known.`,
  'robots-unread': (_, url) =>
    `The robots.txt of ${url} could not be read, which forbids every visit: try again later.`,
  unauthorized: (count, url) =>
    `The site asks for a login (401) at ${pagesFrom(count, url)}: what lies behind is not listed.`,
  forbidden: (count, url) => `The site refused ${pagesFrom(count, url)}: what lies behind is not listed.`,
  challenge: (count, url) =>
    `The site puts a test for people before ${pagesFrom(count, url)}, which is not taken: what lies behind is not listed.`,
  consent: (_, url) => `The site shows a page of consent or login (${url}) in place of its pages.`,
  javascript: (_, url) =>
    `${url} shows its content by JavaScript only, which is not run: links made by scripts are missing.`,
  'no-page': (_, url) => `${url} is a file and no web page: there are no links on it to follow.`,
  'no-links': (_, url) => `${url} links to no other page of the site, and no sitemap names one.`,
  'rate-limited': (count, url) =>
    `The site answered 429 (too many requests) for ${pagesFrom(count, url)}: try again later.`,
  failing: (count, url) => `The site failed to answer for ${pagesFrom(count, url)}: try again later.`,
  pages: (count) => `The site is too large to look at as a whole: the budget of ${count} pages is used up.`,
  bytes: () => 'The site is too large to look at as a whole: the budget of bytes is used up.',
  candidates: (count) => `The site names more than ${count} URLs: those beyond are left out.`,
  hosts: (count) =>
    `The site has more hosts than the ${count} that may be asked: the others were not visited.`,
  sitemaps: (count) => `The site has more sitemap files than the ${count} that may be read.`,
  'sitemap-size': (count, url) =>
    `${count} sitemap file(s) exceed the bounds of sitemaps.org and were read in part: ${url}.`,
  'sitemap-cut': (count, url) =>
    `${count} sitemap file(s) break off before their end, so that the last URLs are missing: ${url}. Try again later.`,
  'sitemap-depth': (_, url) => `The index ${url} lies too deep below other indexes and was not followed.`,
  'sitemap-unread': (count, url) => `${count} sitemap file(s) could not be read: ${url}. Try again later.`,
  foreign: (_, url) =>
    `The site keeps sitemaps on a host that is not its own (${url}): only some of them were read there.`,
  'page-size': (count, url) => `${pages(count)} too long and read in part: ${url}.`,
  'page-links': (count, url) => `${pages(count)} read in part for holding too many links: ${url}.`,
  'url-length': (count, url) =>
    `${count} link(s) longer than 2,048 characters were left out, first on ${url}.`,
  queries: (count, url) =>
    `${count} URL(s) with a query, such as ${url}, were not read: others like them had led to nothing new.`,
  suspects: (count, url) =>
    `${count} URL(s) that look generated without end, such as ${url}, were not visited; the list ends with them.`,
  sampled: (count) =>
    `The sitemap was found to name everything a sample of pages links to: ${count} other pages were not visited.`,
  'sitemap-missing': (count, url) =>
    `${count} file(s) that the site names as sitemaps, such as ${url}, are missing or no sitemaps.`,
};

const ORDER = Object.keys(MESSAGES) as ReasonCode[];

/** Collects the reasons of one discovery, each code once. */
export class Reasons {
  readonly #met = new Map<ReasonCode, { count: number; url: string }>();

  get size(): number {
    return this.#met.size;
  }

  /** Adds one more case; `url` is stored for the first one. */
  note(code: ReasonCode, url = '', count = 1): void {
    const met = this.#met.get(code);
    if (met) met.count += count;
    else this.#met.set(code, { count, url });
  }

  /** Adds a limit that was reached; its count is the limit itself. */
  bound(code: ReasonCode, bound: number): void {
    this.#met.set(code, { count: bound, url: '' });
  }

  has(code: ReasonCode): boolean {
    return this.#met.has(code);
  }

  /** Returns all reasons, sorted by importance. */
  list(): Reason[] {
    return ORDER.flatMap((code) => {
      const met = this.#met.get(code);
      if (!met) return [];
      const { count, url } = met;
      const message = MESSAGES[code](count, url);
      return [{ code, message, count, ...(url !== '' && { url }) }];
    });
  }
}

function pages(count: number): string {
  return count === 1 ? '1 page was' : `${count} pages were`;
}

function pagesFrom(count: number, url: string): string {
  return count === 1 ? url : `${count} pages, such as ${url}`;
}
