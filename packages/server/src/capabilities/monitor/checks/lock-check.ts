import type { ClaimedJob } from '../../../platform/jobs/job.ts';
import type { JobQueue } from '../../../platform/jobs/job-queue.ts';
import type { Query } from '../../../platform/store/store.ts';
import type { MonitorCheckRow } from '../../../platform/store/tables/monitor.ts';
import { isFinal } from '../states.ts';

/**
 * Locks the row of a check until the transaction ends, provided this claim owns it and it has not ended.
 * @returns undefined when another process owns the check, or when it has ended: its job then leaves the queue.
 */
export async function lockOwnedCheck(
  queue: JobQueue,
  query: Query,
  claim: ClaimedJob,
): Promise<MonitorCheckRow | undefined> {
  if ((await queue.owned(query, claim)) === undefined) return undefined;
  const row = await queue.store
    .lockRow(query.selectFrom('monitor_check').selectAll().where('id', '=', claim.id))
    .executeTakeFirst();
  if (row !== undefined && !isFinal(row.status)) return row;
  await queue.end(query, claim);
  return undefined;
}
