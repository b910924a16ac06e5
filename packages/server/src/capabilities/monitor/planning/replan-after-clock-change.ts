import type { JobQueue } from '../../../platform/jobs/job-queue.ts';
import type { MonitorRow } from '../../../platform/store/tables/monitor.ts';
import { databaseNow } from '../../../platform/store/clock.ts';
import { sql } from 'kysely';
import { replan } from './plan.ts';

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
