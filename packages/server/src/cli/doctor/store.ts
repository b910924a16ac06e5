import { existsSync } from 'node:fs';
import { sql } from 'kysely';
import type { ServerConfig } from '../../platform/config/server-config.ts';
import { pendingMigrations } from '../../platform/store/migrate.ts';
import { getDatabaseFile, openStore } from '../../platform/store/open.ts';
import type { Store } from '../../platform/store/store.ts';
import { failed, ok, warning } from './check.ts';
import type { Check, Finding } from './check.ts';

/** Milliseconds that the clocks of a process and its database may differ. */
const MAX_SKEW_MS = 1000;

/** Checks the store without changing it. */
export function storeChecks(config: ServerConfig): Check[] {
  if (config.databaseUrl === undefined && !existsSync(getDatabaseFile(config)))
    return [
      { name: 'database', run: async () => ok('There is no database yet: the first start creates it') },
    ];
  const open = async (look: (store: Store) => Promise<Omit<Finding, 'name'>>) => {
    const store = await openStore(config);
    return look(store).finally(() => store.close());
  };
  return [
    {
      name: 'database',
      run: () => open((store) => (store.kind === 'postgres' ? checkPostgres(store) : checkSqlite(store))),
    },
    { name: 'schema', run: () => open(checkSchema) },
    { name: 'clock', run: () => open(checkClock) },
  ];
}

interface Rights {
  encoding: string;
  readOnly: string;
  version: string;
  mayCreate: boolean;
}

async function checkPostgres({ db }: Store): Promise<Omit<Finding, 'name'>> {
  const { rows } = await sql<Rights>`select current_setting('server_encoding') as encoding,
    current_setting('transaction_read_only') as "readOnly", current_setting('server_version_num') as version,
    has_schema_privilege(current_schema(), 'create') as "mayCreate"`.execute(db);
  const { encoding, readOnly, version, mayCreate } = rows[0]!; // A select without a table has one row.
  if (Number(version) < 140_000) return failed('PostgreSQL is older than 14: upgrade it.');
  if (encoding !== 'UTF8')
    return failed(
      `The database has the encoding ${encoding}: create one with ENCODING 'UTF8' and move into it.`,
    );
  if (readOnly === 'on')
    return failed('The database takes no writes: name the primary in WEB_DATA_DATABASE_URL.');
  if (!mayCreate)
    return failed(
      'The user of the database may not create tables: GRANT CREATE ON SCHEMA to it, or migrate as another user.',
    );
  return ok('PostgreSQL takes writes, and its user may create tables');
}

async function checkSqlite(store: Store): Promise<Omit<Finding, 'name'>> {
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(store.db);
  const [found] = rows;
  if (found?.quick_check !== 'ok')
    return failed(`The database is damaged (${found?.quick_check}): stop the server and restore a backup.`);
  await store.tx(async () => {}); // Takes the lock of a writer, as a start does.
  return ok('SQLite is whole and takes writes');
}

async function checkSchema(store: Store): Promise<Omit<Finding, 'name'>> {
  await store.ping();
  const pending = await pendingMigrations(store);
  return pending.length === 0
    ? ok('The schema is that of this version')
    : warning(
        `The schema lacks ${pending.join(', ')}: the next start applies it, as web-data-server migrate does.`,
      );
}

async function checkClock({ db, kind }: Store): Promise<Omit<Finding, 'name'>> {
  if (kind === 'sqlite') return ok('The database has the clock of this machine');
  const before = Date.now();
  const { rows } = await sql<{ now: number | string }>`
    select (extract(epoch from clock_timestamp()) * 1000)::bigint as now`.execute(db);
  const skew = Math.round(Number(rows[0]!.now) - (before + Date.now()) / 2);
  return Math.abs(skew) > MAX_SKEW_MS
    ? warning(`The clock of the database differs from this one by ${skew} ms: keep both in step (NTP).`)
    : ok(`The clock of the database differs by ${skew} ms`);
}
