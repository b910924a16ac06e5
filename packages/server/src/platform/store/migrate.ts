import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { migrations } from './migrations.ts';
import type { Migration } from './migrations.ts';
import type { Query, Store } from './store.ts';

/** An arbitrary number that all processes share, so that one of them migrates while the others wait. */
const ADVISORY_LOCK = 7_316_024_577;

/**
 * Migrates the schema of the store to this version, in one transaction under a lock: an advisory lock on PostgreSQL,
 * the write lock on SQLite. Several processes may call it at once. When one migration fails, none is applied.
 * @param known all migrations, in order; tests pass their own.
 * @returns the names of the migrations that it applied, in order; none when the schema was up to date.
 * @throws {Error} when a newer version, or a development version from before the first release, has migrated the store;
 *   the store is then unchanged.
 */
export async function migrate(store: Store, known: readonly Migration[] = migrations): Promise<string[]> {
  return store.tx(async (db) => {
    await lockSetup(store, db);
    await sql`create table if not exists schema_migration (name text primary key, applied_at bigint not null)`.execute(
      db,
    );
    const applied = await appliedNames(db);
    assertReleased(applied, store.kind);
    assertNotNewer(applied, known);
    const pending = known.filter((migration) => !applied.has(migration.name));
    for (const migration of pending) {
      // A migration does not use the table types, because these change after it.
      await migration.up(db as unknown as Kysely<unknown>, store.kind);
      await sql`insert into schema_migration values (${migration.name}, ${Date.now()})`.execute(db);
    }
    return pending.map((migration) => migration.name);
  });
}

/** Returns the names of the migrations that a start would apply, in order; changes nothing. */
export async function pendingMigrations(
  store: Store,
  known: readonly Migration[] = migrations,
): Promise<string[]> {
  const applied = await appliedNames(store.db).catch(() => new Set<string>()); // A new store has no such table.
  return known.filter(({ name }) => !applied.has(name)).map(({ name }) => name);
}

/** Lets one process at a time prepare the store; the others wait until this transaction ends. */
export async function lockSetup(store: Store, query: Query): Promise<void> {
  // On SQLite every transaction already begins with the write lock.
  if (store.kind === 'postgres') await sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`.execute(query);
}

async function appliedNames(db: Query | Store['db']): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`select name from schema_migration`.execute(db);
  return new Set(rows.map((row) => row.name));
}

/** Development versions applied many migrations, of which this was the first. No release has one of that name. */
const DEVELOPMENT_MIGRATION = '0001-initial';

function assertReleased(applied: ReadonlySet<string>, kind: Store['kind']): void {
  if (!applied.has(DEVELOPMENT_MIGRATION)) return;
  const remedy =
    kind === 'sqlite'
      ? 'a new data directory (WEB_DATA_DIRECTORY, --data-directory)'
      : 'an empty database (WEB_DATA_DATABASE_URL, --database-url)';
  throw new Error(
    `The store was created by a development version from before the first release, whose tables cannot be migrated: start with ${remedy}.`,
  );
}

function assertNotNewer(applied: ReadonlySet<string>, known: readonly Migration[]): void {
  const names = new Set(known.map((migration) => migration.name));
  const unknown = [...applied].filter((name) => !names.has(name));
  if (unknown.length === 0) return;
  throw new Error(
    `The store has the migration ${unknown[0]}, which this version of the server does not know: run the version that wrote it, or a newer one.`,
  );
}
