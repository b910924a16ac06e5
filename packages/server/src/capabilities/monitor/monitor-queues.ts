import { JobQueue } from '../../platform/jobs/job-queue.ts';
import type { Store } from '../../platform/store/store.ts';

/**
 * Creates the queue of scheduled times: one job per active monitor, under the monitor's id, which waits until its next
 * check. These jobs do not count towards the concurrency of the team's plan.
 */
export function scheduleQueue(store: Store): JobQueue {
  return new JobQueue(store, 'monitor');
}

/**
 * Creates the queue of checks. The crawls of a check count towards the concurrency of the team; the check itself only
 * waits for them.
 */
export function checkQueue(store: Store): JobQueue {
  return new JobQueue(store, 'monitor-check');
}
