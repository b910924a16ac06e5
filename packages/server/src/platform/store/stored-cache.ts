import { sql } from 'kysely';
import { within } from '../within.ts';
import { readStoredBytes } from './stored-bytes.ts';
import type { Query, Store } from './store.ts';

/** Entries dropped per transaction when there are too many. */
const DROPPED = 100;
/** Number of writes between two checks of the size. */
const SWEEP_EVERY = 50;
/** Timeout of the store in milliseconds, and the pause after a timeout or an error. */
const RESPONSE_TIMEOUT_MS = 1000;
const REST_MS = 5000;

/** A cache with expiry that all replicas share. */
export interface StoredCache {
  get(key: string): Promise<{ value: string; storedAt: number } | undefined>;
  /**
   * @param maxAge milliseconds.
   * @param owner the team whose bytes these are; by default all teams share the value.
   * @returns whether the value was stored; values larger than a tenth of the cache are not, nor those of a team without
   * room.
   */
  set(key: string, value: string, maxAge: number, owner?: CacheOwner): Promise<boolean>;
}

/** A team that owns a cached value. */
export interface CacheOwner {
  teamId: string;
  /** Bytes that the team may store. */
  maxStoredBytes: number;
}

/** Options of a cache. When its entries exceed `maxBytes` in sum, the oldest are deleted. */
export interface CacheOptions {
  /** Keys and the size limit belong to this kind only. */
  kind: 'sitemap' | 'page' | 'picture';
  maxBytes: number;
}

/** Creates a cache in the store. */
export function createStoredCache(store: Store, { kind, maxBytes }: CacheOptions): StoredCache {
  let writes = 0;
  return {
    async get(key) {
      return store.db
        .selectFrom('cache')
        .select(['value', 'stored_at as storedAt'])
        .where('key', '=', key)
        .where('kind', '=', kind)
        .where('expires_at', '>', Date.now())
        .executeTakeFirst();
    },
    async set(key, value, maxAge, owner) {
      const bytes = Buffer.byteLength(value);
      if (bytes > maxBytes / 10) return false;
      if (owner !== undefined && !(await hasRoom(store, owner, bytes))) return false;
      const now = Date.now();
      const row = { value, bytes, stored_at: now, expires_at: now + maxAge };
      await store.tx((query) =>
        query
          .insertInto('cache')
          .values({ key, kind, team_id: owner?.teamId ?? null, ...row })
          .onConflict((on) => on.column('key').doUpdateSet(row))
          .execute(),
      );
      if (writes++ % SWEEP_EVERY === 0) await sweep(store, { kind, maxBytes });
      return true;
    },
  };
}

/**
 * Wraps a cache so that callers never depend on it: after an error or a timeout it is skipped for a while and counts as
 * empty.
 */
export function optionalCache(cache: StoredCache): StoredCache {
  let restsUntil = Number.NEGATIVE_INFINITY;
  const tried = async <T>(call: () => Promise<T>): Promise<T | undefined> => {
    if (performance.now() < restsUntil) return undefined;
    try {
      return await within(RESPONSE_TIMEOUT_MS, call());
    } catch {
      restsUntil = performance.now() + REST_MS;
      return undefined;
    }
  };
  return {
    get: (key) => tried(() => cache.get(key)),
    set: async (...entry) => (await tried(() => cache.set(...entry))) ?? false,
  };
}

async function hasRoom({ db }: Store, { teamId, maxStoredBytes }: CacheOwner, bytes: number) {
  return (await readStoredBytes(db, teamId)) + bytes <= maxStoredBytes;
}

/** Drops expired entries, then the oldest ones until the rest fits. */
async function sweep(store: Store, { kind, maxBytes }: CacheOptions): Promise<void> {
  await store.tx((query) => query.deleteFrom('cache').where('expires_at', '<=', Date.now()).execute());
  for (let excess = (await sumCachedBytes(store, kind)) - maxBytes; excess > 0;) {
    const freed = await store.tx((query) => dropOldest(query, kind, excess));
    if (freed === 0) return;
    excess -= freed;
  }
}

/**
 * Drops the oldest entries in one transaction, until `excess` bytes are free or the limit per transaction is reached.
 * @returns bytes freed.
 */
async function dropOldest(query: Query, kind: CacheOptions['kind'], excess: number): Promise<number> {
  const oldest = await query
    .selectFrom('cache')
    .select(['key', 'bytes'])
    .where('kind', '=', kind)
    .orderBy('stored_at')
    .limit(DROPPED)
    .execute();
  const keys: string[] = [];
  let freed = 0;
  for (const { key, bytes } of oldest) {
    if (freed >= excess) break;
    keys.push(key);
    freed += bytes;
  }
  if (keys.length > 0) await query.deleteFrom('cache').where('key', 'in', keys).execute();
  return freed;
}

async function sumCachedBytes(store: Store, kind: string): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(cast(sum(bytes) as bigint), 0) as bytes from cache where kind = ${kind}`.execute(
    store.db,
  );
  return rows[0]?.bytes ?? 0;
}
