import type { Store } from '../../../platform/store/store.ts';
import { isRetained } from '../../../platform/retention/retention.ts';
import type { CrawlRow } from '../../../platform/store/tables/crawl.ts';
import type { WatchedKind } from '../../live/live-jobs.ts';
import { CRAWL_CHANGES } from '../changes-topic.ts';
import { jobColumns } from '../crawl-response.ts';
import type { JobRow } from '../crawl-response.ts';

/** The columns of which a change is worth an event. */
const reportedColumns = [
  'status',
  'completed',
  'failed',
  'waiting',
  'page_limit',
  'credits_used',
] as const satisfies (keyof CrawlRow)[];

/** Crawls and batches, as those who watch them see them. */
export function watchedCrawls(store: Store): WatchedKind<JobRow> {
  return {
    topic: CRAWL_CHANGES,
    readRows: (ids) =>
      store.db
        .selectFrom('crawl')
        .select(jobColumns)
        .where('id', 'in', [...ids])
        .where(isRetained(['scraping']))
        .execute(),
    hasChanged: (before, now) => reportedColumns.some((column) => before[column] !== now[column]),
  };
}
