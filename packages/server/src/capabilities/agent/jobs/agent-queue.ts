import { JobQueue } from '../../../platform/jobs/job-queue.ts';
import { getConcurrency } from '../../../platform/config/plan.ts';
import type { Plans } from '../../../platform/config/plan.ts';
import type { Store } from '../../../platform/store/store.ts';

/**
 * Creates the queue of agent jobs. A claimed job counts towards the concurrency that the team's plan allows.
 * @param plans plans by name; needed to claim.
 */
export function agentQueue(store: Store, plans: Plans = {}): JobQueue {
  return new JobQueue(store, 'agent', { concurrency: getConcurrency(plans) });
}
