import { checkOptions, invalidOption } from './check-options.ts';
import type { AllowUrl, Resolve } from './fetch/index.ts';
import { sharedTraffic, type Traffic } from './fetch/traffic.ts';
import type { Progress } from './link.ts';
import { MemorySitemapCache, type CacheUse, type SitemapCache } from './sitemap/cache.ts';

/** Country and languages the visit should seem to come from. */
export interface Location {
  /** ISO 3166-1 alpha-2. Default `US`. */
  readonly country?: string | undefined;
  /** Languages in order of preference, as in Accept-Language. Default: the country's. */
  readonly languages?: readonly string[] | undefined;
}

/** Bounds of one discovery. Every one has a default; none can be infinite but `rate`. */
export interface Budget {
  /** Pages fetched. Default twice the limit, 1,000 at least; with `search`, 10,000 at least. */
  readonly pages?: number | undefined;
  /** Decoded bytes read, all requests together. Default 4 GiB. */
  readonly bytes?: number | undefined;
  /** Distinct URLs considered. Default 200,000, or twice the limit when larger. */
  readonly candidates?: number | undefined;
  /** Visits to URLs that look generated without end, once nothing else waits. Default 2,000. */
  readonly suspects?: number | undefined;
  /** Visits to URLs with a query that lead to nothing new, a path; for `ignoreQueryParameters`. Default 100. */
  readonly queries?: number | undefined;
  /** Visits in a row that lead to nothing new, after which sitemaps of 1,000 URLs or more have proved to be all. Default 200. */
  readonly sample?: number | undefined;
  /** Sitemap files read. Default 50,000 (sitemaps.org: those of one index). */
  readonly sitemaps?: number | undefined;
  /** Hosts asked. Default 200. */
  readonly hosts?: number | undefined;
  /** Requests to one host outside of the site that its sitemaps lead to, its robots.txt counted. Default 50. */
  readonly foreignRequests?: number | undefined;
  /** Requests in flight. Default 32. */
  readonly concurrency?: number | undefined;
  /** Requests in flight to one host, all maps that share its `traffic` together. Default 16. */
  readonly hostConcurrency?: number | undefined;
  /** Requests a second to one host, all maps that share its `traffic` together. Default 100; Infinity for no limit. */
  readonly rate?: number | undefined;
  /** Decoded bytes read of one page. Default 3,145,728. */
  readonly pageBytes?: number | undefined;
  /** Decoded bytes read of one sitemap. Default 52,428,800 (sitemaps.org). */
  readonly sitemapBytes?: number | undefined;
  /** Milliseconds for one page. Default 15,000. */
  readonly pageTimeout?: number | undefined;
  /** Milliseconds for one robots.txt. Default 15,000. */
  readonly robotsTimeout?: number | undefined;
  /** Milliseconds for one sitemap. Default 60,000. */
  readonly sitemapTimeout?: number | undefined;
}

/** How to discover a site. The first block carries the names of the API specification's Map request. */
export interface DiscoverOptions {
  /** `skip`: read no sitemaps; `only`: answer what sitemaps hold, visit no page; `include`: both. Default `include`. */
  readonly sitemap?: 'skip' | 'include' | 'only' | undefined;
  /** Take in the subdomains of the registrable domain. Default true. */
  readonly includeSubdomains?: boolean | undefined;
  /** Never answer a URL with a query; its bare form is visited instead. Default true. */
  readonly ignoreQueryParameters?: boolean | undefined;
  /** Do not read the sitemap cache; refresh it. Default false. */
  readonly ignoreCache?: boolean | undefined;
  /** Links answered, 1 or more. Default 5,000. */
  readonly limit?: number | undefined;
  /** Milliseconds for everything; what was found by then is the answer. Default: none. */
  readonly timeout?: number | undefined;
  readonly location?: Location | undefined;

  /** Ends the discovery with `Aborted`. */
  readonly signal?: AbortSignal | undefined;
  /** Addresses, CIDR blocks, hosts, `host:port` or `host:*` patterns that may be reached though not public. */
  readonly allowPrivate?: readonly string[] | undefined;
  /** Ports that may be asked, but for those that `allowPrivate` names. Default 80, 443, 8080, 8443. */
  readonly ports?: readonly number[] | undefined;
  readonly userAgent?: string | undefined;
  /** Resolves host names; the answers are checked all the same. */
  readonly resolve?: Resolve | undefined;
  /** Where parsed sitemaps are kept. Default: one memory of the process. */
  readonly cache?: SitemapCache | undefined;
  /** Who may ask which host when; maps that share one share its limits. Default: one of the process. */
  readonly traffic?: Traffic | undefined;
  /** Proxy URL by country code; a country without one is visited directly. */
  readonly proxies?: Readonly<Record<string, string>> | undefined;
  /** Asked before a URL is fetched or answered; false, or a failure, leaves it out. */
  readonly allowUrl?: AllowUrl | undefined;
  /** Told four times a second at most, and at the end. */
  readonly onProgress?: ((progress: Progress) => void) | undefined;
  readonly budget?: Budget | undefined;
}

/** Options of `map`. */
export interface MapOptions extends DiscoverOptions {
  /** Orders the links by relevance to these words; filters nothing. */
  readonly search?: string | undefined;
}

/** Options with every default filled in. */
export interface Settings extends Omit<MapOptions, 'budget' | 'cache' | 'traffic'> {
  readonly sitemap: 'skip' | 'include' | 'only';
  readonly includeSubdomains: boolean;
  readonly ignoreQueryParameters: boolean;
  readonly ignoreCache: boolean;
  readonly limit: number;
  /** False when everything must be collected first, to be ranked. */
  readonly stopAtLimit: boolean;
  readonly country: string;
  readonly cache: SitemapCache;
  readonly traffic: Traffic;
  readonly budget: { readonly [key in keyof Budget]-?: number };
}

/** Serves every discovery of the process that brings no cache. */
const sharedCache: SitemapCache = new MemorySitemapCache();

/**
 * Fills in the defaults.
 *
 * @throws SiteMapError `InvalidOption` naming the option.
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

/** How this discovery uses its cache. */
export function cacheUse({ cache, ignoreCache, country }: Settings): CacheUse {
  // What a cache throws at once is a failure like any other.
  const store: SitemapCache = {
    get: async (key) => cache.get(key),
    set: async (key, value, maxAge) => cache.set(key, value, maxAge),
  };
  return { store, ignoreCache, country };
}

/** A policy that fails has not allowed anything. */
function refusingOnFailure(allowUrl: AllowUrl): AllowUrl {
  return async (url) => {
    try {
      return await allowUrl(url);
    } catch {
      return false;
    }
  };
}

/** A search looks at as much as a map of the default limit, however few links are wanted. */
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
