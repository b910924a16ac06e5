import type { Candidate } from './crawl/candidates.ts';
import type { MissingPages } from './crawl/missing-pages.ts';
import type { Parts } from './crawl/parts.ts';

/** A group of URLs at the end of the result, which are cut first. */
export interface Suspect {
  /**
   * `endless`: looks endlessly generated. `missing`: equals the response of the host for a page that does not exist.
   */
  readonly code: 'endless' | 'missing';
  /** The shape of its URLs: numbers are `N`, ids are `H`, and `…` matches any rest. */
  readonly pattern: string;
  /** Number of its URLs. */
  readonly count: number;
  /** An example. */
  readonly url: string;
}

/** Max groups. */
const MAX_SUSPECTS = 100;

/** Collects URLs that do not look like content of the site, group by group. */
export class Suspects {
  readonly #parts: Parts;
  readonly #missing: MissingPages;
  readonly #found = new Map<string, { -readonly [key in keyof Suspect]: Suspect[key] }>();

  constructor(parts: Parts, missing: MissingPages) {
    this.#parts = parts;
    this.#missing = missing;
  }

  /** Whether a URL belongs after all others; if so, adds it to its group. */
  holds(candidate: Candidate): boolean {
    const parts = this.#parts;
    const code = this.#missing.has(candidate)
      ? 'missing'
      : parts.isSuspect(candidate)
        ? 'endless'
        : undefined;
    if (code === undefined) return false;
    const part = parts.of(candidate);
    // Each URL of an endless path has its own shape.
    const { key: pattern } = candidate.is.odd || part.members < 2 ? parts.around(candidate) : part;
    const key = `${code} ${pattern}`;
    const known = this.#found.get(key);
    if (known) known.count++;
    else this.#found.set(key, { code, pattern, count: 1, url: candidate.url });
    return true;
  }

  /** Returns the groups, the largest first. */
  list(): Suspect[] {
    return [...this.#found.values()].toSorted((a, b) => b.count - a.count).slice(0, MAX_SUSPECTS);
  }
}
