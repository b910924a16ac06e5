import type { SitemapCache } from '@web-data/site-map';
import { sql } from 'kysely';
import type { Store } from '../store/store.ts';

type CachedSitemap = NonNullable<Awaited<ReturnType<SitemapCache['get']>>>;

/** Entries dropped in one transaction when the cache is full. */
const DROPPED = 100;
/** Writes between two looks at the size of the cache. */
const SWEEP_EVERY = 50;

/**
 * The sitemap cache in the store, shared by all replicas. Entries beyond `maxBytes` in sum make the oldest go; one
 * alone may take a tenth of it.
 */
export function storedSitemapCache(store: Store, maxBytes: number): SitemapCache {
  let writes = 0;
  return {
    async get(key) {
      const row = await store.db
        .selectFrom('sitemap_cache')
        .select('value')
        .where('key', '=', key)
        .where('expires_at', '>', Date.now())
        .executeTakeFirst();
      return row === undefined ? undefined : (JSON.parse(row.value) as CachedSitemap); // Written by `set`.
    },
    async set(key, entry, maxAge) {
      const value = JSON.stringify(entry);
      const bytes = Buffer.byteLength(value);
      if (bytes > maxBytes / 10) return;
      const now = Date.now();
      const row = { value, bytes, stored_at: now, expires_at: now + maxAge };
      await store.tx((query) =>
        query
          .insertInto('sitemap_cache')
          .values({ key, ...row })
          .onConflict((on) => on.column('key').doUpdateSet(row))
          .execute(),
      );
      if (writes++ % SWEEP_EVERY === 0) await sweep(store, maxBytes);
    },
  };
}

/** Drops what has expired, then the oldest entries until the rest fits. */
async function sweep(store: Store, maxBytes: number): Promise<void> {
  await store.tx((query) =>
    query.deleteFrom('sitemap_cache').where('expires_at', '<=', Date.now()).execute(),
  );
  for (let dropped = DROPPED; dropped === DROPPED && (await bytesKept(store)) > maxBytes;) {
    dropped = await store.tx(async (query) => {
      const oldest = await query
        .selectFrom('sitemap_cache')
        .select('key')
        .orderBy('stored_at')
        .limit(DROPPED)
        .execute();
      const keys = oldest.map((row) => row.key);
      if (keys.length > 0) await query.deleteFrom('sitemap_cache').where('key', 'in', keys).execute();
      return keys.length;
    });
  }
}

async function bytesKept(store: Store): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(cast(sum(bytes) as bigint), 0) as bytes from sitemap_cache`.execute(store.db);
  return rows[0]?.bytes ?? 0;
}
