import { JobQueue } from '../jobs/job-queue.ts';
import { getConcurrency } from '../limits/plan.ts';
import type { Plans } from '../limits/plan.ts';
import type { Store } from '../store/store.ts';

/**
 * The queue of crawls and batches. A claimed one counts as one of the works that the plan of its team lets run at once,
 * however many pages it has in work.
 * @param plans plans by name; needed to claim.
 */
export function crawlQueue(store: Store, plans: Plans = {}): JobQueue {
  return new JobQueue(store, 'crawl', { concurrency: getConcurrency(plans) });
}
