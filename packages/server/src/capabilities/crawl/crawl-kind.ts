import { defineJobKind } from '../../platform/jobs/job-kind.ts';
import type { JobKind } from '../../platform/jobs/job-kind.ts';
import type { CrawlRow } from '../../platform/store/tables/crawl.ts';
import { runCrawl } from './run-crawl.ts';
import type { CrawlServices } from './run-crawl.ts';

/**
 * Crawls and batches, one step a claim. A claimed one uses one unit of the team's concurrency, whatever its number of
 * pages in progress.
 */
export const crawlKind: JobKind<CrawlRow, CrawlServices> = defineJobKind({
  name: 'crawl',
  table: 'crawl',
  open: ['scraping'],
  concurrency: 'plan',
  retention: {
    dependents: {
      crawl_page: { parent: 'crawl_id', key: 'position' },
      crawl_error: { parent: 'crawl_id', key: 'position' },
      crawl_url: { parent: 'crawl_id', key: 'key' },
    },
  },
  stopMs: 5000,
  describe: ({ kind, start_url: url, urls }) => url ?? `${kind} of ${urls} URLs`,
  run: runCrawl,
});
