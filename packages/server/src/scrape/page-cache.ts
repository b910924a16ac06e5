import { createHash } from 'node:crypto';
import { acceptLanguage } from '@web-data/site-map/fetch';
import type { AllowUrl } from '@web-data/site-map/fetch';
import type { ScrapeRequest } from '@web-data/types';
import type { Identity } from '../accounts/identity.ts';
import type { StoredCache } from '../store/stored-cache.ts';
import { normalizeScrape } from './normalize-scrape.ts';
import type { Page } from './page.ts';
import type { PlainPage } from './threads/works.ts';

/** Milliseconds for which a page is kept at most. */
export const PAGE_CACHE_MS: number = 7 * 86_400_000;

/** Part of every key: changes with what a kept page is. */
const VERSION = 1;

/** What keeps pages for one request. */
export interface PageKeeper {
  /** A page that is young enough for the request, if there is one. */
  find(allowUrl: AllowUrl | undefined): Promise<Page | undefined>;
  /** Keeps a page that was read, if the request lets it. */
  keep(page: Page): Promise<void>;
}

/**
 * Pages that were read for a team, for what it scrapes later (`maxAge`, `storeInCache`). A page is found again where all that
 * changes it is the same: team, URL, place, and how it was shown. What the caller's own headers or actions opened is not
 * kept, nor what broke off or was an error, nor anything of a team without retention.
 */
export class PageCache {
  readonly #cache: StoredCache;

  constructor(cache: StoredCache) {
    this.#cache = cache;
  }

  /** @returns undefined when nothing of the request may be kept. */
  for(
    { teamId, zeroDataRetention }: Pick<Identity, 'teamId' | 'zeroDataRetention'>,
    request: ScrapeRequest,
  ): PageKeeper | undefined {
    const { headers = {}, actions = [], maxAge = 0, storeInCache = maxAge > 0 } = request;
    if (zeroDataRetention || actions.length > 0 || Object.keys(headers).length > 0) return undefined;
    const cache = this.#cache;
    const key = toCacheKey(teamId, request);
    return {
      async find(allowUrl) {
        if (maxAge === 0) return undefined;
        const cached = await cache.get(key);
        if (cached === undefined || cached.storedAt < Date.now() - maxAge) return undefined;
        const page = fromPlain(JSON.parse(cached.value) as PlainPage); // Written by `keep`.
        // What led to it was allowed then; where it is must be allowed now.
        if (allowUrl !== undefined && !(await allowUrl(page.url, 'page'))) return undefined;
        return { ...page, cached: { state: 'hit', at: new Date(cached.storedAt).toISOString() } };
      },
      async keep(page) {
        if (!storeInCache || page.cut !== undefined || page.lacksScripts) return;
        if (page.status < 200 || page.status > 299) return;
        await cache.set(
          key,
          JSON.stringify({ ...page, url: page.url.href } satisfies PlainPage),
          PAGE_CACHE_MS,
        );
      },
    };
  }
}

/** All that changes what is read. */
function toCacheKey(teamId: string, request: ScrapeRequest): string {
  const { blockAds = true, location, mobile = false, url, waitFor = 0 } = request;
  const { formats = [], picture = {} } = normalizeScrape(request);
  const { fullPage = false, quality, viewport } = picture;
  const shot = formats.includes('screenshot') && [fullPage, quality, viewport?.width, viewport?.height];
  const parts = [VERSION, teamId, new URL(url).href, location?.country, acceptLanguage(location)];
  const cacheInput = JSON.stringify([...parts, waitFor, mobile, blockAds, shot]);
  return `page:${createHash('sha256').update(cacheInput).digest('base64url')}`;
}

function fromPlain({ url, ...rest }: PlainPage): Page {
  return { ...rest, url: new URL(url) };
}
