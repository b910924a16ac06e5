import { Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, sql } from 'kysely';
import type { Query, RowsOf, Selects, Store } from '../store.ts';
import type { Tables } from '../tables.ts';
import { Topics } from '../topics.ts';
import { createBatch } from './batch.ts';
import { SqliteThreadDriver } from './driver.ts';
import { DatabaseThread } from './thread.ts';

/**
 * Opens the embedded store: one SQLite file, write-ahead log, `synchronous = full`.
 * @param file path of the database file, whose folder must exist. SQLite adds `-wal` and `-shm` files beside it.
 */
export function openSqlite(file: string): Store {
  const thread = new DatabaseThread(file);
  const driver = new SqliteThreadDriver(thread);
  const db = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => driver,
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  });
  const topics = new Topics();
  return {
    kind: 'sqlite',
    db,
    topics,
    tx: (work) => topics.transaction(db, work),
    atOnce: <Result>(module: string, argument: unknown) => driver.call(module, argument) as Promise<Result>,
    lockRow: (select) => select, // SQLite has no FOR UPDATE.
    async readAll<Rows extends readonly unknown[]>(query: Query, selects: Selects<Rows>) {
      const queries = selects.filter((select) => select !== undefined);
      const results = (await query.executeQuery(createBatch(queries, true))).rows as unknown[][];
      return selects.map((select) => (select && results.shift()) ?? []) as RowsOf<Rows>; // In the same order.
    },
    writeAll: async (query, writes) => void (await query.executeQuery(createBatch(writes, false))),
    ping: async () => void (await sql`select 1`.execute(db)),
    bound: (milliseconds) => thread.bound(milliseconds),
    async close() {
      await db.destroy();
      await thread.close(); // Kysely does not destroy a driver that was never used.
    },
  };
}
