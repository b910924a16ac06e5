import { uuidv7 } from '../../../platform/ids.ts';
import type { JobQueue } from '../../../platform/jobs/job-queue.ts';
import type { Query } from '../../../platform/store/store.ts';
import type { MonitorCheckRow, MonitorRow } from '../../../platform/store/tables/monitor.ts';
import { NO_WORK } from './work.ts';

const DAY_MS = 86_400_000;

export interface NewCheck {
  trigger: MonitorCheckRow['trigger_kind'];
  /** Milliseconds since the epoch; null for a check that a caller started. */
  scheduledAt: number | null;
  status: 'queued' | 'skipped_overlap';
}

/**
 * Stores a check and queues it. Runs in the caller's transaction, which holds the lock on the monitor's row.
 * @returns undefined when the monitor already has a check for that time.
 */
export async function addCheck(
  queue: JobQueue,
  query: Query,
  { id: monitorId, team_id: teamId, retention_days: days }: MonitorRow,
  { trigger, scheduledAt, status }: NewCheck,
): Promise<MonitorCheckRow | undefined> {
  const now = Date.now();
  const counts = {
    pages: 0,
    same_pages: 0,
    changed_pages: 0,
    new_pages: 0,
    removed_pages: 0,
    error_pages: 0,
  };
  const row: MonitorCheckRow = {
    id: uuidv7(),
    monitor_id: monitorId,
    team_id: teamId,
    status,
    trigger_kind: trigger,
    scheduled_at: scheduledAt,
    started_at: null,
    finished_at: status === 'queued' ? null : now,
    work: JSON.stringify(NO_WORK),
    ...counts,
    credits_used: 0,
    stored_bytes: 0,
    error: null,
    created_at: now,
    updated_at: now,
    expires_at: now + days * DAY_MS,
  };
  const { numInsertedOrUpdatedRows: added } = await query
    .insertInto('monitor_check')
    .values(row)
    .onConflict((own) => own.columns(['monitor_id', 'scheduled_at']).doNothing())
    .executeTakeFirst();
  if (added === undefined || added === 0n) return undefined;
  if (status !== 'queued') return row;
  await query.updateTable('monitor').set({ current_check_id: row.id }).where('id', '=', monitorId).execute();
  await queue.enqueue(query, { id: row.id, teamId });
  return row;
}
