import type { Generated, Selectable } from 'kysely';
import type { Fixed, Flag, Time } from './columns.ts';

/** A crawl or a batch. Once it has left `scraping` it never changes until it is deleted. */
export interface CrawlTable {
  id: Fixed<string>;
  team_id: Fixed<string>;
  kind: Fixed<'crawl' | 'batch'>;
  status: 'scraping' | 'completed' | 'failed' | 'cancelled';
  /** JSON of the validated request; for a batch, without its URLs. */
  request: Fixed<string>;
  /** JSON of the caller's identity: the policies that apply while it runs. */
  identity: Fixed<string>;
  request_id: Fixed<string>;
  /** The hold for the cost of its next pages. */
  hold_id: Fixed<string>;
  /** Where a crawl began, after redirects once it was read; null for a batch. */
  start_url: string | null;
  /** Maximum number of pages with content. Grows where URLs are added to a batch. */
  page_limit: number;
  /** Number of URLs found so far, and the position of the next one. */
  urls: number;
  /** Number of known pages that are neither done nor failed. */
  waiting: number;
  /** Number of pages with content, and the position of the next one. */
  completed: number;
  /** Number of pages that failed for good. */
  failed: number;
  /** Number of rows in `crawl_error`, and the position of the next one. */
  errors: number;
  credits_used: number;
  /** Bytes of its request, its URLs, its pages and its errors. */
  stored_bytes: Generated<number>;
  warning: string | null;
  error: string | null;
  created_at: Fixed<Time>;
  finished_at: Time | null;
  /** When it is deleted; from then on responses are 404. */
  expires_at: Time;
}

/** The URLs that a crawl knows, open and settled, so that none is fetched twice. */
export interface CrawlUrlTable {
  crawl_id: Fixed<string>;
  /** A hash of the kind and the normalized URL of the entry. */
  key: Fixed<string>;
  /**
   * `page`: to be scraped; `foreign`: likewise, on another site; `site`: an origin whose sitemaps are to be found;
   * `sitemap`: a file to be read, its level in `depth`; `alias`: another URL of a page that has its own entry.
   */
  kind: Fixed<'page' | 'foreign' | 'site' | 'sitemap' | 'alias'>;
  url: Fixed<string>;
  /** Number of links from the start; lower ones come first. */
  depth: Fixed<number>;
  position: Fixed<number>;
  /** Failed attempts. */
  attempt: number;
  /** Earliest time of the next attempt. */
  run_at: Time;
  /** Whether the entry is finished. */
  settled: Flag;
}

/** A page with content, in the order of completion. */
export interface CrawlPageTable {
  crawl_id: Fixed<string>;
  position: Fixed<number>;
  bytes: Fixed<number>;
  /** JSON of a `ScrapeData`. */
  data: Fixed<string>;
  /** URL of the entry that the page came from; null in rows of older versions. */
  url: Fixed<string | null>;
}

/** A page without content, or one that robots.txt disallows. */
export interface CrawlErrorTable {
  crawl_id: Fixed<string>;
  position: Fixed<number>;
  kind: Fixed<'error' | 'robots'>;
  url: Fixed<string>;
  error: Fixed<string>;
  created_at: Fixed<Time>;
  /** HTTP status of the response; null where there was none. */
  status: Fixed<number | null>;
}

export type CrawlRow = Selectable<CrawlTable>;
export type CrawlUrlRow = Selectable<CrawlUrlTable>;
export type CrawlPageRow = Selectable<CrawlPageTable>;
export type CrawlErrorRow = Selectable<CrawlErrorTable>;
