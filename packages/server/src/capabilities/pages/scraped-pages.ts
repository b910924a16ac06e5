import type { ScrapeRequest } from '@web-data/types';
import type { Identity } from '../../accounts/keys/identity.ts';
import type { StoredCache } from '../../platform/store/stored-cache.ts';

/** Milliseconds for which a scrape is remembered. */
const REMEMBERED_MS = 86_400_000;

/** What a session needs of a scrape to open the same page. */
export type ScrapedPage = Pick<ScrapeRequest, 'url' | 'location' | 'mobile'>;

/** Remembers for a day which page a scrape read, so that a session can go on there. */
export class ScrapedPages {
  readonly #cache: StoredCache;

  constructor(cache: StoredCache) {
    this.#cache = cache;
  }

  /** Stores the page of a scrape; nothing for a team with zero data retention. Never fails. */
  async remember(
    scrapeId: string,
    { teamId, zeroDataRetention }: Identity,
    { url, location, mobile }: ScrapedPage,
  ): Promise<void> {
    if (zeroDataRetention) return;
    const page = { url, ...(location && { location }), ...(mobile !== undefined && { mobile }) };
    await this.#cache.set(toCacheKey(scrapeId, teamId), JSON.stringify(page), REMEMBERED_MS);
  }

  /** Returns the page of a scrape of a team; undefined when it is not remembered. */
  async find(scrapeId: string, teamId: string): Promise<ScrapedPage | undefined> {
    const cached = await this.#cache.get(toCacheKey(scrapeId, teamId));
    return cached && (JSON.parse(cached.value) as ScrapedPage); // Written by `remember`.
  }
}

/** The team is part of the key: a scrape of another team is not found. */
function toCacheKey(scrapeId: string, teamId: string): string {
  return `scrape:${teamId}:${scrapeId}`;
}
