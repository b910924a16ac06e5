import { JobQueue } from '../jobs/job-queue.ts';
import type { Store } from '../store/store.ts';

/**
 * Creates the queue of deliveries: one job for each webhook with waiting events. These jobs do not count towards the
 * concurrency of the team's plan.
 */
export function webhookQueue(store: Store): JobQueue {
  return new JobQueue(store, 'webhook');
}
