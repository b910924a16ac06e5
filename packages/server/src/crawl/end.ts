import { applyMovements } from '../credits/ledger.ts';
import type { Query, Store } from '../store/store.ts';
import type { CrawlRow } from '../store/tables.ts';

/** How a crawl ended. */
export interface CrawlEnd {
  status: Exclude<CrawlRow['status'], 'scraping'>;
  /** Why not everything is there. */
  warning?: string | undefined;
  /** Why nothing is there. */
  error?: string | undefined;
}

/**
 * Ends a crawl inside the caller's transaction, which holds its row and knows that it runs: its state, and what it held
 * and did not use.
 * @param keptMs milliseconds from now for which it is kept.
 */
export async function endCrawl(
  store: Store,
  query: Query,
  { id, team_id: teamId, hold_id: holdId }: Pick<CrawlRow, 'id' | 'team_id' | 'hold_id'>,
  { status, warning, error }: CrawlEnd,
  keptMs: number,
): Promise<void> {
  const now = Date.now();
  const told = { warning: warning ?? null, error: error ?? null };
  await query
    .updateTable('crawl')
    .set({ status, ...told, finished_at: now, expires_at: now + keptMs })
    .where('id', '=', id)
    .execute();
  await applyMovements(store, query, [{ kind: 'release', teamId, holdId }]);
}
