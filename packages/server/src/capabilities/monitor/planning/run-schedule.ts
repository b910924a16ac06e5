import { sql } from 'kysely';
import type { ClaimedJob } from '../../../platform/jobs/job.ts';
import type { JobQueue } from '../../../platform/jobs/job-queue.ts';
import type { MonitorRow } from '../../../platform/store/tables/monitor.ts';
import { addCheck } from '../checks/add-check.ts';
import { getDatabaseTime } from '../database-time.ts';
import { planNextRun, replan } from './plan.ts';
import { databaseNow } from '../../../platform/store/clock.ts';

/**
 * Handles a monitor whose scheduled time has come. One commit stores the check and plans the next one, so each
 * scheduled time has one check, however many processes look and wherever one of them dies. After an outage of any
 * length, a single check catches up.
 * @returns whether there is a check to run.
 */
export async function runSchedule(
  queue: JobQueue<MonitorRow>,
  checks: JobQueue,
  claim: ClaimedJob,
): Promise<boolean> {
  const { store } = queue;
  return store.tx(async (query) => {
    const monitor = await queue.lockOwned(query, claim);
    if (monitor.next_run_at === null) {
      await queue.end(query, claim);
      return false;
    }
    const now = await getDatabaseTime(store, query);
    const { next_run_at: scheduledAt } = monitor;
    if (scheduledAt > now) {
      await queue.requeue(query, claim, { delayMs: scheduledAt - now });
      return false;
    }
    const isBusy = monitor.current_check_id !== null;
    const plan = planNextRun(monitor, now);
    await query.updateTable('monitor').set(plan).where('id', '=', monitor.id).execute();
    if (plan.next_run_at === null) await queue.end(query, claim);
    else await queue.requeue(query, claim, { delayMs: plan.next_run_at - now });
    const check = {
      trigger: 'scheduled',
      scheduledAt,
      status: isBusy ? 'skipped_overlap' : 'queued',
    } as const;
    return (await addCheck(checks, query, monitor, check)) !== undefined && !isBusy;
  });
}

/** Milliseconds by which a clock may be set back without a new plan. */
const SLACK_MS = 60_000;

/**
 * Plans monitors once more that were planned at a time still in the future. The clock was wrong then and has been set
 * back; without a new plan they would wait until it shows that time once more.
 */
export async function replanAfterClockChange(queue: JobQueue<MonitorRow>): Promise<void> {
  const { store } = queue;
  const early = await store.db
    .selectFrom('monitor')
    .select('id')
    .where('status', '=', 'active')
    .where('planned_at', '>', sql<number>`${databaseNow(store)} + ${SLACK_MS}`)
    .execute();
  for (const { id } of early)
    await store.tx((query) =>
      replan(queue, query, id, (row, now) =>
        row.status === 'active' && row.planned_at > now + SLACK_MS ? {} : undefined,
      ),
    );
}
