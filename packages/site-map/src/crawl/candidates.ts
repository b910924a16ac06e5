import type { Link } from '../link.ts';
import type { Part } from './part.ts';
import type { Print } from './print.ts';
import { UrlSet } from './url-set.ts';

/** How a URL became known; the smaller, the more relevant. */
export const SEED = 0;
export const SITEMAP = 1;
export const LINK = 2;
export type Source = typeof SEED | typeof SITEMAP | typeof LINK;

/**
 * `waiting`: known, not visited; `listed`: belongs to the answer; `alias`: another URL replaces it;
 * `gone`: dead, refused, no page, or visited for its links only.
 */
export type CandidateState = 'waiting' | 'listed' | 'alias' | 'gone';

/** What only some URLs have; a sitemap can name a million that never need it. */
class Details {
  /** Redirects that led here. */
  hops = 0;
  /** Nobody named it: it is the bare form of a URL with a query. */
  implied = false;
  /** Never answered, for its query; visited for the links it holds. */
  hidden = false;
  /** Longer, deeper or more repetitive than URLs of content are: listed, never visited. */
  odd = false;
  /** Reached by redirects from the start, outside of the site as it is known so far. */
  isWaypoint = false;
  /** `allowUrl` agreed. */
  judged = false;
  /** A further page of the list that names it. */
  paged = false;
  /** Only URLs of its own part name it. */
  selfNamed = false;
  /** Its visit has begun and not ended. */
  open = false;
  /** Pages in a row that did not pay and led here. */
  behind = 0;
  /** A sitemap names it, though another source did before. */
  named = false;
  /** Listed behind all others. */
  last = false;
  /** Another page stands for it by its own claim or by looks, not by a redirect. */
  folded = false;
  /** Equals what its host answers for a page that cannot exist. */
  missing = false;
  part: Part | undefined;
  kind: Part | undefined;
  around: Part | undefined;
  likes: readonly Part[] | undefined;
  title: string | undefined;
  description: string | undefined;
  /** What its text is like, once visited. */
  print: Print | undefined;
  /** Pages that name it as their canonical form. */
  replaces: Candidate[] | undefined;
}

const NO_DETAILS: Readonly<Details> = Object.freeze(new Details());

/** A URL that may belong to the answer. */
export class Candidate {
  readonly url: string;
  source: Source;
  state: CandidateState = 'waiting';
  #details: Details | undefined;

  constructor(url: string, source: Source) {
    this.url = url;
    this.source = source;
  }

  /** Details to read. */
  get is(): Readonly<Details> {
    return this.#details ?? NO_DETAILS;
  }

  /** Details to write. */
  get note(): Details {
    return (this.#details ??= new Details());
  }

  /** True when a sitemap names it. */
  get isNamed(): boolean {
    return this.source === SITEMAP || this.is.named;
  }

  get title(): string | undefined {
    return this.is.title;
  }

  get description(): string | undefined {
    return this.is.description;
  }

  /** The answer's form. */
  toLink(): Link {
    const link: Link = { url: this.url };
    const { title, description } = this;
    if (title !== undefined) link.title = title;
    if (description !== undefined) link.description = description;
    return link;
  }
}

/** Paths remembered of one origin. */
const MAX_WRITTEN = 100_000;

/** Every URL of one discovery, by its canonical form. */
export class Candidates {
  readonly #max: number;
  readonly #known = new Map<string, Candidate>();
  /** Where nothing is visited a URL needs no record: a sitemap can name a million. */
  readonly #named = new UrlSet();
  /** Known URLs of one origin by their path. */
  readonly #written = new Map<string, Candidate>();
  #writtenOrigin = '';
  listed = 0;
  /** Of those listed, the ones that stand behind all others. */
  listedLast = 0;
  /** URLs visited for their links only. */
  #hidden = 0;
  /** True when a URL was left out because the budget is used up. */
  overflowed = false;

  constructor(max: number) {
    this.#max = max;
  }

  get size(): number {
    return this.#known.size + this.#named.size;
  }

  /** URLs listed for being named. */
  get named(): Iterable<string> {
    return this.#named.urls;
  }

  get(url: string): Candidate | undefined {
    return this.#known.get(url);
  }

  /**
   * The URL known that a path of an origin, as it is written, was found to be before. Pages repeat their links: to look
   * them up as they stand spares putting origin and path together, and hashing the whole.
   */
  getWritten(origin: string, path: string): Candidate | undefined {
    return origin === this.#writtenOrigin ? this.#written.get(path) : undefined;
  }

  /** Notes that a path of an origin is a known URL. */
  noteWritten(origin: string, candidate: Candidate): void {
    if (origin !== this.#writtenOrigin || this.#written.size >= MAX_WRITTEN) this.#written.clear();
    this.#writtenOrigin = origin;
    // Not as the page wrote it, which would keep the whole page in memory.
    this.#written.set(candidate.url.slice(origin.length), candidate);
  }

  /** Forgets how URLs were written: an origin was found to be another. */
  forgetWritten(): void {
    this.#written.clear();
  }

  /** Adds a URL not known yet; undefined when the budget is used up. */
  add(url: string, source: Source): Candidate | undefined {
    if (this.size - this.#hidden >= this.#max) {
      this.overflowed = true;
      return undefined;
    }
    const candidate = new Candidate(url, source);
    this.#known.set(url, candidate);
    return candidate;
  }

  /** Adds a URL that is visited for its links only; undefined when there are as many as may be listed. */
  addHidden(url: string, source: Source): Candidate | undefined {
    if (this.#hidden >= this.#max) return undefined;
    const candidate = new Candidate(url, source);
    candidate.note.hidden = true;
    this.#known.set(url, candidate);
    this.#hidden++;
    return candidate;
  }

  /** Lists a URL for being named; false when it is known or the budget is used up. */
  list(url: string): boolean {
    const { size } = this;
    if (size >= this.#max) this.overflowed ||= !this.#named.has(url);
    else this.#named.add(url);
    if (this.size === size) return false;
    this.listed++;
    return true;
  }

  /** The answer's form of a listed URL. */
  linkOf(url: string): Link {
    if (this.#known.size === 0) return { url };
    return this.#known.get(url)?.toLink() ?? { url };
  }

  /** Notes the verdict on a URL; `isLast` when it is listed behind all others. */
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
