import type { AddressedRequest } from '../../platform/http/request-origin.ts';
import type { MonitorNotification, MonitorPage, MonitorRequest, MonitorUpdate } from '@web-data/types';
import type { Identity } from '../../accounts/keys/identity.ts';
import { withAudit } from '../../accounts/audit/with-audit.ts';
import type { SiemLog } from '../../accounts/audit/siem.ts';
import { requireRetention } from '../crawl/start.ts';
import { buildOperationUrl } from '../operations/operation-url.ts';
import type { OperationHandlers } from '../operations/operation.ts';
import type { MonitorRow } from '../../platform/store/tables/monitor.ts';
import { getMaxStoredBytes } from '../../platform/config/plan.ts';
import { readWebhook, getReceiver } from '../../platform/webhooks/read-webhook.ts';
import { withoutEffect } from '../without-effect.ts';
import { toMonitorState } from './monitor-response.ts';
import { toCheckState } from './check-state.ts';
import type { MonitorServices } from './monitor-services.ts';
import { requireRecipients } from '../../accounts/people/mail-recipients.ts';
import type { MailTo } from '../../accounts/people/mail-recipients.ts';
import { readSchedule } from './schedule/read-schedule.ts';
import { createMonitor } from './settings/create.ts';
import { deleteMonitor } from './settings/delete.ts';
import { readCheckPages, readChecks, readMonitors, requireCheck, requireMonitor } from './settings/read.ts';
import { runNow } from './settings/run-now.ts';
import { updateMonitor } from './settings/update.ts';
import type { Change } from './settings/update.ts';
import { NEEDED, isEmpty } from './targets/target.ts';
import { readTargets } from './targets/read-targets.ts';

export interface MonitorOperationServices extends MonitorServices {
  siem: SiemLog;
  /** Returns the scheme and host of the server, as the request reached it, for URLs in responses. */
  origin(request: AddressedRequest): string;
}

/** Default number of pages in a response, which is also the maximum that the description allows. */
const MAX_PAGES = 1000;
const LIST_LIMIT = 25;

/** Creates the handlers of the operations on monitors. */
export function monitorOperations(services: MonitorOperationServices): OperationHandlers {
  const { schedules, checks, crawls, seal, siem } = services;
  const { db } = schedules.store;
  const toResponse = async ({ teamId }: Identity, id: string, warning?: string) => {
    const data = toMonitorState(await requireMonitor(db, teamId, id), services);
    return { status: 200, body: { success: true, data, ...(warning !== undefined && { warning }) } } as const;
  };
  return {
    async createMonitor({ body, identity, headers, request }) {
      const named = {
        requestId: request.id,
        operation: 'createMonitor',
        url: undefined,
        username: undefined,
      };
      const audit = { siem, identity, ...named, webhook: getReceiver(body.webhook) };
      const id = await withAudit(audit, () =>
        create(services, body, { identity, key: headers['Idempotency-Key'], requestId: request.id }),
      );
      return toResponse(identity, id, warningFor(services, 'createMonitor', body));
    },
    async listMonitors({ query, identity }) {
      requireRetention(identity);
      const { limit = LIST_LIMIT, offset = 0 } = query;
      const { rows, total } = await readMonitors(db, identity.teamId, { limit, offset });
      const data = rows.map((row) => toMonitorState(row, services));
      return { status: 200, body: { success: true, data, total } };
    },
    getMonitor({ params, identity }) {
      requireRetention(identity);
      return toResponse(identity, params.monitorId.toLowerCase());
    },
    async updateMonitor({ params, body, identity }) {
      requireRetention(identity);
      const id = params.monitorId.toLowerCase();
      const present = await requireMonitor(db, identity.teamId, id);
      const change = await toChange(services, body, { identity, present });
      await updateMonitor(schedules, { teamId: identity.teamId, id }, { change, seal });
      return toResponse(identity, id, warningFor(services, 'updateMonitor', body));
    },
    async deleteMonitor({ params, identity }) {
      const monitorId = params.monitorId.toLowerCase();
      await deleteMonitor({ schedules, crawls }, { monitorId, teamId: identity.teamId, seal });
      return { status: 200, body: { success: true } };
    },
    async runMonitor({ params, identity }) {
      requireRetention(identity);
      const row = await runNow(checks, { teamId: identity.teamId, id: params.monitorId.toLowerCase() });
      return { status: 200, body: { success: true, data: toCheckState(row) } };
    },
    async listMonitorChecks({ params, query, identity }) {
      requireRetention(identity);
      const { limit = LIST_LIMIT, offset = 0, status } = query;
      const { id } = await requireMonitor(db, identity.teamId, params.monitorId.toLowerCase());
      const { rows, total } = await readChecks(db, id, { limit, offset, status });
      return { status: 200, body: { success: true, data: rows.map(toCheckState), total } };
    },
    async getMonitorCheck({ params, query, identity, request }) {
      requireRetention(identity);
      const { skip = 0, limit = MAX_PAGES, status } = query;
      const monitor = await requireMonitor(db, identity.teamId, params.monitorId.toLowerCase());
      const row = await requireCheck(db, monitor.id, params.checkId.toLowerCase());
      const read = await readCheckPages(db, row.id, { skip, limit, status });
      const pages = read.pages.map((page) => JSON.parse(page) as MonitorPage); // Written by us.
      const url = buildOperationUrl(services.origin(request), 'getMonitorCheck', {
        monitorId: monitor.id,
        checkId: row.id,
      });
      const filter = status === undefined ? '' : `&status=${status}`;
      const next = read.hasMore && { next: `${url}?skip=${skip + pages.length}&limit=${limit}${filter}` };
      return { status: 200, body: { success: true, data: { ...toCheckState(row), pages, ...next } } };
    },
  };
}

interface Call {
  identity: Identity;
  key: string | undefined;
  requestId: string;
}

/**
 * Checks in this order: retention (400), webhook, schedule and targets (400, 422), an earlier request with the same key
 * (200, 409).
 */
async function create(
  { schedules, plans, pageReader, receivers, mailTo, seal }: MonitorServices,
  body: MonitorRequest,
  { identity, key: idempotencyKey, requestId }: Call,
): Promise<string> {
  requireRetention(identity);
  const { teamId } = identity;
  const webhook = readWebhook(body.webhook, receivers);
  const schedule = readSchedule(body.schedule);
  const targets = await readTargets(body.targets, { pageReader, seal, teamId });
  await requirePermitted(schedules, body.notification, { teamId, mailTo });
  return createMonitor(schedules, {
    start: { operation: 'createMonitor', teamId, idempotencyKey, request: body },
    identity,
    maxStoredBytes: getMaxStoredBytes(plans, identity.plan),
    requestId,
    name: body.name,
    schedule,
    targets,
    retentionDays: body.retentionDays ?? 30,
    goal: body.goal,
    judge: body.judgeEnabled ?? true,
    webhook,
    notification: body.notification,
    seal,
  });
}

/**
 * Checks recipients where the server sends email. Elsewhere they are stored unchecked, and checked when an email is
 * sent.
 */
async function requirePermitted(
  { store }: MonitorServices['schedules'],
  notification: MonitorNotification | null | undefined,
  { teamId, mailTo }: { teamId: string; mailTo: MailTo | undefined },
): Promise<void> {
  if (notification?.email && mailTo)
    await requireRecipients(store.db, notification.email, {
      teamId,
      mailTo,
      path: '/notification/email/recipients',
    });
}

async function toChange(
  { schedules, pageReader, receivers, mailTo, seal }: MonitorServices,
  body: MonitorUpdate,
  { identity: { teamId }, present }: { identity: Identity; present: MonitorRow },
): Promise<Change> {
  const { webhook } = body;
  await requirePermitted(schedules, body.notification, { teamId, mailTo });
  const { cron, timezone, schedule_text: text } = present;
  return {
    name: body.name,
    status: body.status,
    notification: body.notification,
    webhook: webhook === null ? null : readWebhook(webhook, receivers),
    schedule: body.schedule && readSchedule(body.schedule, { cron, timezone, text }),
    targets: body.targets && (await readTargets(body.targets, { pageReader, seal, teamId })),
    retentionDays: body.retentionDays,
    goal: body.goal,
    judge: body.judgeEnabled,
  };
}

function warningFor(
  { model, mailTo }: MonitorServices,
  operation: 'createMonitor' | 'updateMonitor',
  body: MonitorRequest | MonitorUpdate,
): string | undefined {
  const isUnjudged = model === undefined && typeof body.goal === 'string';
  const { enabled = true } = body.notification?.email ?? { enabled: false };
  const isUnwritten = mailTo === undefined && enabled;
  const input = body.targets ?? [];
  const options = input.map(
    ({ scrapeOptions = {} }, index) =>
      ({ operation: 'scrapeUrl', value: scrapeOptions, path: `targets[${index}].scrapeOptions` }) as const,
  );
  const unused = withoutEffect(
    [{ operation, value: body }, ...options],
    [...(isUnjudged ? ['goal'] : []), ...(isUnwritten ? ['notification'] : [])],
  );
  const empty = input.flatMap((target, index) =>
    isEmpty(target) ? [`targets[${index}] names no ${NEEDED[target.type]}: nothing of it is watched.`] : [],
  );
  const warnings = [...(unused === undefined ? [] : [unused]), ...empty];
  return warnings.length === 0 ? undefined : warnings.join(' ');
}
