import type { CrawlRow } from '../store/tables.ts';

/** How a crawl ended. */
export interface CrawlEnd {
  status: Exclude<CrawlRow['status'], 'scraping'>;
  /** Why not everything is there. */
  warning?: string | undefined;
  /** Why nothing is there. */
  error?: string | undefined;
}
