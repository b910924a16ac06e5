import type { Query } from '../../../platform/store/store.ts';
import type { MonitorRow } from '../../../platform/store/tables/monitor.ts';
import type { JobQueue } from '../../../platform/jobs/job-queue.ts';
import { getDatabaseTime } from '../database-time.ts';
import { findNextRun } from '../schedule/schedule.ts';
import type { Schedule } from '../schedule/schedule.ts';

/** Plans the next check of a schedule after `now`; `next_run_at` is null when there is none. */
export function planNextRun(
  schedule: Schedule,
  now: number,
): { next_run_at: number | null; planned_at: number } {
  return { next_run_at: findNextRun(schedule, now) ?? null, planned_at: now };
}

/**
 * Plans the next check of a monitor in the caller's transaction: after its schedule changed, at the end of a pause, or
 * because a clock was set back. A monitor that is not active has no next check. Locks the waiting job first and the
 * monitor after it, so it must come first in the transaction.
 * @param change returns the columns to change; undefined leaves the monitor unchanged.
 * @returns the monitor after the change; undefined when there is none.
 */
export async function replan(
  queue: JobQueue<MonitorRow>,
  query: Query,
  id: string,
  change: (row: MonitorRow, now: number) => Partial<MonitorRow> | undefined,
): Promise<MonitorRow | undefined> {
  const waiting = await queue.cancel(query, id);
  const { store } = queue;
  const row = await queue.lockRow(query, id);
  if (row === undefined) return undefined;
  const now = await getDatabaseTime(store, query);
  const changes = change(row, now);
  const changed = { ...row, ...changes };
  const isActive = changed.status === 'active';
  const plan = changes === undefined ? {} : isActive ? planNextRun(changed, now) : { next_run_at: null };
  const {
    id: _,
    team_id: __,
    identity: ___,
    request_id: ____,
    created_at: _____,
    ...columns
  } = { ...changed, ...plan };
  await query.updateTable('monitor').set(columns).where('id', '=', id).execute();
  const scheduledAt = columns.next_run_at;
  // A running job finds the new time by itself.
  if (isActive && scheduledAt !== null && waiting !== 'running')
    await queue.enqueue(query, { id, teamId: row.team_id, delayMs: Math.max(0, scheduledAt - now) });
  return { ...row, ...columns };
}
