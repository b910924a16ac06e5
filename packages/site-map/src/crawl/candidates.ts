import type { Link } from '../link.ts';
import type { Part } from './part.ts';
import type { Print } from './print.ts';
import { UrlSet } from './url-set.ts';

/** How a URL became known; a smaller number is more relevant. */
export const SEED = 0;
export const SITEMAP = 1;
export const LINK = 2;
export type Source = typeof SEED | typeof SITEMAP | typeof LINK;

/**
 * `waiting`: known, not visited; `listed`: belongs to the result; `alias`: another URL replaces it; `gone`: dead,
 * rejected, not a page, or only visited for its links.
 */
export type CandidateState = 'waiting' | 'listed' | 'alias' | 'gone';

/** Properties that only some URLs have; a large sitemap contains a million URLs without them. */
class Details {
  /** Redirects that led to it. */
  hops = 0;
  /** Nothing links to it: it is the form of another URL without its query. */
  implied = false;
  /** Never listed, because of its query; only visited for its links. */
  hidden = false;
  /** Longer, deeper or more repetitive than URLs of content: listed, never visited. */
  odd = false;
  /** Reached by redirects from the start URL, outside of the scope known so far. */
  isWaypoint = false;
  /** `allowUrl` allowed it. */
  judged = false;
  /** A further page of the list that links to it. */
  paged = false;
  /** Only URLs of its own part link to it. */
  selfNamed = false;
  /** Number of consecutive unproductive pages on the way to it. */
  behind = 0;
  /** A sitemap contains it, although another source named it first. */
  named = false;
  /** Listed after all others. */
  last = false;
  /** Another page replaces it because of its canonical link or equal content, not because of a redirect. */
  folded = false;
  /** Equals the response of its host for a page that does not exist. */
  missing = false;
  part: Part | undefined;
  kind: Part | undefined;
  around: Part | undefined;
  likes: readonly Part[] | undefined;
  wider: readonly Part[] | undefined;
  title: string | undefined;
  description: string | undefined;
  /** Fingerprint of its text, after a visit. */
  print: Print | undefined;
  /** Pages with a canonical link to it. */
  replaces: Candidate[] | undefined;
}

const NO_DETAILS: Readonly<Details> = Object.freeze(new Details());

/** A URL that may belong to the result. */
export class Candidate {
  readonly url: string;
  source: Source;
  state: CandidateState = 'waiting';
  #details: Details | undefined;

  constructor(url: string, source: Source) {
    this.url = url;
    this.source = source;
  }

  /** Its details, for reading. */
  get is(): Readonly<Details> {
    return this.#details ?? NO_DETAILS;
  }

  /** Its details, for writing. */
  get note(): Details {
    return (this.#details ??= new Details());
  }

  /** Whether a sitemap contains it. */
  get isNamed(): boolean {
    return this.source === SITEMAP || this.is.named;
  }

  /** Converts it to a link of the result. */
  toLink(): Link {
    const link: Link = { url: this.url };
    const { title, description } = this.is;
    if (title !== undefined) link.title = title;
    if (description !== undefined) link.description = description;
    return link;
  }
}

/** Max paths that are cached for one origin. */
const MAX_WRITTEN = 100_000;

/** All URLs of one discovery, by canonical form. */
export class Candidates {
  readonly #max: number;
  readonly #known = new Map<string, Candidate>();
  /** URLs without a record, used when nothing is visited; a sitemap can contain a million. */
  readonly #named = new UrlSet();
  /** Known URLs of one origin, by path. */
  readonly #written = new Map<string, Candidate>();
  #writtenOrigin = '';
  listed = 0;
  /** Number of listed URLs that come after all others. */
  listedLast = 0;
  /** Number of URLs that are only visited for their links. */
  #hidden = 0;
  /** Whether the budget left a URL out. */
  overflowed = false;

  constructor(max: number) {
    this.#max = max;
  }

  get size(): number {
    return this.#known.size + this.#named.size;
  }

  /** URLs that were listed without a visit. */
  get named(): Iterable<string> {
    return this.#named.urls;
  }

  get(url: string): Candidate | undefined {
    return this.#known.get(url);
  }

  /**
   * Looks up a known URL by its origin and the path as written on a page. Pages repeat their links, and this lookup
   * avoids joining and hashing the full URL.
   */
  getWritten(origin: string, path: string): Candidate | undefined {
    return origin === this.#writtenOrigin ? this.#written.get(path) : undefined;
  }

  /** Caches the path of a known URL. */
  noteWritten(origin: string, candidate: Candidate): void {
    if (origin !== this.#writtenOrigin || this.#written.size >= MAX_WRITTEN) this.#written.clear();
    this.#writtenOrigin = origin;
    // A slice of the page's own string would retain the full page in memory.
    this.#written.set(candidate.url.slice(origin.length), candidate);
  }

  /** Clears the cached paths, after an origin turned out to be an alias of another. */
  forgetWritten(): void {
    this.#written.clear();
  }

  /** Adds a new URL; returns undefined when the budget is used up. */
  add(url: string, source: Source): Candidate | undefined {
    if (this.size - this.#hidden >= this.#max) {
      this.overflowed = true;
      return undefined;
    }
    const candidate = new Candidate(url, source);
    this.#known.set(url, candidate);
    return candidate;
  }

  /** Adds a URL that is only visited for its links; returns undefined when their number reaches the budget. */
  addHidden(url: string, source: Source): Candidate | undefined {
    if (this.#hidden >= this.#max) return undefined;
    const candidate = new Candidate(url, source);
    candidate.note.hidden = true;
    this.#known.set(url, candidate);
    this.#hidden++;
    return candidate;
  }

  /** Lists a URL without a visit; returns false when it is known or the budget is used up. */
  list(url: string): boolean {
    const { size } = this;
    if (size >= this.#max) this.overflowed ||= !this.#named.has(url);
    else this.#named.add(url);
    if (this.size === size) return false;
    this.listed++;
    return true;
  }

  /** Returns the link for a listed URL. */
  linkOf(url: string): Link {
    if (this.#known.size === 0) return { url };
    return this.#known.get(url)?.toLink() ?? { url };
  }

  /** Sets the state of a URL; `isLast` when it is listed after all others. */
  settle(candidate: Candidate, state: CandidateState, isLast = false): void {
    if (candidate.state === 'listed') {
      this.listed--;
      if (candidate.is.last) this.listedLast--;
    }
    if (state === 'listed') {
      this.listed++;
      if (isLast) this.listedLast++;
    }
    if (isLast || candidate.is.last) candidate.note.last = isLast;
    candidate.state = state;
  }

  values(): IterableIterator<Candidate> {
    return this.#known.values();
  }
}
