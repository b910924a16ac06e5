import { api } from '@web-data/dashboard/account';
import type { components } from '@web-data/dashboard/account';
import { Rejection } from '@web-data/validator/runtime';
import { readTeam } from '../accounts/teams/teams.ts';
import { checkKind, scheduleKind } from '../capabilities/monitor/monitor-kinds.ts';
import { readSchedule } from '../capabilities/monitor/schedule/read-schedule.ts';
import { requireCheck, requireMonitor } from '../capabilities/monitor/settings/read.ts';
import { runNow } from '../capabilities/monitor/settings/run-now.ts';
import { updateMonitor } from '../capabilities/monitor/settings/update.ts';
import type { MonitorRow } from '../platform/store/tables/monitor.ts';
import type { AccountHandlers, AccountServices } from './account-services.ts';
import { requireRole } from './in-team.ts';
import { listChecks, listMonitors, listPages } from './monitors/lists.ts';
import { toCheck, toCheckPage, toMonitor } from './monitors/to-monitor.ts';

type MonitorOperation =
  | 'listMonitors'
  | 'getMonitor'
  | 'changeMonitor'
  | 'runMonitor'
  | 'listMonitorChecks'
  | 'getMonitorCheck';
type Change = components['schemas']['MonitorChange'];

/** Lists, reads, changes and runs the monitors of a team. */
export function monitorOperations(services: AccountServices): Pick<AccountHandlers, MonitorOperation> {
  const { store, siem, webhookSeal: seal, monitorPrices } = services;
  const { db } = store;
  const schedules = scheduleKind.openQueue(store);
  const checks = checkKind.openQueue(store);
  /** A team with zero data retention has no monitors, even where it had some before. */
  const isReadable = async (teamId: string) => !(await readTeam(db, teamId)).zeroDataRetention;
  const require = async ({
    teamId,
    monitorId,
  }: {
    teamId: string;
    monitorId: string;
  }): Promise<MonitorRow> => {
    if (!(await isReadable(teamId))) throw api.reject('MonitorNotFound');
    return requireMonitor(db, teamId, monitorId.toLowerCase()).catch(toOwnError);
  };
  const toResponse = (row: MonitorRow) =>
    ({ status: 200, body: { success: true, monitor: toMonitor(row, monitorPrices) } }) as const;
  return {
    async listMonitors({ identity, params: { teamId }, query, operation }) {
      requireRole(operation, identity, teamId);
      const { items, ...next } = (await isReadable(teamId))
        ? await listMonitors(store, teamId, query)
        : { items: [] };
      const monitors = items.map((row) => toMonitor(row, monitorPrices));
      return { status: 200, body: { success: true, monitors, ...next } };
    },
    async getMonitor({ identity, params, operation }) {
      requireRole(operation, identity, params.teamId);
      return toResponse(await require(params));
    },
    async changeMonitor({ identity, params, body, operation }) {
      const { teamId } = params;
      requireRole(operation, identity, teamId);
      const before = await require(params);
      const change = toChange(body, before);
      await updateMonitor(schedules, { teamId, id: before.id }, { change, seal }).catch(toOwnError);
      const actor = identity.person.id;
      siem.report({
        event: 'monitor.changed',
        teamId,
        monitorId: before.id,
        members: Object.keys(body),
        actor,
      });
      return toResponse(await require(params));
    },
    async runMonitor({ identity, params, operation }) {
      const { teamId } = params;
      requireRole(operation, identity, teamId);
      const { id } = await require(params);
      const check = toCheck(await runNow(checks, { teamId, id }).catch(toOwnError));
      siem.report({ event: 'monitor.run', teamId, monitorId: id, actor: identity.person.id });
      return { status: 200, body: { success: true, check } };
    },
    async listMonitorChecks({ identity, params, query, operation }) {
      requireRole(operation, identity, params.teamId);
      const { id } = await require(params);
      const { items, ...next } = await listChecks(store, id, query);
      return { status: 200, body: { success: true, checks: items.map(toCheck), ...next } };
    },
    async getMonitorCheck({ identity, params, query, operation }) {
      requireRole(operation, identity, params.teamId);
      const { id } = await require(params);
      const row = await requireCheck(db, id, params.checkId.toLowerCase()).catch(toOwnError);
      const { items, ...next } = await listPages(store, row.id, query);
      return {
        status: 200,
        body: { success: true, check: toCheck(row), pages: items.map(toCheckPage), ...next },
      };
    },
  };
}

/** @throws {Rejection} 400 for a schedule that is not valid. */
function toChange(
  { name, status, cron, timezone, goal, retentionDays }: Change,
  { cron: before, timezone: zone, schedule_text: text }: MonitorRow,
): Parameters<typeof updateMonitor>[2]['change'] {
  return {
    name,
    status,
    schedule:
      cron === undefined && timezone === undefined
        ? undefined
        : toSchedule(
            { ...(cron && { cron }), ...(timezone && { timezone }) },
            { cron: before, timezone: zone, text },
          ),
    goal: goal === '' ? null : goal,
    retentionDays,
    targets: undefined,
    judge: undefined,
    webhook: undefined,
    notification: undefined,
  };
}

function toSchedule(...input: Required<Parameters<typeof readSchedule>>): ReturnType<typeof readSchedule> {
  try {
    return readSchedule(...input);
  } catch (error) {
    if (!(error instanceof Rejection) || !Array.isArray(error.details)) throw error;
    // Here the members of a schedule have no parent.
    const details = (error.details as { path: string }[]).map((one) =>
      Object.assign({}, one, { path: one.path.replace('/schedule', '') }),
    );
    throw api.reject('BadRequest', { details: details as never });
  }
}

/** Converts a rejection of the main API into one of this API. */
function toOwnError(error: unknown): never {
  if (error instanceof Rejection && error.status === 404) throw api.reject('MonitorNotFound');
  throw error;
}
