import type { ClaimedJob } from '../../../platform/jobs/job.ts';
import type { Query } from '../../../platform/store/store.ts';
import type { CrawlRow } from '../../../platform/store/tables/crawl.ts';
import type { MonitorCheckRow } from '../../../platform/store/tables/monitor.ts';
import { announce } from '../../../platform/webhooks/announce.ts';
import { toCheckState } from '../check-state.ts';
import type { MonitorServices } from '../monitor-services.ts';
import { mailRecipients } from '../notify/mail-recipients.ts';
import { cancelQuietly } from '../settings/delete.ts';
import { findCrawls } from './fetched-pages.ts';
import { toSummary } from './summary.ts';
import { listCrawlIds, parseWork } from './work.ts';
import type { Fetch } from './work.ts';

/** The final status of a check, and its error. */
interface CheckEnd {
  status: 'completed' | 'partial' | 'failed';
  error: string | null;
}

/** Ends a check after all its pages are written. */
export async function endCheck(services: MonitorServices, claim: ClaimedJob): Promise<'ended'> {
  await end(services, claim, (row, crawls) => {
    const { fetches } = parseWork(row);
    const failures = fetches.flatMap((fetch) => describeFailure(fetch, crawls));
    const lost = fetches.filter((fetch) => isLost(fetch, crawls)).length;
    if (failures.length === 0) return { status: 'completed', error: null };
    return { status: lost === fetches.length ? 'failed' : 'partial', error: failures.join(' ') };
  });
  return 'ended';
}

/** Ends a check that cannot continue. */
export async function failCheck(
  services: MonitorServices,
  claim: ClaimedJob,
  error: string,
): Promise<'ended'> {
  await end(services, claim, () => ({ status: 'failed', error }));
  return 'ended';
}

/** Ends a check whose monitor was deleted, and cancels its crawls. */
export async function abandonCheck(services: MonitorServices, claim: ClaimedJob): Promise<'ended'> {
  const { checks, crawls } = services;
  const row = await checks.store.db
    .selectFrom('monitor_check')
    .selectAll()
    .where('id', '=', claim.id)
    .executeTakeFirst();
  const ids = row === undefined ? [] : listCrawlIds(parseWork(row));
  for (const id of ids) await cancelQuietly(crawls, claim.teamId, id);
  await checks.store.tx((query) => checks.end(query, claim), claim.teamId);
  return 'ended';
}

type Judge = (row: MonitorCheckRow, crawls: ReadonlyMap<string, CrawlRow>) => CheckEnd;

async function end({ checks, mailTo }: MonitorServices, claim: ClaimedJob, judge: Judge): Promise<void> {
  const { store } = checks;
  await store.tx(async (query) => {
    const row = await checks.lockOwned(query, claim);
    const { fetches, again: rereads } = parseWork(row);
    const ids = listCrawlIds({ fetches, again: rereads });
    const crawls = await findCrawls(query, ids);
    const used = [...crawls.values()].reduce((sum, crawl) => sum + crawl.credits_used, 0);
    const now = Date.now();
    const last = {
      ...judge(row, crawls),
      finished_at: now,
      started_at: row.started_at ?? now,
      updated_at: now,
      credits_used: row.credits_used + used,
    };
    const ended: MonitorCheckRow = { ...row, ...last };
    await query.updateTable('monitor_check').set(last).where('id', '=', row.id).execute();
    if (mailTo !== undefined) await mailRecipients(store, query, { row: ended, mailTo });
    await leaveMonitor(query, ended, pagesIn(fetches, crawls));
    // The check has compared the pages, so the next pruning may delete its crawls.
    if (ids.length > 0)
      await query.updateTable('crawl').set({ expires_at: now }).where('id', 'in', ids).execute();
    await checks.end(query, claim);
    await announce(store, query, {
      jobId: row.monitor_id,
      type: 'monitor.check.completed',
      data: [toCheckState(ended)],
      success: ended.status !== 'failed',
      error: ended.status === 'failed' ? (ended.error ?? undefined) : undefined,
    });
  }, claim.teamId);
}

/** Frees the monitor for its next check and stores the summary of this one. */
async function leaveMonitor(query: Query, row: MonitorCheckRow, pages: number): Promise<void> {
  await query
    .updateTable('monitor')
    .set({ current_check_id: null, last_summary: JSON.stringify(toSummary(row)) })
    .$if(pages > 0, (monitor) => monitor.set({ last_pages: pages }))
    .where('id', '=', row.monitor_id)
    .execute();
}

/** Counts the pages with content. */
function pagesIn(fetches: readonly Fetch[], crawls: ReadonlyMap<string, CrawlRow>): number {
  return fetches.reduce((sum, { crawlId }) => sum + (crawls.get(crawlId ?? '')?.completed ?? 0), 0);
}

/** Returns a sentence that says why a target was not checked, or only in part. */
function describeFailure(fetch: Fetch, crawls: ReadonlyMap<string, CrawlRow>): string[] {
  const crawl = crawls.get(fetch.crawlId ?? '');
  // A batch counts as checked even when none of its pages could be read: each page reports its own error.
  const isLooked = crawl?.kind === 'batch' && crawl.waiting === 0;
  const own = fetch.error ?? crawl?.warning ?? (isLooked ? undefined : crawl?.error);
  const unavailable =
    fetch.crawlId !== null && crawl === undefined ? 'Its pages are not there any more.' : undefined;
  const failure = own ?? unavailable;
  return failure === undefined || failure === null ? [] : [`Target ${fetch.targetId}: ${failure}`];
}

/** Whether a check learned nothing about a target. */
function isLost({ crawlId, error }: Fetch, crawls: ReadonlyMap<string, CrawlRow>): boolean {
  if (error !== undefined) return true;
  const crawl = crawls.get(crawlId ?? '');
  if (crawl === undefined) return crawlId !== null;
  return (
    crawl.completed === 0 && !(crawl.kind === 'batch' && crawl.waiting === 0) && crawl.status !== 'completed'
  );
}
