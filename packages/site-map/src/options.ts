import type { AllowUrl, Resolve, Location } from '@web-data/net';
import type { Traffic } from '@web-data/net/pace';
import type { Progress } from './link.ts';
import type { SitemapCache } from './sitemap/cache.ts';

/** Limits of one discovery. Every one has a default; none can be infinite except `rate`. */
export interface Budget {
  /** Max fetched pages. Default: twice the limit, with a min of 1,000; with `search`, a min of 10,000. */
  readonly pages?: number | undefined;
  /** Max decoded bytes of all requests together. Default 4 GiB. */
  readonly bytes?: number | undefined;
  /** Max distinct URLs. Default 200,000, or twice the limit when that is larger. */
  readonly candidates?: number | undefined;
  /** Max visits to URLs that look endlessly generated, after all others. Default 2,000. */
  readonly suspects?: number | undefined;
  /** Max visits per path to URLs with a query that lead to nothing new; for `ignoreQueryParameters`. Default 100. */
  readonly queries?: number | undefined;
  /**
   * Consecutive visits without a new URL after which sitemaps with at least 1,000 URLs count as complete. Default 200.
   */
  readonly sample?: number | undefined;
  /** Max sitemap files. Default 50,000 (sitemaps.org: the files of one index). */
  readonly sitemaps?: number | undefined;
  /** Max hosts. Default 200. */
  readonly hosts?: number | undefined;
  /** Max requests to one host outside of the site that its sitemaps lead to, including its robots.txt. Default 50. */
  readonly foreignRequests?: number | undefined;
  /** Max concurrent requests. Default 32. */
  readonly concurrency?: number | undefined;
  /** Max concurrent requests to one host, for all maps that share its `traffic`. Default 16. */
  readonly hostConcurrency?: number | undefined;
  /** Max requests per second to one host, for all maps that share its `traffic`. Default 100; Infinity for no limit. */
  readonly rate?: number | undefined;
  /** Max decoded bytes of one page. Default 3,145,728. */
  readonly pageBytes?: number | undefined;
  /** Max decoded bytes of one sitemap. Default 52,428,800 (sitemaps.org). */
  readonly sitemapBytes?: number | undefined;
  /** Max milliseconds for one page. Default 15,000. */
  readonly pageTimeout?: number | undefined;
  /** Max milliseconds for one robots.txt. Default 15,000. */
  readonly robotsTimeout?: number | undefined;
  /** Max milliseconds for one sitemap. Default 60,000. */
  readonly sitemapTimeout?: number | undefined;
}

/** Options of a discovery. The first block has the names of the API specification's Map request. */
export interface DiscoverOptions {
  /**
   * `skip`: read no sitemaps; `only`: return the URLs of sitemaps, visit no page; `include`: both. Default `include`.
   */
  readonly sitemap?: 'skip' | 'include' | 'only' | undefined;
  /** Include the subdomains of the registrable domain. Default true. */
  readonly includeSubdomains?: boolean | undefined;
  /** Never return a URL with a query; the URL without the query is visited instead. Default true. */
  readonly ignoreQueryParameters?: boolean | undefined;
  /** Do not read the sitemap cache, but update it. Default false. */
  readonly ignoreCache?: boolean | undefined;
  /** Max number of links, 1 or more. Default 5,000. */
  readonly limit?: number | undefined;
  /** Max milliseconds for everything; the URLs found until then are returned. Default: none. */
  readonly timeout?: number | undefined;
  readonly location?: Location | undefined;

  /** Ends the discovery with `Aborted`. */
  readonly signal?: AbortSignal | undefined;
  /** Addresses, CIDR blocks, hosts, `host:port` or `host:*` patterns that are allowed although they are not public. */
  readonly allowPrivate?: readonly string[] | undefined;
  /** Ports that may be connected to, in addition to those that `allowPrivate` names. Default 80, 443, 8080, 8443. */
  readonly ports?: readonly number[] | undefined;
  readonly userAgent?: string | undefined;
  /** Resolves host names; every resolved address is checked nevertheless. */
  readonly resolve?: Resolve | undefined;
  /** Stores parsed sitemaps. Default: a cache in the memory of the process. */
  readonly cache?: SitemapCache | undefined;
  /**
   * Decides when requests may be sent to which host; maps that share an instance share its limits. Default: the
   * instance of the process.
   */
  readonly traffic?: Traffic | undefined;
  /**
   * Who the map is for, such as the id of a customer: tenants whose maps use the same host alternate, regardless of
   * their numbers of maps. Default: each map is a tenant of its own.
   */
  readonly tenant?: string | undefined;
  /** Proxy URLs by country code; a country without one is visited directly. */
  readonly proxies?: Readonly<Record<string, string>> | undefined;
  /**
   * Called with the use of a URL, before the URL is fetched or returned. A result of false, or an error, leaves the URL
   * out. So does a promise that is pending at the `timeout` (reason `undecided`); a boolean always counts.
   */
  readonly allowUrl?: AllowUrl | undefined;
  /** Called up to four times per second, and at the end. */
  readonly onProgress?: ((progress: Progress) => void) | undefined;
  readonly budget?: Budget | undefined;
}

/** Options of `map`. */
export interface MapOptions extends DiscoverOptions {
  /** Sorts the links by relevance to this query; filters nothing. */
  readonly search?: string | undefined;
}
