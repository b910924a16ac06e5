import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { findRemedy } from './outage.ts';
import { openPostgres } from './postgres/postgres.ts';
import { openSqlite } from './sqlite/sqlite.ts';
import type { Store } from './store.ts';

/** The location of the store. */
export interface StoreOptions {
  /** Folder of the SQLite file `web-data.db`; created when missing. Unused with `databaseUrl`. */
  dataDirectory: string;
  /** `postgres://…` for PostgreSQL. */
  databaseUrl?: string | undefined;
  /** Maximum number of PostgreSQL connections of this process; 10 by default. */
  databaseConnections?: number | undefined;
}

/** Returns the path of the SQLite file. */
export function getDatabaseFile({ dataDirectory }: Pick<StoreOptions, 'dataDirectory'>): string {
  return join(dataDirectory, 'web-data.db');
}

/**
 * Opens the store that the options name, without migrating it: see {@link migrate}.
 * @throws {Error} with a message that names the location and the option.
 */
export async function openStore(options: StoreOptions): Promise<Store> {
  if (options.databaseUrl !== undefined) {
    return openReachable(options.databaseUrl, options.databaseConnections ?? 10);
  }
  await mkdir(options.dataDirectory, { recursive: true, mode: 0o700 }).catch((cause: Error) => {
    throw new Error(
      `The data directory ${options.dataDirectory} cannot be made: ${cause.message}. Name another (WEB_DATA_DIRECTORY, --data-directory).`,
      { cause },
    );
  });
  return openSqlite(getDatabaseFile(options));
}

async function openReachable(url: string, connections: number): Promise<Store> {
  const store = openPostgres(url, connections);
  try {
    await store.ping();
    await requireUtf8(store);
    return store;
  } catch (cause) {
    await store.close();
    const { host, pathname } = new URL(url); // Without the password.
    const remedy = findRemedy(cause) ?? 'Check databaseUrl (WEB_DATA_DATABASE_URL).';
    throw new Error(`The database ${host}${pathname} cannot be used: ${reasonOf(cause)}. ${remedy}`, {
      cause,
    });
  }
}

/** @throws {Error} with the code of PostgreSQL for a character that the encoding lacks. */
async function requireUtf8({ db }: Store): Promise<void> {
  const { rows } = await sql<{ server_encoding: string }>`show server_encoding`.execute(db);
  const encoding = rows[0]?.server_encoding;
  if (encoding === 'UTF8') return;
  throw Object.assign(new Error(`its encoding is ${encoding}`), { code: '22P05' });
}

/**
 * Returns the message of an error. A host with several addresses fails with one error for each and no message of its
 * own.
 */
function reasonOf(error: unknown): string {
  const { message } = error instanceof AggregateError ? (error.errors[0] as Error) : (error as Error);
  return message;
}
