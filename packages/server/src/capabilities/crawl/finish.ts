import { BUDGET_USED_UP } from '../../accounts/credits/rejections.ts';
import type { Shortage } from '../../accounts/credits/shortage.ts';
import type { JobQueue } from '../../platform/jobs/job-queue.ts';
import type { ClaimedJob } from '../../platform/jobs/job.ts';
import type { CrawlRow } from '../../platform/store/tables/crawl.ts';
import { endCrawl } from './end.ts';
import type { CrawlEnd } from './crawl-end.ts';

/** Why a crawl ends. */
export type Reason = 'done' | 'limit' | Shortage | 'storage' | 'interrupted';

/**
 * Ends a claimed crawl, unless it is a batch that has URLs left to fetch.
 * @param retentionMs milliseconds from now until it expires.
 * @throws {ClaimLost} when another process has claimed it, or it has ended.
 */
export async function finishCrawl(
  queue: JobQueue<CrawlRow>,
  claim: ClaimedJob,
  reason: Reason,
  retentionMs: number,
): Promise<CrawlEnd | 'goesOn'> {
  return queue.store.tx(async (query) => {
    const row = await queue.lockOwned(query, claim);
    // URLs were added to the batch after the last look at its frontier.
    if (row.kind === 'batch' && row.waiting > 0 && (reason === 'done' || reason === 'limit')) return 'goesOn';
    const failure = await query
      .selectFrom('crawl_error')
      .select('error')
      .where('crawl_id', '=', row.id)
      .where('position', '=', 0)
      .executeTakeFirst();
    const end = endOf(row, reason, failure?.error);
    await queue.end(query, claim);
    await endCrawl(queue.store, query, row, end, retentionMs);
    return end;
  }, claim.teamId);
}

/** Returns the final state of a crawl. Without pages and with a reason it has failed. */
function endOf({ completed, waiting }: CrawlRow, reason: Reason, failure: string | undefined): CrawlEnd {
  const isEmpty = completed === 0;
  switch (reason) {
    case 'credits':
      return isEmpty
        ? { status: 'failed', error: 'The credits ran out before the first page.' }
        : { status: 'completed', warning: `The credits ran out: ${left(waiting)}.` };
    case 'budget':
      return isEmpty
        ? { status: 'failed', error: BUDGET_USED_UP }
        : { status: 'completed', warning: `${BUDGET_USED_UP} ${left(waiting)}.` };
    case 'storage':
      return isEmpty
        ? {
            status: 'failed',
            error: 'The team had no room for the first page: its plan allows no more stored bytes.',
          }
        : { status: 'completed', warning: `The plan allows no more stored bytes: ${left(waiting)}.` };
    case 'interrupted':
      return isEmpty
        ? { status: 'failed', error: 'The work was interrupted again and again.' }
        : {
            status: 'completed',
            warning: `The work was interrupted again and again: ${left(waiting)}.`,
          };
    case 'done':
    case 'limit':
      return isEmpty && failure !== undefined
        ? { status: 'failed', error: `No page could be read. ${failure}` }
        : { status: 'completed' };
  }
}

function left(count: number): string {
  return count === 1 ? '1 page was left' : `${count} pages were left`;
}
