import { JobQueue } from '../jobs/job-queue.ts';
import type { Store } from '../store/store.ts';

/** The queue of letters, one job each. They are no work of the team's plan. */
export function mailQueue(store: Store): JobQueue {
  return new JobQueue(store, 'mail');
}
