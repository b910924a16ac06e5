import { toKey } from '../../crawl/entry.ts';
import type { Query } from '../../../platform/store/store.ts';
import type { MonitorKnownPageRow } from '../../../platform/store/tables/monitor.ts';
import type { KnownPage } from '../compare/known-page.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/store/tables.ts';

/** Identifies the target whose pages are looked up. */
export interface KnownPageScope {
  monitorId: string;
  targetId: string;
}

/** Returns the stored pages of a target that have one of the URLs, keyed by URL. */
export async function knownPages(
  query: Kysely<Tables>,
  { monitorId, targetId }: KnownPageScope,
  urls: readonly string[],
): Promise<Map<string, MonitorKnownPageRow>> {
  if (urls.length === 0) return new Map();
  const rows = await query
    .selectFrom('monitor_known_page')
    .selectAll()
    .where('monitor_id', '=', monitorId)
    .where('target_id', '=', targetId)
    .where(
      'key',
      'in',
      urls.map((url) => toKey('page', url)),
    )
    .execute();
  return new Map(rows.map((row) => [row.url, row]));
}

/** Parses the stored state of a page. */
export function toKnownPage({ page }: Pick<MonitorKnownPageRow, 'page'>): KnownPage {
  return JSON.parse(page) as KnownPage; // Written by us.
}

/** Stores the state of a page for the next check. */
export async function keepPage(
  query: Query,
  { monitorId, targetId }: KnownPageScope,
  { url, page, misses, checkId }: { url: string; page: KnownPage | string; misses: number; checkId: string },
): Promise<void> {
  const text = typeof page === 'string' ? page : JSON.stringify(page);
  const primaryKey = { monitor_id: monitorId, target_id: targetId, key: toKey('page', url) };
  await query
    .insertInto('monitor_known_page')
    .values({ ...primaryKey, url, page: text, misses, check_id: checkId })
    .onConflict((own) =>
      own.columns(['monitor_id', 'target_id', 'key']).doUpdateSet({ page: text, misses, check_id: checkId }),
    )
    .execute();
}

/** Deletes the stored state of a page that was removed. */
export async function forgetPage(
  query: Query,
  { monitorId, targetId }: KnownPageScope,
  url: string,
): Promise<void> {
  await query
    .deleteFrom('monitor_known_page')
    .where('monitor_id', '=', monitorId)
    .where('target_id', '=', targetId)
    .where('key', '=', toKey('page', url))
    .execute();
}
