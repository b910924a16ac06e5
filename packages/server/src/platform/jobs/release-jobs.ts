import { databaseNow } from '../store/clock.ts';
import type { Query, Store } from '../store/store.ts';
import { endWork } from './running.ts';
import { scheduleTeam } from './team-schedule.ts';

/**
 * Requeues the jobs that a dead instance had claimed, in the transaction that found its lease expired. Cancelled jobs
 * are requeued too: their next runner ends them.
 * @param counts only jobs that count towards the concurrency of their team (1), or that do not (0); both by default.
 * @returns how many jobs
 */
export async function releaseJobs(
  store: Store,
  query: Query,
  owner: string,
  counts?: 0 | 1,
): Promise<number> {
  const runAt = databaseNow(store);
  const jobs = await query
    .updateTable('job')
    .set((job) => ({ owner: null, run_at: runAt, interruptions: job('interruptions', '+', 1) }))
    .where('owner', '=', owner)
    .$if(counts !== undefined, (own) => own.where('counts', '=', counts!))
    .returning(['queue', 'team_id', 'counts'])
    .execute();
  const teams = [...new Set(jobs.map((job) => job.team_id))].toSorted();
  for (const teamId of teams) {
    const queueNames = new Set(jobs.filter((job) => job.team_id === teamId).map((job) => job.queue));
    for (const queueName of [...queueNames].toSorted())
      await scheduleTeam(query, { queueName, teamId, scheduledAt: runAt });
  }
  for (const teamId of teams) {
    const counted = jobs.filter((job) => job.team_id === teamId && job.counts === 1).length;
    if (counted > 0) await endWork(query, teamId, counted);
  }
  return jobs.length;
}
