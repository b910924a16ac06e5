import type { Store } from '../../../platform/store/store.ts';
import type { MonitorRow } from '../../../platform/store/tables/monitor.ts';
import { comparePage } from '../../changes/compare-page.ts';
import { listFetchedPages, loadRereads } from './fetched-pages.ts';
import { findKnownPages, parseKnownPage } from '../../changes/known-pages.ts';
import type { Fetch } from './work.ts';

/** Pages compared between two looks at whether the check should stop. */
const CHUNK = 20;

/**
 * Lists the URLs of a target whose pages differ from their stored state. One more read shows whether the difference
 * counts.
 */
export async function listSuspects(
  { db }: Store,
  { id: monitorId }: MonitorRow,
  { fetch: { targetId, crawlId }, rereads }: { fetch: Fetch; rereads: readonly (string | null)[] },
  stopped: AbortSignal,
): Promise<string[]> {
  if (crawlId === null) return [];
  const suspects: string[] = [];
  for (let from = 0; !stopped.aborted; from += CHUNK) {
    const pages = await listFetchedPages(db, crawlId, { from, limit: CHUNK });
    const known = await findKnownPages(
      db,
      { ownerId: monitorId, scope: targetId },
      pages.map(({ url }) => url),
    );
    const reads = await loadRereads(db, rereads, pages);
    for (const { url, data } of pages) {
      const row = known.get(url);
      const before = row === undefined ? undefined : parseKnownPage(row);
      const read = { data, readAt: Date.now(), rereads: reads(url) };
      if (comparePage(before, read).status === 'suspect') suspects.push(url);
    }
    if (pages.length < CHUNK) break;
  }
  return suspects;
}
