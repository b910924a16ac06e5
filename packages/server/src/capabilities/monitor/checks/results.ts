import type { MonitorDiff, MonitorPage, ScrapeData } from '@web-data/types';
import { comparePage, MORE_READS } from '../../changes/compare-page.ts';
import type { PageComparison, PageDiff } from '../../changes/compare-page.ts';
import type { MonitorRow } from '../../../platform/store/tables/monitor.ts';
import type { MonitorServices } from '../monitor-services.ts';
import { REMOVED_STATUSES } from '../../changes/removed-statuses.ts';
import { REMOVED_AFTER } from '../states.ts';
import { parseTargets } from '../targets/target.ts';
import { findCrawls, listFailures, listFetchedPages, loadRereads } from './fetched-pages.ts';
import type { FetchedPage } from './fetched-pages.ts';
import { findKnownPages, parseKnownPage } from '../../changes/known-pages.ts';
import type { Result, Results, ResultsOptions } from './result.ts';
import type { PageModel } from '../../pages/model/page-model.ts';
import type { ContentThreads } from '../../pages/threads/content-threads.ts';

/** Number of pages per commit. */
const CHUNK = 20;
/** Maximum number of ignored differences that are reported for a page. */
const MAX_IGNORED = 100;

/** Compares the next fetched pages with their stored state. */
export async function comparePages(
  services: MonitorServices,
  { work, monitor, signal }: ResultsOptions,
): Promise<Results> {
  const { db } = services.checks.store;
  const { fetch, position: from } = work.at;
  const { targetId, crawlId } = work.fetches[fetch]!;
  if (crawlId === null) return { list: [], position: from };
  const pages = await listFetchedPages(db, crawlId, { from, limit: CHUNK });
  const urls = pages.map(({ url }) => url);
  const known = await findKnownPages(db, { ownerId: monitor.id, scope: targetId }, urls);
  const rereads = await loadRereads(
    db,
    work.again.map((ids) => ids[fetch] ?? null),
    pages,
  );
  const list: Result[] = [];
  for (const page of pages) {
    const row = known.get(page.url);
    const before = row === undefined ? undefined : parseKnownPage(row);
    const compared = comparePage(before, {
      data: page.data,
      readAt: Date.now(),
      rereads: allReads(rereads(page.url)),
    });
    list.push(await resultOf(services, monitor, { page, compared, signal }));
  }
  return { list, position: from + pages.length };
}

/** Fills up the reads of a page to the full number: no more will follow, so those not done are `missing`. */
function allReads(rereads: readonly (ScrapeData | 'missing')[]): (ScrapeData | 'missing')[] {
  return Array.from({ length: MORE_READS }, (_, at) => rereads[at] ?? 'missing');
}

interface Compared {
  page: FetchedPage;
  compared: PageComparison;
  signal: AbortSignal;
}

async function resultOf(
  services: MonitorServices,
  monitor: MonitorRow,
  { page: { url, data }, compared, signal }: Compared,
): Promise<Result> {
  const { status, ignored, known, error } = compared;
  const diff = compared.diff && toMonitorDiff(compared.diff);
  const { statusCode } = data.metadata;
  const state = known && { known: { page: known, misses: 0 } };
  if (status === 'error') return { url, ...state, page: { status, statusCode, error: error! } };
  const judged = diff && (await judgementOf(services, monitor, { url, diff, signal }));
  const { metadata } = data;
  return {
    url,
    ...state,
    ...(judged && { credits: judged.credits }),
    page: {
      status: status === 'suspect' ? 'changed' : status,
      ...(metadata.statusCode !== undefined && { statusCode: metadata.statusCode }),
      metadata,
      ...(diff && { diff }),
      ...(ignored.length > 0 && { ignored: ignored.slice(0, MAX_IGNORED) }),
      ...('json' in data && { snapshot: { json: data.json } }),
      ...(judged && { judgment: judged.judgment }),
    },
  };
}

/** The fields of data come before the parts of a text. */
function toMonitorDiff({ text, fields }: PageDiff): MonitorDiff {
  return { ...(text && { text: text.text }), json: { ...(fields ?? text?.json ?? { files: [] }) } };
}

async function judgementOf(
  { model, threads }: MonitorServices,
  { goal, judge: isEnabled, team_id: teamId }: MonitorRow,
  { url, diff, signal }: { url: string; diff: MonitorDiff; signal: AbortSignal },
) {
  if (model === undefined || goal === null || isEnabled === 0) return undefined;
  return judge({ url, diff }, { model, threads, teamId, goal, signal });
}

/** Returns the results for pages that could not be fetched. */
export async function faultyOnes(
  { checks }: MonitorServices,
  { work, monitor }: ResultsOptions,
): Promise<Results> {
  const { db } = checks.store;
  const { fetch, position: from } = work.at;
  const { targetId, crawlId } = work.fetches[fetch]!;
  if (crawlId === null) return { list: [], position: from };
  const failures = await listFailures(db, crawlId, { from, limit: CHUNK });
  const known = await findKnownPages(
    db,
    { ownerId: monitor.id, scope: targetId },
    failures.map(({ url }) => url),
  );
  const list = failures.map(({ url, error, status }): Result => {
    const row = known.get(url);
    const misses = status !== null && REMOVED_STATUSES.has(status) ? (row?.misses ?? 0) + 1 : 0;
    const statusCode = status === null ? {} : { statusCode: status };
    if (row === undefined) return { url, page: { status: 'error', ...statusCode, error } };
    if (misses >= REMOVED_AFTER) return { url, known: 'forget', page: { status: 'removed', ...statusCode } };
    return { url, known: { page: row.page, misses }, page: { status: 'error', ...statusCode, error } };
  });
  return { list, position: from + failures.length };
}

/**
 * Returns the results for pages that an earlier check knew and that this crawl or search did not find. A crawl says so
 * only when it completed without a warning and below its page limit.
 */
export async function absentOnes(
  { checks }: MonitorServices,
  { work, monitor, checkId }: ResultsOptions,
): Promise<Results> {
  const { db } = checks.store;
  const { targetId, crawlId, error } = work.fetches[work.at.fetch]!;
  const nothing = { list: [], position: 0 };
  const target = parseTargets(monitor).find(({ id }) => id === targetId);
  if (target === undefined || target.type === 'scrape' || error !== undefined) return nothing;
  const crawl = crawlId === null ? undefined : (await findCrawls(db, [crawlId])).get(crawlId);
  const hasLooked =
    crawl === undefined
      ? crawlId === null
      : crawl.status === 'completed' && crawl.warning === null && crawl.completed < crawl.page_limit;
  if (!hasLooked && target.type === 'crawl') return nothing;
  const rows = await db
    .selectFrom('known_page')
    .selectAll()
    .where('owner_id', '=', monitor.id)
    .where('scope', '=', targetId)
    .where('check_id', '!=', checkId)
    .limit(CHUNK)
    .execute();
  const list = rows.map(({ url, page, misses }): Result => {
    if (misses + 1 >= REMOVED_AFTER) return { url, known: 'forget', page: { status: 'removed' } };
    return { url, known: { page, misses: misses + 1 } };
  });
  return { list, position: 0 };
}

type Judgment = NonNullable<MonitorPage['judgment']>;

/** JSON Schema of a judgement. */
const SCHEMA = {
  type: 'object',
  required: ['meaningful', 'confidence', 'reason'],
  properties: {
    meaningful: { type: 'boolean' },
    confidence: { type: 'string', enum: ['high', 'medium', 'low'] },
    reason: { type: 'string', maxLength: 1000 },
  },
};
/** Maximum number of characters of a difference that the model receives. */
const MAX_DIFF_CHARS = 20_000;
const JUDGE_MS = 60_000;

interface JudgeOptions {
  model: PageModel;
  threads: ContentThreads;
  teamId: string;
  goal: string;
  signal: AbortSignal;
}

/**
 * Asks the model whether a change matters to a goal. Returns its judgement and the credits of its responses; undefined
 * when the model declines or fails.
 */
async function judge(
  { url, diff }: { url: string; diff: MonitorDiff },
  { model, threads, teamId, goal, signal }: JudgeOptions,
): Promise<{ judgment: Judgment; credits: number } | undefined> {
  const prompt = `Somebody watches a page and is interested in this: ${goal}\nBelow is what changed on the page. Say in "meaningful" whether the change matters to that interest, in "confidence" how sure you are, and in "reason" why, in one sentence.`;
  const markdown = (diff.text ?? JSON.stringify(diff.json)).slice(0, MAX_DIFF_CHARS);
  const until = AbortSignal.any([signal, AbortSignal.timeout(JUDGE_MS)]);
  try {
    const extraction = await model.extract(
      { prompt, schema: SCHEMA, url, markdown },
      { signal: until, check: (data) => threads.run('check', [SCHEMA, data], { teamId, signal: until }) },
    );
    if ('declined' in extraction) return undefined;
    return { judgment: extraction.data as Judgment, credits: extraction.attempts * model.stepCredits };
  } catch (error) {
    if (signal.aborted) throw error;
    return undefined;
  }
}
