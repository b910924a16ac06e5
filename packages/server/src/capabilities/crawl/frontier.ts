import { CompiledQuery } from 'kysely';
import {
  listColumns,
  rowsAsTable,
  toRowsParameter,
  stringsAsTable,
} from '../../platform/store/rows-as-table.ts';
import type { ColumnTypes } from '../../platform/store/rows-as-table.ts';
import type { Query, Store } from '../../platform/store/store.ts';
import type { CrawlErrorRow, CrawlPageRow, CrawlUrlRow } from '../../platform/store/tables/crawl.ts';
import { isPage } from './entry.ts';
import type { Entry } from './entry.ts';

const urlTypes: ColumnTypes<CrawlUrlRow> = {
  crawl_id: 'text',
  key: 'text',
  kind: 'text',
  url: 'text',
  depth: 'bigint',
  position: 'bigint',
  attempt: 'bigint',
  run_at: 'bigint',
  settled: 'bigint',
};
const pageTypes: ColumnTypes<CrawlPageRow> = {
  crawl_id: 'text',
  position: 'bigint',
  bytes: 'bigint',
  data: 'text',
  url: 'text',
};
const failureTypes: ColumnTypes<CrawlErrorRow> = {
  crawl_id: 'text',
  position: 'bigint',
  kind: 'text',
  url: 'text',
  error: 'text',
  created_at: 'bigint',
  status: 'bigint',
};
type Retry = Pick<CrawlUrlRow, 'key' | 'attempt' | 'run_at'>;
const retryTypes: ColumnTypes<Retry> = { key: 'text', attempt: 'bigint', run_at: 'bigint' };

/** Returns those of the keys that a crawl has stored. */
export async function findKnown(
  { kind }: Store,
  query: Query,
  crawlId: string,
  keys: readonly string[],
): Promise<Map<string, Pick<CrawlUrlRow, 'key' | 'kind' | 'settled'>>> {
  const text = `select key, kind, settled from crawl_url where key in ${stringsAsTable(kind)}
    and crawl_id = ${kind === 'postgres' ? '$2' : '?'}`;
  type Known = Pick<CrawlUrlRow, 'key' | 'kind' | 'settled'>;
  const { rows } = await query.executeQuery<Known>(
    CompiledQuery.raw(text, [JSON.stringify(keys), crawlId]) as CompiledQuery<Known>,
  );
  return new Map(rows.map((row) => [row.key, row]));
}

/**
 * Adds entries with new keys.
 * @param from position of the first entry.
 * @returns the number of new entries, of pages among them, and the bytes of their URLs
 */
export async function addEntries(
  { kind }: Store,
  query: Query,
  crawlId: string,
  { entries, from, settled = false }: { entries: readonly Entry[]; from: number; settled?: boolean },
): Promise<{ entries: number; pages: number; bytes: number }> {
  if (entries.length === 0) return { entries: 0, pages: 0, bytes: 0 };
  const state = { attempt: 0, run_at: 0, settled: settled ? (1 as const) : (0 as const) };
  const rows = entries.map((entry, index): CrawlUrlRow => ({
    crawl_id: crawlId,
    ...entry,
    position: from + index,
    ...state,
  }));
  // Without a condition SQLite would parse `on conflict` as part of a join.
  const text = `insert into crawl_url (${listColumns(urlTypes).join(', ')}) ${rowsAsTable(kind, urlTypes)}
    where true on conflict (crawl_id, key) do nothing returning kind, octet_length(url) as bytes`;
  const added = await query.executeQuery<Added>(
    CompiledQuery.raw(text, [toRowsParameter(urlTypes, rows)]) as CompiledQuery<Added>,
  );
  return { entries: added.rows.length, pages: added.rows.filter(isPage).length, bytes: sum(added.rows) };
}

type Added = Pick<CrawlUrlRow, 'kind'> & { bytes: number };

function sum(rows: readonly { bytes: number }[]): number {
  return rows.reduce((total, { bytes }) => total + bytes, 0);
}

/** Marks entries as settled. */
export async function settle(
  { kind }: Store,
  query: Query,
  crawlId: string,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return;
  const text = `update crawl_url set settled = 1 where key in ${stringsAsTable(kind)}
    and crawl_id = ${kind === 'postgres' ? '$2' : '?'}`;
  await query.executeQuery(CompiledQuery.raw(text, [JSON.stringify(keys), crawlId]));
}

/** Schedules retries of entries. */
export async function postpone(
  { kind }: Store,
  query: Query,
  crawlId: string,
  retries: readonly Retry[],
): Promise<void> {
  if (retries.length === 0) return;
  const text = `update crawl_url set attempt = changed.attempt, run_at = changed.run_at
    from (${rowsAsTable(kind, retryTypes)}) as changed
    where crawl_url.key = changed.key and crawl_url.crawl_id = ${kind === 'postgres' ? '$2' : '?'}`;
  await query.executeQuery(CompiledQuery.raw(text, [toRowsParameter(retryTypes, retries), crawlId]));
}

/** Stores pages. */
export async function addPages({ kind }: Store, query: Query, pages: readonly CrawlPageRow[]): Promise<void> {
  if (pages.length === 0) return;
  const text = `insert into crawl_page (${listColumns(pageTypes).join(', ')}) ${rowsAsTable(kind, pageTypes)}`;
  await query.executeQuery(CompiledQuery.raw(text, [toRowsParameter(pageTypes, pages)]));
}

/** Stores failures. */
export async function addFailures(
  { kind }: Store,
  query: Query,
  failures: readonly CrawlErrorRow[],
): Promise<void> {
  if (failures.length === 0) return;
  const text = `insert into crawl_error (${listColumns(failureTypes).join(', ')}) ${rowsAsTable(kind, failureTypes)}`;
  await query.executeQuery(CompiledQuery.raw(text, [toRowsParameter(failureTypes, failures)]));
}

/** Returns entries of the frontier that are ready, in order of depth. */
export async function readReady(
  { db }: Pick<Store, 'db'>,
  crawlId: string,
  { files, now, limit }: { files: boolean; now: number; limit: number },
): Promise<CrawlUrlRow[]> {
  return db
    .selectFrom('crawl_url')
    .selectAll()
    .where('crawl_id', '=', crawlId)
    .where('settled', '=', 0)
    .where('depth', files ? '<' : '>=', 0)
    .where('run_at', '<=', now)
    .orderBy('depth')
    .orderBy('position')
    .limit(limit)
    .execute();
}

/** Returns the time when the next entry is ready; undefined when the frontier is empty. */
export async function nextAt({ db }: Pick<Store, 'db'>, crawlId: string): Promise<number | undefined> {
  const { at } = await db
    .selectFrom('crawl_url')
    .select((row) => row.fn.min('run_at').as('at'))
    .where('crawl_id', '=', crawlId)
    .where('settled', '=', 0)
    .executeTakeFirstOrThrow();
  return at === null ? undefined : Number(at);
}
