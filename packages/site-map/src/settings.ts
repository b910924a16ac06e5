import { checkOptions, invalidOption } from './check-options.ts';
import type { AllowUrl } from '@web-data/net';
import { Traffic } from '@web-data/net/pace';
import type { Budget, MapOptions } from './options.ts';
import { MemorySitemapCache, type CacheUse, type SitemapCache } from './sitemap/cache.ts';

/** Options with all defaults. */
export interface Settings extends Omit<MapOptions, 'budget' | 'cache' | 'traffic'> {
  readonly sitemap: 'skip' | 'include' | 'only';
  readonly includeSubdomains: boolean;
  readonly ignoreQueryParameters: boolean;
  readonly ignoreCache: boolean;
  readonly limit: number;
  /** False when all links must be collected before they are ranked. */
  readonly stopAtLimit: boolean;
  readonly country: string;
  readonly cache: SitemapCache;
  readonly traffic: Traffic;
  readonly budget: { readonly [key in keyof Budget]-?: number };
}

/** The cache for every discovery of the process that has none of its own. */
const sharedCache: SitemapCache = new MemorySitemapCache();
/** The traffic of every discovery of the process that has none of its own. */
const sharedTraffic = new Traffic();

/**
 * Adds the defaults.
 *
 * @throws FetchError `InvalidOption` with the name of the option.
 */
export function settingsFrom(options: MapOptions): Settings {
  checkOptions(options);
  const limit = positive('limit', options.limit ?? 5000);
  if (options.timeout !== undefined) positive('timeout', options.timeout);
  const country = options.location?.country ?? 'US';
  const stopAtLimit = (options.search ?? '').trim() === '';
  return {
    ...options,
    sitemap: options.sitemap ?? 'include',
    limit,
    country,
    includeSubdomains: options.includeSubdomains ?? true,
    ignoreQueryParameters: options.ignoreQueryParameters ?? true,
    ignoreCache: options.ignoreCache ?? false,
    allowUrl: options.allowUrl && refusingOnFailure(options.allowUrl),
    stopAtLimit,
    cache: options.cache ?? sharedCache,
    traffic: options.traffic ?? sharedTraffic,
    budget: budgetFrom(options.budget ?? {}, limit, stopAtLimit),
  };
}

/** Returns how a discovery uses its cache. */
export function cacheUse({ cache, ignoreCache, country }: Settings): CacheUse {
  // A synchronous error of the cache becomes a rejection.
  const store: SitemapCache = {
    get: async (key) => cache.get(key),
    set: async (key, value, maxAge) => cache.set(key, value, maxAge),
  };
  return { store, ignoreCache, country };
}

/** Wraps a policy, so that an error counts as false. */
function refusingOnFailure(allowUrl: AllowUrl): AllowUrl {
  return (url, use) => {
    try {
      const decision = allowUrl(url, use);
      // A synchronous result stays synchronous, so that nothing waits for it.
      return typeof decision === 'boolean' ? decision : Promise.resolve(decision).catch(() => false);
    } catch {
      return false;
    }
  };
}

/** Min page budget of a search, independent of the limit: that of a map with the default limit. */
const SEARCHED_PAGES = 10_000;

function budgetFrom(budget: Budget, limit: number, stopAtLimit: boolean): Settings['budget'] {
  const defaults = {
    pages: Math.max(stopAtLimit ? 1000 : SEARCHED_PAGES, limit * 2),
    bytes: 4 * 1024 ** 3,
    candidates: Math.max(200_000, limit * 2),
    suspects: 2000,
    queries: 100,
    sample: 200,
    sitemaps: 50_000,
    hosts: 200,
    foreignRequests: 50,
    concurrency: 32,
    hostConcurrency: 16,
    rate: 100,
    pageBytes: 3_145_728,
    sitemapBytes: 52_428_800,
    pageTimeout: 15_000,
    robotsTimeout: 15_000,
    sitemapTimeout: 60_000,
  };
  const filled = { ...defaults };
  for (const key of Object.keys(defaults) as (keyof typeof defaults)[]) {
    const value = budget[key];
    if (value !== undefined) filled[key] = key === 'rate' ? value : positive(`budget.${key}`, value);
  }
  if (!(typeof filled.rate === 'number' && filled.rate > 0))
    throw invalidOption('budget.rate', 'a number above 0, or Infinity');
  return filled;
}

function positive(name: string, value: number): number {
  if (Number.isSafeInteger(value) && value >= 1) return value;
  throw invalidOption(name, 'a whole number of 1 or more');
}
