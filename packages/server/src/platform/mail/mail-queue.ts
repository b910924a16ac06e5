import { JobQueue } from '../jobs/job-queue.ts';
import type { Store } from '../store/store.ts';

/** Creates the queue of emails, one job each. These jobs do not count towards the concurrency of the team's plan. */
export function mailQueue(store: Store): JobQueue {
  return new JobQueue(store, 'mail');
}
