import { JobQueue } from '../../jobs/job-queue.ts';
import { getConcurrency } from '../../limits/plan.ts';
import type { Plans } from '../../limits/plan.ts';
import type { Store } from '../../store/store.ts';

/**
 * The queue of agent jobs. A claimed one counts among the works that the plan of its team lets run at once.
 * @param plans plans by name; needed to claim.
 */
export function agentQueue(store: Store, plans: Plans = {}): JobQueue {
  return new JobQueue(store, 'agent', { concurrency: getConcurrency(plans) });
}
