import { JobQueue } from '../jobs/job-queue.ts';
import type { Store } from '../store/store.ts';

/**
 * The queue of times that are due: one job for each active monitor, under its id, which waits until the next check. It is
 * no work of the team's plan.
 */
export function scheduleQueue(store: Store): JobQueue {
  return new JobQueue(store, 'monitor');
}

/** The queue of checks. What they fetch counts among the works of the team as crawls do; they themselves only wait for it. */
export function checkQueue(store: Store): JobQueue {
  return new JobQueue(store, 'monitor-check');
}
