import type { Store } from '../../platform/store/store.ts';

/** Maximum rows deleted in one transaction. */
const BATCH = 1000;
const TABLES = ['crawl_page', 'crawl_error', 'crawl_url'] as const;

/**
 * Deletes expired crawls with all their rows, in batches. Several processes may run it concurrently.
 * @returns the number of deleted crawls.
 */
export async function pruneCrawls(store: Store): Promise<number> {
  const expired = await store.db
    .selectFrom('crawl')
    .select('id')
    .where('status', '!=', 'scraping')
    .where('expires_at', '<=', Date.now())
    .execute();
  let pruned = 0;
  for (const { id } of expired) pruned += await pruneCrawl(store, id);
  return pruned;
}

async function pruneCrawl(store: Store, id: string): Promise<number> {
  for (const table of TABLES) {
    for (let count = BATCH; count === BATCH;) count = await deleteSome(store, table, id);
  }
  const { numDeletedRows } = await store.tx((query) =>
    query.deleteFrom('crawl').where('id', '=', id).executeTakeFirst(),
  );
  return Number(numDeletedRows);
}

async function deleteSome(store: Store, table: (typeof TABLES)[number], id: string): Promise<number> {
  return store.tx(async (query) => {
    const column = table === 'crawl_url' ? 'key' : 'position';
    const some = await query
      .selectFrom(table as 'crawl_url')
      .select(column as 'key')
      .where('crawl_id', '=', id)
      .limit(BATCH)
      .execute();
    const values = some.map((row) => row[column as 'key']);
    if (values.length === 0) return 0;
    await query
      .deleteFrom(table as 'crawl_url')
      .where('crawl_id', '=', id)
      .where(column as 'key', 'in', values)
      .execute();
    return values.length;
  });
}
