import { JobQueue } from '../../jobs/job-queue.ts';
import { getConcurrency } from '../../limits/plan.ts';
import type { Plans } from '../../limits/plan.ts';
import type { Store } from '../../store/store.ts';

/**
 * Creates the queue of agent jobs. A claimed job counts towards the concurrency that the team's plan allows.
 * @param plans plans by name; needed to claim.
 */
export function agentQueue(store: Store, plans: Plans = {}): JobQueue {
  return new JobQueue(store, 'agent', { concurrency: getConcurrency(plans) });
}
