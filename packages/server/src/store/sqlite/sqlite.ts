import { Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, sql } from 'kysely';
import type { Store } from '../store.ts';
import type { Tables } from '../tables.ts';
import { SqliteThreadDriver } from './driver.ts';
import { DatabaseThread } from './thread.ts';

/**
 * Opens the embedded store: one SQLite file, write-ahead log, `synchronous = full`.
 * @param file path of the database file; its folder must exist. Further `-wal` and `-shm` files appear beside it.
 */
export function openSqlite(file: string): Store {
  const thread = new DatabaseThread(file);
  const db = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new SqliteThreadDriver(thread),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  });
  return {
    kind: 'sqlite',
    db,
    tx: (work) => db.transaction().execute(work),
    ping: async () => void (await sql`select 1`.execute(db)),
    close: () => db.destroy(),
  };
}
