import { describeShortage } from '../../../accounts/credits/rejections.ts';
import { getMaxStoredBytes } from '../../../platform/config/plan.ts';
import { describeUse, readStoredBytes } from '../../../platform/store/stored-bytes.ts';
import type { ClaimedJob } from '../../../platform/jobs/job.ts';
import type { MonitorCheckRow, MonitorRow } from '../../../platform/store/tables/monitor.ts';
import type { MonitorServices } from '../monitor-services.ts';
import { MORE_READS } from '../../changes/compare-page.ts';
import { isFinal } from '../states.ts';
import { parseTargets } from '../targets/target.ts';
import { beginCheck, startBatch, toScrapeOptions } from './begin-check.ts';
import { abandonCheck, endCheck, failCheck } from './end-check.ts';
import { findCrawls } from './fetched-pages.ts';
import { listSuspects } from './suspects.ts';
import { parseWork } from './work.ts';
import { writeSome } from './write-pages.ts';
import { parseIdentity } from '../../../accounts/keys/identity.ts';
import type { Identity } from '../../../accounts/keys/identity.ts';
import type { Store } from '../../../platform/store/store.ts';
import type { ThreatPolicy } from '../../../accounts/teams/threat-policy.ts';

/** Claims in a row that ended without a result, after which the check itself counts as the cause. */
const MAX_INTERRUPTIONS = 20;
/**
 * Bounds, in milliseconds, of the delay between two looks at whether the pages are fetched. The delay is a tenth of the
 * time since the check started.
 */
const LOOK_MS = { least: 100, max: 10_000 };

type Step = 'ended' | 'on' | { retryInMs: number };

/**
 * Runs a claimed check until it ends or has to wait for a crawl or batch that it started.
 * @param stopped aborts when the step should end early.
 * @throws any error of the store; the check is then claimed once more.
 */
export async function runCheck(
  services: MonitorServices,
  claim: ClaimedJob,
  stopped: AbortSignal,
): Promise<'ended' | { retryInMs: number }> {
  for (;;) {
    if (stopped.aborted) return { retryInMs: 0 };
    const step = await runStep(services, claim, stopped);
    if (step !== 'on') return step;
  }
}

async function runStep(services: MonitorServices, claim: ClaimedJob, stopped: AbortSignal): Promise<Step> {
  const check = await read(services, claim.id);
  if (check === undefined || isFinal(check.row.status)) return abandonCheck(services, claim);
  const { row, monitor } = check;
  if (monitor.status === 'deleted') return abandonCheck(services, claim);
  if (claim.interruptions >= MAX_INTERRUPTIONS)
    return failCheck(services, claim, 'The work was interrupted again and again.');
  const work = parseWork(row);
  switch (work.phase) {
    case 'begin':
      return begin(services, claim, monitor, stopped);
    case 'fetch':
      if (
        !(await haveEnded(
          services,
          work.fetches.map(({ crawlId }) => crawlId),
        ))
      )
        return later(row);
      return startRereads(services, claim, check, stopped);
    case 'again':
      if (!(await haveEnded(services, work.again.at(-1) ?? []))) return later(row);
      return startRereads(services, claim, check, stopped);
    case 'write':
      return (await writeSome(services, claim, monitor, stopped)) ? 'on' : endCheck(services, claim);
  }
}

interface Check {
  row: MonitorCheckRow;
  monitor: MonitorRow;
}

async function read({ checks }: MonitorServices, id: string): Promise<Check | undefined> {
  const { db } = checks.store;
  const row = await db.selectFrom('monitor_check').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return undefined;
  const monitor = await db
    .selectFrom('monitor')
    .selectAll()
    .where('id', '=', row.monitor_id)
    .executeTakeFirst();
  return monitor && { row, monitor };
}

async function begin(
  services: MonitorServices,
  claim: ClaimedJob,
  monitor: MonitorRow,
  signal: AbortSignal,
): Promise<Step> {
  const identity = await teamIdentity(services.checks.store, monitor);
  if (identity.zeroDataRetention)
    return failCheck(services, claim, 'The team has zero data retention enabled, and a monitor keeps pages.');
  const maxStoredBytes = getMaxStoredBytes(services.plans, identity.plan);
  const storedBytes = await readStoredBytes(services.checks.store.db, identity.teamId);
  if (storedBytes >= maxStoredBytes)
    return failCheck(services, claim, describeUse({ storedBytes, maxStoredBytes }));
  try {
    await beginCheck(services, claim, { monitor, identity, signal });
  } catch (error) {
    const shortage = describeShortage(error);
    if (shortage === undefined) throw error;
    return failCheck(services, claim, shortage);
  }
  return { retryInMs: LOOK_MS.least };
}

/**
 * Starts one more read of the pages that differ. With no such page, or after the last read, moves on to writing
 * results.
 */
async function startRereads(
  services: MonitorServices,
  claim: ClaimedJob,
  { row, monitor }: Check,
  stopped: AbortSignal,
): Promise<Step> {
  const { checks } = services;
  const { fetches, again: before } = parseWork(row);
  if (before.length === MORE_READS) return setPhase(services, claim, 'write');
  const suspects: string[][] = [];
  for (const [index, fetch] of fetches.entries()) {
    const again = before.map((ids) => ids[index] ?? null);
    suspects.push(await listSuspects(checks.store, monitor, { fetch, rereads: again }, stopped));
  }
  if (stopped.aborted) return { retryInMs: 0 };
  if (suspects.every((urls) => urls.length === 0)) return setPhase(services, claim, 'write');
  const identity = await teamIdentity(checks.store, monitor);
  const targets = new Map(parseTargets(monitor).map((target) => [target.id, target]));
  await checks.store.tx(async (query) => {
    const own = await checks.lockOwned(query, claim);
    const again: (string | null)[] = [];
    for (const [index, urls] of suspects.entries()) {
      const target = targets.get(fetches[index]!.targetId);
      const options = target === undefined ? {} : toScrapeOptions(target);
      // Without credits for another read, every difference counts.
      const id =
        urls.length === 0
          ? null
          : await startBatch(services, query, { urls, options, identity }).catch(onlyPoor);
      again.push(id);
    }
    const work = { ...parseWork(own), phase: 'again', again: [...before, again] };
    await query
      .updateTable('monitor_check')
      .set({ work: JSON.stringify(work), updated_at: Date.now() })
      .where('id', '=', claim.id)
      .execute();
  }, claim.teamId);
  return { retryInMs: LOOK_MS.least };
}

function onlyPoor(error: unknown): null {
  if (describeShortage(error) !== undefined) return null;
  throw error;
}

async function setPhase({ checks }: MonitorServices, claim: ClaimedJob, phase: 'write'): Promise<Step> {
  await checks.store.tx(async (query) => {
    const row = await checks.lockOwned(query, claim);
    const work = JSON.stringify({ ...parseWork(row), phase });
    await query.updateTable('monitor_check').set({ work }).where('id', '=', claim.id).execute();
  }, claim.teamId);
  return 'on';
}

async function haveEnded({ checks }: MonitorServices, ids: readonly (string | null)[]): Promise<boolean> {
  const crawls = await findCrawls(checks.store.db, ids);
  return [...crawls.values()].every(({ status }) => status !== 'scraping');
}

function later({ started_at: since }: MonitorCheckRow): Step {
  const wait = (Date.now() - (since ?? 0)) / 10;
  return { retryInMs: Math.round(Math.min(LOOK_MS.max, Math.max(LOOK_MS.least, wait))) };
}

/** Returns the identity that created a monitor, with the team's current policies, which may have changed since. */
async function teamIdentity({ db }: Store, monitor: MonitorRow): Promise<Identity> {
  const row = await db
    .selectFrom('team')
    .innerJoin('organization', 'organization.id', 'team.organization_id')
    .select(['team.plan', 'team.threat_protection', 'team.zero_data_retention'])
    .select(['organization.siem_logging', 'organization.threat_overrides', 'organization.threat_policy'])
    .where('team.id', '=', monitor.team_id)
    .executeTakeFirstOrThrow();
  return {
    ...parseIdentity(monitor.identity),
    plan: row.plan,
    threatProtection: row.threat_protection,
    threatOverrides: row.threat_overrides === 1,
    threatPolicy: JSON.parse(row.threat_policy) as ThreatPolicy,
    siemLogging: row.siem_logging === 1,
    zeroDataRetention: row.zero_data_retention === 1,
  };
}
