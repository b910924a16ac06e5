import type { AllowUrl, Resolve } from './fetch/index.ts';
import type { Traffic } from './fetch/traffic.ts';
import type { Progress } from './link.ts';
import type { Location } from './location.ts';
import type { SitemapCache } from './sitemap/cache.ts';

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
  /**
   * Who the map is for, such as the id of a customer: tenants whose maps ask one host take turns, however many maps each
   * has under way. Default: each map is a tenant of its own.
   */
  readonly tenant?: string | undefined;
  /** Proxy URL by country code; a country without one is visited directly. */
  readonly proxies?: Readonly<Record<string, string>> | undefined;
  /**
   * Asked before a URL is fetched or answered, and told what for; false, or a failure, leaves it out. So does a promise
   * that is pending at the `timeout` (reason `undecided`); a boolean counts whatever the time.
   */
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
