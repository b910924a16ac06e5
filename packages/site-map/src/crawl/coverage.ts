import type { Settings } from '../settings.ts';

/** Min URLs in the sitemaps for sampling; with fewer, all pages are visited. */
const MIN_NAMED = 1000;

/** Detects when the sitemaps contain the complete site. */
export class Coverage {
  /** Number of URLs in the sitemaps. */
  named = 0;
  readonly #enough: number;
  /** Number of visits since the last one that led to a URL outside of the sitemaps. */
  #since = 0;

  constructor({ budget, search }: Settings) {
    // A search needs the titles of all pages.
    this.#enough = (search ?? '').trim() === '' ? budget.sample : Number.POSITIVE_INFINITY;
  }

  /** Whether a sample of visits led to no new URL. */
  get isProven(): boolean {
    return this.named >= MIN_NAMED && this.#since >= this.#enough;
  }

  /** Notes a visited page, with the number of new URLs that it led to. */
  note(found: number): void {
    this.#since = found === 0 ? this.#since + 1 : 0;
  }
}
