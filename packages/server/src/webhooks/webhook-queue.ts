import { JobQueue } from '../jobs/job-queue.ts';
import type { Store } from '../store/store.ts';

/** The queue of deliveries: one job for each webhook that has events waiting. They are no work of the team's plan. */
export function webhookQueue(store: Store): JobQueue {
  return new JobQueue(store, 'webhook');
}
