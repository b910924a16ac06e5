import type { MonitorNotification } from '@web-data/types';
import { reject } from '@web-data/validator';
import { formatIdentity } from '../../../accounts/keys/identity.ts';
import type { Identity } from '../../../accounts/keys/identity.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { acceptJob } from '../../operations/idempotent-start.ts';
import type { Start } from '../../operations/idempotent-start.ts';
import type { JobQueue } from '../../../platform/jobs/job-queue.ts';
import type { Query } from '../../../platform/store/store.ts';
import type { MonitorRow } from '../../../platform/store/tables/monitor.ts';
import { openWebhook } from '../../../platform/webhooks/open-webhook.ts';
import type { Seal } from '../../../platform/webhooks/seal.ts';
import type { Webhook } from '../../../platform/webhooks/webhook.ts';
import { getDatabaseTime } from '../database-time.ts';
import { planNextRun } from '../planning/plan.ts';
import { runsPerMonth } from '../schedule/schedule.ts';
import type { WordedSchedule } from '../schedule/read-schedule.ts';
import type { Target } from '../targets/target.ts';

/** Maximum number of monitors of a team. */
const MAX_MONITORS = 1000;

export interface NewMonitor {
  start: Start;
  identity: Identity;
  /** Bytes that the team may store. */
  maxStoredBytes: number;
  requestId: string;
  name: string;
  schedule: WordedSchedule;
  targets: readonly Target[];
  retentionDays: number;
  goal: string | undefined;
  judge: boolean;
  webhook: Webhook | undefined;
  notification: MonitorNotification | undefined;
  seal: Seal;
}

/**
 * Creates a monitor: one commit stores it and plans its first check.
 * @returns its id; the id of the earlier monitor when the idempotency key was used with the same body before.
 * @throws {Rejection} 400 when the team has too many, 403 without room for results; 409 `Conflict` for a key that was used with another body.
 */
export async function createMonitor(queue: JobQueue, monitor: NewMonitor): Promise<string> {
  const { store } = queue;
  const { start } = monitor;
  return acceptJob(queue, start, monitor, async (query) => {
    await requireRoom(query, start.teamId);
    const id = uuidv7();
    const now = await getDatabaseTime(store, query);
    const row = toRow(id, monitor, now);
    if (row.next_run_at !== null)
      await queue.enqueue(query, { id, teamId: start.teamId, delayMs: Math.max(0, row.next_run_at - now) });
    await query.insertInto('monitor').values(row).execute();
    const { webhook, seal } = monitor;
    if (webhook !== undefined)
      await openWebhook(store, query, { jobId: id, teamId: start.teamId, webhook, seal });
    return id;
  });
}

function toRow(id: string, monitor: NewMonitor, now: number): MonitorRow {
  const { identity, schedule, webhook } = monitor;
  return {
    id,
    team_id: identity.teamId,
    status: 'active',
    name: monitor.name,
    cron: schedule.cron,
    schedule_text: schedule.text,
    timezone: schedule.timezone,
    targets: JSON.stringify(monitor.targets),
    goal: monitor.goal ?? null,
    judge: monitor.judge ? 1 : 0,
    retention_days: monitor.retentionDays,
    webhook: webhook === undefined ? null : formatWebhook(webhook),
    notification: monitor.notification === undefined ? null : JSON.stringify(monitor.notification),
    identity: formatIdentity(identity),
    request_id: monitor.requestId,
    runs_per_month: runsPerMonth(schedule, now),
    ...planNextRun(schedule, now),
    last_run_at: null,
    current_check_id: null,
    last_summary: null,
    last_pages: null,
    created_at: now,
    updated_at: now,
  };
}

/** Serializes a webhook for responses, without its headers: these may hold secrets. */
export function formatWebhook({ url, metadata, events }: Webhook): string {
  return JSON.stringify({ url, metadata, ...(events && { events }) });
}

async function requireRoom(query: Query, teamId: string): Promise<void> {
  const { total } = await query
    .selectFrom('monitor')
    .select((row) => row.fn.countAll<number>().as('total'))
    .where('team_id', '=', teamId)
    .where('status', '!=', 'deleted')
    .executeTakeFirstOrThrow();
  if (total < MAX_MONITORS) return;
  throw reject('BadRequest', {
    message: `Your team has ${MAX_MONITORS} monitors, which is the most there may be: delete one first.`,
  });
}
