import { applyMovements } from '../../accounts/credits/ledger.ts';
import type { Query, Store } from '../../platform/store/store.ts';
import type { CrawlRow } from '../../platform/store/tables/crawl.ts';
import { announceEnd } from './announcements.ts';
import { CRAWL_CHANGES } from './changes-topic.ts';
import type { CrawlEnd } from './crawl-end.ts';

/**
 * Ends a crawl in the caller's transaction, which has locked its row and checked that it runs. Writes its state,
 * releases its unused credits, and announces the end to its webhook.
 * @param retentionMs milliseconds from now until it expires.
 */
export async function endCrawl(
  store: Store,
  query: Query,
  crawl: CrawlRow,
  end: CrawlEnd,
  retentionMs: number,
): Promise<void> {
  const { id, team_id: teamId, hold_id: holdId } = crawl;
  const { status, warning, error } = end;
  const now = Date.now();
  const outcome = { warning: warning ?? null, error: error ?? null };
  await query
    .updateTable('crawl')
    .set({ status, ...outcome, finished_at: now, expires_at: now + retentionMs })
    .where('id', '=', id)
    .execute();
  await applyMovements(store, query, [{ kind: 'release', teamId, holdId }]);
  await announceEnd(store, query, crawl, end);
  store.topics.notifyAfter(query, CRAWL_CHANGES);
}
