import { readQueueStats } from '../platform/jobs/operate.ts';
import type { Store } from '../platform/store/store.ts';

/** Gauges of jobs by kind, those of all processes together. */
export const jobGauges = {
  web_data_jobs_waiting: 'Jobs that wait for a worker of any process, by kind',
  web_data_jobs_running: 'Jobs that a process runs, by kind',
  web_data_jobs_oldest_seconds: 'Seconds since the first of the jobs that wait became due, by kind',
  web_data_jobs_stuck: 'Jobs whose last runs ended without a result, by kind',
  web_data_jobs_paused: '1 while an operator has paused the kind',
} as const;

/** Reads the values of {@link jobGauges}, by kind. */
export async function readJobGauges(
  store: Store,
  kinds: readonly string[],
): Promise<ReadonlyMap<string, Record<keyof typeof jobGauges, number>>> {
  const stats = await readQueueStats(store, kinds);
  return new Map(
    Array.from(stats, ([kind, { waiting, running, oldestMs, stuck, isPaused }]) => [
      kind,
      {
        web_data_jobs_waiting: waiting,
        web_data_jobs_running: running,
        web_data_jobs_oldest_seconds: oldestMs / 1000,
        web_data_jobs_stuck: stuck,
        web_data_jobs_paused: Number(isPaused),
      },
    ]),
  );
}
