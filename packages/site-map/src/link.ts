/** One URL of a website. */
export interface Link {
  /** Canonical, absolute, http or https. */
  url: string;
  /** Page title, for visited pages that have one; at most 500 characters. */
  title?: string;
  /** Page description, for visited pages that have one; at most 1,000 characters. */
  description?: string;
}

/** Where a discovery stands. */
export interface Progress {
  /** URLs known to belong to the answer. */
  readonly found: number;
  /** Pages fetched. */
  readonly fetched: number;
  /** Requests waiting for their turn. */
  readonly queued: number;
  /** Requests that failed for good. */
  readonly errors: number;
}

/** What a discovery did. */
export interface MapStats {
  /** Pages fetched. */
  pages: number;
  /** Sitemap files read, cached ones included. */
  sitemaps: number;
  /** Sitemap files answered by the cache. */
  sitemapsFromCache: number;
  /** Hosts of the site that were asked for their robots.txt. */
  hosts: number;
  /** Decoded bytes read. */
  bytes: number;
  /** Requests that failed for good. */
  errors: number;
  /** Distinct URLs considered, listed or not. */
  candidates: number;
  /** Milliseconds from start to answer. */
  elapsedMs: number;
}
