import type { Settings } from '../settings.ts';

/** Sitemaps that name fewer URLs are not sampled: their pages are visited all. */
const MIN_NAMED = 1000;

/** Watches whether the sitemaps have proved to name the whole site. */
export class Coverage {
  /** URLs that sitemaps named. */
  named = 0;
  readonly #enough: number;
  /** Visits since one last led to a URL that no sitemap names. */
  #since = 0;

  constructor({ budget, search }: Settings) {
    // A search asks for the titles of all.
    this.#enough = (search ?? '').trim() === '' ? budget.sample : Number.POSITIVE_INFINITY;
  }

  /** True when a sample of visits has led to nothing new. */
  get isProven(): boolean {
    return this.named >= MIN_NAMED && this.#since >= this.#enough;
  }

  /** Notes a visited page and how many URLs it led to that were not known. */
  note(found: number): void {
    this.#since = found === 0 ? this.#since + 1 : 0;
  }
}
