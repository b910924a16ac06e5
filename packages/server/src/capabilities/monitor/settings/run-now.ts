import { reject } from '@web-data/validator';
import type { JobQueue } from '../../../platform/jobs/job-queue.ts';
import type { MonitorCheckRow } from '../../../platform/store/tables/monitor.ts';
import { addCheck } from '../checks/add-check.ts';

/** Queues a check at once. While another check is running, the new one is stored as skipped. @throws {Rejection} 404 */
export async function runNow(
  checks: JobQueue,
  { teamId, id }: { teamId: string; id: string },
): Promise<MonitorCheckRow> {
  const { store } = checks;
  return store.tx(async (query) => {
    const own = query.selectFrom('monitor').selectAll().where('id', '=', id).where('team_id', '=', teamId);
    const monitor = await store.lockRow(own).executeTakeFirst();
    if (monitor === undefined || monitor.status === 'deleted') throw reject('MonitorNotFound');
    const status = monitor.current_check_id === null ? 'queued' : 'skipped_overlap';
    const check = await addCheck(checks, query, monitor, {
      trigger: 'manual',
      scheduledAt: null,
      status,
    });
    return check!; // Only a scheduled time can have a check already.
  }, teamId);
}
