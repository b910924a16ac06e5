import { createHash } from 'node:crypto';
import { acceptLanguage } from '@web-data/net';
import type { AllowUrl } from '@web-data/net';
import type { Identity } from '../../accounts/keys/identity.ts';
import { getMaxStoredBytes } from '../../platform/config/plan.ts';
import type { Plans } from '../../platform/config/plan.ts';
import type { StoredCache } from '../../platform/store/stored-cache.ts';
import type { NormalizedScrape } from './normalize-scrape.ts';
import { readParserOptions } from './fetch/parser-options.ts';
import type { Page } from './fetch/page.ts';
import type { PlainPage } from './threads/works.ts';

/** Maximum milliseconds for which a page is cached. */
export const PAGE_CACHE_MS: number = 7 * 86_400_000;

/** Part of every key. Increase it when the form of a cached page changes. */
const VERSION = 3;

/** The cache for one request. */
export interface PageKeeper {
  /** Returns a page that is young enough for the request; undefined when there is none. */
  find(allowUrl: AllowUrl | undefined): Promise<Page | undefined>;
  /** Stores a page, if the request allows it. */
  keep(page: Page): Promise<void>;
}

/**
 * Caches the pages of a team for its later scrapes (`maxAge`, `storeInCache`). The key covers all that changes a page:
 * team, URL, country, language, options of rendering and of reading files. Pages with own headers or actions, truncated pages, pages with
 * an error status and pages of teams with zero data retention are not cached.
 */
export class PageCache {
  readonly #cache: StoredCache;
  readonly #plans: Plans;

  /** @param plans limit what the pages of a team take. */
  constructor(cache: StoredCache, plans: Plans) {
    this.#cache = cache;
    this.#plans = plans;
  }

  /** Returns the cache for a request. @returns undefined when nothing of the request may be cached. */
  for(
    { teamId, plan, zeroDataRetention }: Pick<Identity, 'teamId' | 'plan' | 'zeroDataRetention'>,
    request: NormalizedScrape,
  ): PageKeeper | undefined {
    const { headers = {}, actions = [], formats = [], maxAge = 0, storeInCache = maxAge > 0 } = request;
    if (zeroDataRetention || actions.length > 0 || Object.keys(headers).length > 0) return undefined;
    const cache = this.#cache;
    const key = toCacheKey(teamId, request);
    const owner = { teamId, maxStoredBytes: getMaxStoredBytes(this.#plans, plan) };
    return {
      async find(allowUrl) {
        // A version of a page is compared once.
        if (maxAge === 0 || formats.includes('changeTracking')) return undefined;
        const cached = await cache.get(key);
        if (cached === undefined || cached.storedAt < Date.now() - maxAge) return undefined;
        const page = fromPlain(JSON.parse(cached.value) as PlainPage); // Written by `keep`.
        // The redirects were allowed when the page was stored; its URL must be allowed now.
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
          owner,
        );
      },
    };
  }
}

/** Hashes all that changes the content of a page. */
function toCacheKey(teamId: string, request: NormalizedScrape): string {
  const { blockAds = true, location, mobile = false, url, waitFor = 0 } = request;
  const { formats = [], parsers = [], picture = {} } = request;
  const { mode, maxPages, pages } = readParserOptions(parsers);
  const { fullPage = false, quality, viewport } = picture;
  const shot = formats.includes('screenshot') && [fullPage, quality, viewport?.width, viewport?.height];
  const parts = [VERSION, teamId, new URL(url).href, location?.country, acceptLanguage(location)];
  const cacheInput = JSON.stringify([...parts, waitFor, mobile, blockAds, shot, mode, maxPages, pages]);
  return `page:${createHash('sha256').update(cacheInput).digest('base64url')}`;
}

function fromPlain({ url, ...rest }: PlainPage): Page {
  return { ...rest, url: new URL(url) };
}
