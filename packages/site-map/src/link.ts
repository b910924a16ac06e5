/** One URL of a website. */
export interface Link {
  /** Canonical, absolute, http or https. */
  url: string;
  /** Page title, for visited pages that have one; up to 500 characters. */
  title?: string;
  /** Page description, for visited pages that have one; up to 1,000 characters. */
  description?: string;
}

/** Progress of a discovery. */
export interface Progress {
  /** Number of URLs known to belong to the result. */
  readonly found: number;
  /** Number of fetched pages. */
  readonly fetched: number;
  /** Number of queued requests. */
  readonly queued: number;
  /** Number of requests that failed permanently. */
  readonly errors: number;
}

/** Statistics of a discovery. */
export interface MapStats {
  /** Number of fetched pages. */
  pages: number;
  /** Number of sitemap files that were read, including cached ones. */
  sitemaps: number;
  /** Number of sitemap files that came from the cache. */
  sitemapsFromCache: number;
  /** Number of hosts of the site that robots.txt was requested from. */
  hosts: number;
  /** Decoded bytes read. */
  bytes: number;
  /** Number of requests that failed permanently. */
  errors: number;
  /** Number of distinct URLs, listed or not. */
  candidates: number;
  /** Number of pages that were left out since another page of the result has the same text. */
  copies: number;
  /** Milliseconds from the start to the result. */
  elapsedMs: number;
}
