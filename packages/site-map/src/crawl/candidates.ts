import type { Link } from '../link.ts';
import type { Pattern } from './traps.ts';

/** How a URL became known; the smaller, the more relevant. */
export const SEED = 0;
export const SITEMAP = 1;
export const LINK = 2;
export type Source = typeof SEED | typeof SITEMAP | typeof LINK;

/**
 * `waiting`: known, not visited; `listed`: belongs to the answer; `alias`: another URL replaces it;
 * `gone`: dead, refused, no page, or a trap.
 */
export type CandidateState = 'waiting' | 'listed' | 'alias' | 'gone';

/** What only some URLs have; a sitemap can name a million that never need it. */
class Details {
  hops = 0;
  implied = false;
  judged = false;
  selfNamed = false;
  barren = false;
  pattern: Pattern | undefined;
  title: string | undefined;
  description: string | undefined;
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

  /**
   * Details to write: `hops`, redirects that led here; `implied`, nobody named it, it is the bare form of a URL with
   * a query; `judged`, `allowUrl` agreed; `pattern`, the shape of its URL; `selfNamed`, only URLs of its own shape
   * name it; `barren`, visited and it brought nothing new; `replaces`, pages that name it as their canonical form.
   */
  get note(): Details {
    return (this.#details ??= new Details());
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

/** Every URL of one discovery, by its canonical form. */
export class Candidates {
  readonly #max: number;
  readonly #known = new Map<string, Candidate>();
  /** Where nothing is visited a URL needs no record: a sitemap can name a million. */
  readonly #named = new Set<string>();
  listed = 0;
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
    return this.#named;
  }

  get(url: string): Candidate | undefined {
    return this.#known.get(url);
  }

  /** Adds a URL not known yet; undefined when the budget is used up. */
  add(url: string, source: Source): Candidate | undefined {
    if (this.size >= this.#max) {
      this.overflowed = true;
      return undefined;
    }
    const candidate = new Candidate(url, source);
    this.#known.set(url, candidate);
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
    return this.#known.get(url)?.toLink() ?? { url };
  }

  settle(candidate: Candidate, state: CandidateState): void {
    if (candidate.state === 'listed') this.listed--;
    if (state === 'listed') this.listed++;
    candidate.state = state;
  }

  values(): IterableIterator<Candidate> {
    return this.#known.values();
  }
}
