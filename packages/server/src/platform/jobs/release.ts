import type { ExpressionBuilder, ExpressionWrapper, RawBuilder, SqlBool } from 'kysely';
import { databaseNow } from '../store/clock.ts';
import type { Query, Store } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';
import { scheduleTeam } from './team-schedule.ts';

interface Release {
  /** When they may be claimed once more, by the clock of the database. */
  runAt: RawBuilder<number>;
  /** Whether their runs ended without a result. */
  interrupted: boolean;
}

/**
 * Requeues the jobs that match, with the schedules and the running counts of their teams.
 * @returns how many jobs
 */
export async function release(
  query: Query,
  matches: (job: ExpressionBuilder<Tables, 'job'>) => ExpressionWrapper<Tables, 'job', SqlBool>,
  { runAt, interrupted }: Release,
): Promise<number> {
  const jobs = await query
    .updateTable('job')
    .set((job) => ({
      owner: null,
      run_at: runAt,
      interruptions: interrupted ? job('interruptions', '+', 1) : 0,
    }))
    .where(matches)
    .returning(['queue', 'team_id', 'counts'])
    .execute();
  const teams = [...new Set(jobs.map((job) => job.team_id))].toSorted();
  for (const teamId of teams) {
    const queueNames = new Set(jobs.filter((job) => job.team_id === teamId).map((job) => job.queue));
    for (const queueName of [...queueNames].toSorted())
      await scheduleTeam(query, { queueName, teamId, scheduledAt: runAt });
  }
  for (const teamId of teams)
    await endWork(query, teamId, jobs.filter((job) => job.team_id === teamId && job.counts === 1).length);
  return jobs.length;
}

/**
 * Requeues the jobs that a dead instance had claimed, in the transaction that found its lease expired. Cancelled jobs
 * are requeued too: their next runner ends them.
 * @param counts only jobs that count towards the concurrency of their team (1), or that do not (0); both by default.
 * @returns how many jobs
 */
export function releaseJobs(store: Store, query: Query, owner: string, counts?: 0 | 1): Promise<number> {
  const own = counts === undefined ? { owner } : { owner, counts };
  return release(query, (job) => job.and(own), { runAt: databaseNow(store), interrupted: true });
}

/** Subtracts ended work from the running count of a team. */
export async function endWork(query: Query, teamId: string, count = 1): Promise<void> {
  if (count === 0) return;
  await query
    .updateTable('account')
    .set((account) => ({ running: account('running', '-', count) }))
    .where('team_id', '=', teamId)
    .execute();
}
