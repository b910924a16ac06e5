import type { MonitorNotification } from '@web-data/types';
import { reject } from '@web-data/validator';
import type { JobQueue } from '../../../platform/jobs/job-queue.ts';
import type { MonitorRow } from '../../../platform/store/tables/monitor.ts';
import type { Seal } from '../../../platform/webhooks/seal.ts';
import type { Webhook } from '../../../platform/webhooks/webhook.ts';
import { replan } from '../planning/plan.ts';
import { runsPerMonth } from '../schedule/schedule.ts';
import type { WordedSchedule } from '../schedule/read-schedule.ts';
import type { Target } from '../targets/target.ts';
import { formatWebhook } from './create.ts';
import { requireMonitor } from './read.ts';
import { setWebhook } from '../../../platform/webhooks/set-webhook.ts';

/** The changes to a monitor; undefined members stay as they are. */
export interface Change {
  name: string | undefined;
  status: 'active' | 'paused' | undefined;
  schedule: WordedSchedule | undefined;
  targets: readonly Target[] | undefined;
  retentionDays: number | undefined;
  goal: string | null | undefined;
  judge: boolean | undefined;
  webhook: Webhook | null | undefined;
  notification: MonitorNotification | null | undefined;
}

/** Changes a monitor of a team. @throws {Rejection} 404 */
export async function updateMonitor(
  queue: JobQueue<MonitorRow>,
  { teamId, id }: { teamId: string; id: string },
  { change, seal }: { change: Change; seal: Seal },
): Promise<void> {
  const { store } = queue;
  await store.tx(async (query) => {
    await requireMonitor(query, teamId, id);
    const row = await replan(queue, query, id, (before, now) =>
      before.status === 'deleted' ? undefined : columnsOf(before, change, now),
    );
    if (row === undefined || row.status === 'deleted') throw reject('MonitorNotFound');
    if (change.webhook !== undefined)
      await setWebhook(store, query, change.webhook ?? undefined, { jobId: id, teamId, seal });
  }, teamId);
}

function columnsOf(before: MonitorRow, change: Change, now: number): Partial<MonitorRow> {
  const { name, status, schedule, targets, retentionDays, goal, judge, webhook, notification } = change;
  return {
    updated_at: now,
    name: name ?? before.name,
    status: status ?? before.status,
    ...(schedule && {
      cron: schedule.cron,
      timezone: schedule.timezone,
      schedule_text: schedule.text,
      runs_per_month: runsPerMonth(schedule, now),
    }),
    ...(targets && { targets: JSON.stringify(targets), last_pages: null }),
    retention_days: retentionDays ?? before.retention_days,
    ...(goal !== undefined && { goal }),
    ...(judge !== undefined && { judge: judge ? 1 : 0 }),
    ...(notification !== undefined && {
      notification: notification === null ? null : JSON.stringify(notification),
    }),
    ...(webhook !== undefined && { webhook: webhook === null ? null : formatWebhook(webhook) }),
  };
}
