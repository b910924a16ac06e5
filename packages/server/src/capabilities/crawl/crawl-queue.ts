import { JobQueue } from '../../platform/jobs/job-queue.ts';
import { getConcurrency } from '../../platform/config/plan.ts';
import type { Plans } from '../../platform/config/plan.ts';
import type { Store } from '../../platform/store/store.ts';

/**
 * Creates the queue of crawls and batches. A claimed job uses one unit of the team's concurrency, whatever its number
 * of pages in progress.
 * @param plans plans by name; required for claiming.
 */
export function crawlQueue(store: Store, plans: Plans = {}): JobQueue {
  return new JobQueue(store, 'crawl', { concurrency: getConcurrency(plans) });
}
