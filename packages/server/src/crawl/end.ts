import { applyMovements } from '../credits/ledger.ts';
import type { Query, Store } from '../store/store.ts';
import type { CrawlRow } from '../store/tables.ts';
import { announceEnd } from './announcements.ts';
import type { CrawlEnd } from './crawl-end.ts';

/**
 * Ends a crawl inside the caller's transaction, which holds its row and knows that it runs: its state, what it held
 * and did not use, and the last event of its webhook.
 * @param keptMs milliseconds from now for which it is kept.
 */
export async function endCrawl(
  store: Store,
  query: Query,
  { id, kind, team_id: teamId, hold_id: holdId }: Pick<CrawlRow, 'id' | 'kind' | 'team_id' | 'hold_id'>,
  end: CrawlEnd,
  retentionMs: number,
): Promise<void> {
  const { status, warning, error } = end;
  const now = Date.now();
  const outcome = { warning: warning ?? null, error: error ?? null };
  await query
    .updateTable('crawl')
    .set({ status, ...outcome, finished_at: now, expires_at: now + retentionMs })
    .where('id', '=', id)
    .execute();
  await applyMovements(store, query, [{ kind: 'release', teamId, holdId }]);
  await announceEnd(store, query, { id, kind }, end);
}
