import type { Candidate } from './crawl/candidates.ts';
import type { Discovery } from './crawl/discovery.ts';

/** What stands at the end of the answer, and is cut first. */
export interface Suspect {
  /** `endless`: looks generated without end. `missing`: equals what the host answers for a page that cannot exist. */
  readonly code: 'endless' | 'missing';
  /** The shape of its URLs: numbers are `N`, ids are `H`, and `…` stands for whatever follows. */
  readonly pattern: string;
  /** URLs of it that were found. */
  readonly count: number;
  /** One of them. */
  readonly url: string;
}

/** Parts reported at most. */
const MAX_SUSPECTS = 100;

/** Gathers what looks like no content of the site, part by part. */
export class Suspects {
  readonly #discovery: Discovery;
  readonly #found = new Map<string, { -readonly [key in keyof Suspect]: Suspect[key] }>();

  constructor(discovery: Discovery) {
    this.#discovery = discovery;
  }

  /** True when a URL stands behind all others; it is then reported. */
  holds(candidate: Candidate): boolean {
    const { parts, missing } = this.#discovery;
    const code = missing.has(candidate) ? 'missing' : parts.isSuspect(candidate) ? 'endless' : undefined;
    if (code === undefined) return false;
    const part = parts.of(candidate);
    // Each URL of a path without end is of a shape of its own.
    const { key: pattern } = candidate.is.odd || part.members < 2 ? parts.around(candidate) : part;
    const key = `${code} ${pattern}`;
    const known = this.#found.get(key);
    if (known) known.count++;
    else this.#found.set(key, { code, pattern, count: 1, url: candidate.url });
    return true;
  }

  /** The largest parts first. */
  list(): Suspect[] {
    return [...this.#found.values()].toSorted((a, b) => b.count - a.count).slice(0, MAX_SUSPECTS);
  }
}
