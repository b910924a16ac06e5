import type { Socket } from 'node:net';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool, types } from 'pg';
import type { Query, RowsOf, Selects, Store } from '../store.ts';
import type { Tables } from '../tables.ts';
import { within } from '../../within.ts';
import { createBoundedPool } from './bounded-pool.ts';
import type { CallBound } from './bounded-pool.ts';
import { postgresCalls } from './calls.ts';

const ATTEMPTS = 5;
/** serialization_failure and deadlock_detected: the database asks to run the transaction again. */
const RETRIED = new Set(['40001', '40P01']);
const INT8 = 20;
/** Milliseconds that a call has until {@link Store.bound} says otherwise. */
const SETUP_MS = 60_000;
/** Milliseconds that connections have to be closed in order. */
const CLOSE_MS = 2000;
/** Connections from which on one is for listening. */
const ENOUGH_TO_LISTEN = 3;

/**
 * Opens a store on PostgreSQL 14 or newer; any number of processes may share it.
 * @param connections most connections of this process; of 3 or more one listens to the other processes.
 */
export function openPostgres(url: string, connections: number): Store {
  const listens = connections >= ENOUGH_TO_LISTEN;
  const pool = new Pool({
    connectionString: url,
    max: listens ? connections - 1 : connections,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
    // A transaction here never waits for anything but the database: one that idles has lost its process.
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
    application_name: 'web-data-server',
    types: { getTypeParser: parserOf as typeof types.getTypeParser },
  });
  // An idle connection that breaks (a restart of the database) is replaced by the pool at the next use.
  pool.on('error', () => {});
  const sockets = new Set<Socket>();
  pool.on('connect', (client) => {
    // A connection that breaks between two statements of a transaction has no other listener, and would end the process.
    client.on('error', () => {});
    const { stream } = (client as unknown as { connection: { stream: Socket } }).connection; // Not in its types.
    sockets.add(stream);
    stream.once('close', () => sockets.delete(stream));
  });
  const bound: CallBound = { milliseconds: SETUP_MS };
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: createBoundedPool(pool, bound) }) });
  const calls = listens
    ? postgresCalls({
        url,
        send: async (channel, message) =>
          void (await sql`select pg_notify(${channel}, ${message})`.execute(db)),
      })
    : undefined;
  return {
    kind: 'postgres',
    db,
    ...(calls && { calls }),
    tx: (work) => retried(() => db.transaction().execute(work)),
    lockRow(select, { skipLocked = false } = {}) {
      const locking = select.forUpdate();
      return skipLocked ? locking.skipLocked() : locking;
    },
    async readAll<Rows extends readonly unknown[]>(query: Query, selects: Selects<Rows>) {
      // One at a time: the locks of the first must be there before the second reads.
      const rows: unknown[][] = [];
      for (const select of selects) rows.push(select ? (await query.executeQuery(select)).rows : []);
      return rows as RowsOf<Rows>; // One list a statement, in order.
    },
    async writeAll(query, writes) {
      for (const write of writes) await query.executeQuery(write);
    },
    ping: async () => void (await sql`select 1`.execute(db)),
    bound: (milliseconds) => void (bound.milliseconds = milliseconds),
    async close() {
      await within(CLOSE_MS, calls?.close() ?? Promise.resolve()).catch(() => {});
      await within(CLOSE_MS, db.destroy()).catch(() => {});
      for (const socket of sockets) socket.destroy(); // Of a database that does not even say farewell.
    },
  };
}

async function retried<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run();
    } catch (error) {
      if (attempt === ATTEMPTS || !RETRIED.has((error as { code?: string }).code ?? '')) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * 2 ** attempt));
    }
  }
}

/** `int8` becomes a number; ours never leave the safe integers. */
function parserOf(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  if (oid === INT8) return toSafeInteger;
  return types.getTypeParser(oid, format as 'text') as (value: string) => unknown;
}

function toSafeInteger(value: string): number {
  const number = Number(value);
  if (!Number.isSafeInteger(number))
    throw new RangeError(`The store holds ${value}, beyond the safe integers.`);
  return number;
}
