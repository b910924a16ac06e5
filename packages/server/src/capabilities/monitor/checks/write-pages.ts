import type { MonitorPage } from '@web-data/types';
import { applyMovements } from '../../../accounts/credits/ledger.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { ClaimLost } from '../../../platform/jobs/job.ts';
import type { ClaimedJob } from '../../../platform/jobs/job.ts';
import type { Query } from '../../../platform/store/store.ts';
import type { MonitorCheckRow, MonitorRow } from '../../../platform/store/tables/monitor.ts';
import { announceAll } from '../../../platform/webhooks/announce.ts';
import type { MonitorServices } from '../monitor-services.ts';
import { COUNTED } from '../states.ts';
import { deleteKnownPage, storeKnownPage } from '../../changes/known-pages.ts';
import { absentOnes, comparePages, faultyOnes } from './results.ts';
import type { Results, Result, ResultsOptions } from './result.ts';
import { parseWork } from './work.ts';
import type { Work } from './work.ts';

/**
 * Writes the next results of a check. One commit holds the results, the state of their pages for the next check and the
 * webhook events.
 * @returns false when there were none left.
 * @throws {ClaimLost}
 */
export async function writeSome(
  services: MonitorServices,
  claim: ClaimedJob,
  monitor: MonitorRow,
  signal: AbortSignal,
): Promise<boolean> {
  const { checks } = services;
  const before = await checks.store.db
    .selectFrom('monitor_check')
    .select('work')
    .where('id', '=', claim.id)
    .executeTakeFirst();
  if (before === undefined) throw new ClaimLost(claim);
  const work = parseWork(before);
  if (work.at.fetch >= work.fetches.length) return false;
  // Reads and compares before the transaction, because that holds locks.
  const results = await resultsOf(services, { work, monitor, checkId: claim.id, signal });
  return checks.store.tx(async (query) => {
    const row = await checks.lockOwned(query, claim);
    if (row.work !== before.work) return true; // These results do not fit any more.
    await write(services, query, { row, monitor, work, results });
    return true;
  }, claim.teamId);
}

function resultsOf(services: MonitorServices, options: ResultsOptions): Promise<Results> {
  switch (options.work.at.part) {
    case 'pages':
      return comparePages(services, options);
    case 'errors':
      return faultyOnes(services, options);
    case 'absent':
      return absentOnes(services, options);
  }
}

interface Writing {
  row: MonitorCheckRow;
  monitor: MonitorRow;
  work: Work;
  results: Results;
}

async function write(
  { checks }: MonitorServices,
  query: Query,
  { row, monitor, work, results }: Writing,
): Promise<void> {
  const { targetId } = work.fetches[work.at.fetch]!;
  const pageScope = { teamId: row.team_id, ownerId: monitor.id, scope: targetId };
  const counts = { pages: row.pages, ...countsOf(row) };
  const reported: MonitorPage[] = [];
  let stored_bytes = row.stored_bytes;
  for (const { url, page, known } of results.list) {
    if (known === 'forget') await deleteKnownPage(query, pageScope, url);
    else if (known !== undefined) await storeKnownPage(query, pageScope, { url, ...known, checkId: row.id });
    if (page === undefined) continue;
    const fullPage = {
      id: `${row.id}-${counts.pages}`,
      targetId,
      url,
      ...page,
      createdAt: new Date().toISOString(),
    };
    stored_bytes += await addPage(query, row.id, counts.pages, fullPage);
    counts.pages += 1;
    counts[COUNTED[page.status]] += 1;
    if (page.status !== 'same') reported.push(fullPage);
  }
  const judged = await chargeJudgements(checks.store, query, row, results.list);
  const at = results.list.length === 0 ? nextPart(work.at) : { ...work.at, position: results.position };
  await query
    .updateTable('monitor_check')
    .set({ ...counts, work: JSON.stringify({ ...work, at }), updated_at: Date.now() })
    .set({ credits_used: row.credits_used + judged, stored_bytes })
    .where('id', '=', row.id)
    .execute();
  if (reported.length === 0) return;
  await announceAll(checks.store, query, monitor.id, () =>
    reported.map((page) => ({
      jobId: monitor.id,
      type: 'monitor.page',
      data: [{ ...page, metadata: undefined }],
      success: page.status !== 'error',
      error: page.error,
    })),
  );
}

function countsOf(row: MonitorCheckRow) {
  const { same_pages, changed_pages, new_pages, removed_pages, error_pages } = row;
  return { same_pages, changed_pages, new_pages, removed_pages, error_pages };
}

/** Stores a page. @returns its bytes */
async function addPage(query: Query, checkId: string, position: number, page: MonitorPage): Promise<number> {
  const data = JSON.stringify(page);
  const bytes = Buffer.byteLength(data);
  await query
    .insertInto('monitor_page')
    .values({ check_id: checkId, position, status: page.status, bytes, data })
    .execute();
  return bytes;
}

/**
 * Charges for judgements and returns the credits charged. Judgements that the team cannot pay for are still reported.
 */
async function chargeJudgements(
  store: MonitorServices['checks']['store'],
  query: Query,
  { team_id: teamId }: MonitorCheckRow,
  results: readonly Result[],
): Promise<number> {
  const credits = results.reduce((sum, { credits: own = 0 }) => sum + own, 0);
  if (credits === 0) return 0;
  const common = { operation: 'runMonitor', concurrency: Infinity, requestId: uuidv7() };
  const [outcome] = await applyMovements(store, query, [
    { kind: 'charge', id: uuidv7(), teamId, credits, ...common },
  ]);
  return outcome?.ok === true ? credits : 0;
}

/** Returns the part that follows: first pages, then failures, then absent pages, then the next target. */
function nextPart({ fetch, part }: Work['at']): Work['at'] {
  switch (part) {
    case 'pages':
      return { fetch, part: 'errors', position: 0 };
    case 'errors':
      return { fetch, part: 'absent', position: 0 };
    case 'absent':
      return { fetch: fetch + 1, part: 'pages', position: 0 };
  }
}
