import type { CrawlRow } from '../../platform/store/tables/crawl.ts';

/** How a crawl ended. */
export interface CrawlEnd {
  status: Exclude<CrawlRow['status'], 'scraping'>;
  /** Why pages are missing. */
  warning?: string | undefined;
  /** Why there are no pages. */
  error?: string | undefined;
}
