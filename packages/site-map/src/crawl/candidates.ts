import type { Link } from '../link.ts';
import type { Pattern } from './traps.ts';

/** How a URL became known; the smaller, the more relevant. */
export const SEED = 0;
export const SITEMAP = 1;
export const LINK = 2;

/**
 * `waiting`: known, not visited; `listed`: belongs to the answer; `alias`: another URL replaces it;
 * `gone`: dead, refused, no page, or a trap.
 */
export type CandidateState = 'waiting' | 'listed' | 'alias' | 'gone';

/** A URL that may belong to the answer. */
export interface Candidate {
  readonly url: string;
  source: typeof SEED | typeof SITEMAP | typeof LINK;
  state: CandidateState;
  /** Redirects that led here. */
  hops: number;
  /** Nobody named this URL: it is a bare form of one with a query, and counts only once visited. */
  implied: boolean;
  /** The shape of its URL, for links. */
  pattern: Pattern | undefined;
  /** Only pages of its own shape name it. */
  selfNamed: boolean;
  /** Visited, and it brought nothing new. */
  barren: boolean;
  /** `allowUrl` was asked and agreed. */
  judged: boolean;
  title: string | undefined;
  description: string | undefined;
  /** Visited pages whose `rel=canonical` names this one; they stand in for it when it is dead. */
  replaces: Candidate[] | undefined;
}

/** Every URL of one discovery, by its canonical form. */
export class Candidates {
  readonly #max: number;
  readonly #known = new Map<string, Candidate>();
  listed = 0;
  /** True when a URL was left out because the budget is used up. */
  overflowed = false;

  constructor(max: number) {
    this.#max = max;
  }

  get size(): number {
    return this.#known.size;
  }

  get(url: string): Candidate | undefined {
    return this.#known.get(url);
  }

  /** Takes in what a second naming says of a known URL. */
  improve(known: Candidate, source: Candidate['source'], implied: boolean, isForeign: boolean): void {
    if (source < known.source) known.source = source;
    if (!implied) known.implied = false;
    if (isForeign) known.selfNamed = false;
  }

  /** Adds a URL not known yet; undefined when the budget is used up. */
  add(url: string, source: Candidate['source'], implied: boolean, hops: number): Candidate | undefined {
    if (this.#known.size >= this.#max) {
      this.overflowed = true;
      return undefined;
    }
    const candidate: Candidate = {
      url,
      source,
      implied,
      hops,
      state: 'waiting',
      pattern: undefined,
      selfNamed: false,
      barren: false,
      judged: false,
      title: undefined,
      description: undefined,
      replaces: undefined,
    };
    this.#known.set(url, candidate);
    return candidate;
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

/** The answer's form of a candidate. */
export function toLink({ url, title, description }: Candidate): Link {
  return {
    url,
    ...(title === undefined ? {} : { title }),
    ...(description === undefined ? {} : { description }),
  };
}
