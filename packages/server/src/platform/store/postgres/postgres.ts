import type { Socket } from 'node:net';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool, types } from 'pg';
import type { Query, RowsOf, Selects, Store } from '../store.ts';
import type { Tables } from '../tables.ts';
import { within } from '../../within.ts';
import { createBoundedPool } from './bounded-pool.ts';
import type { CallBound } from './bounded-pool.ts';
import { Topics } from '../topics.ts';
import { postgresCalls } from './calls.ts';
import { TeamShares } from './team-share.ts';

const ATTEMPTS = 5;
/** serialization_failure and deadlock_detected, after which a transaction should be retried. */
const RETRIED = new Set(['40001', '40P01']);
const INT8 = 20;
/** Timeout of a call in milliseconds until {@link Store.bound} sets another. */
const SETUP_MS = 60_000;
/** Milliseconds that connections have to close in order. */
const CLOSE_MS = 2000;
/** Milliseconds that a statement waits for a row that another transaction has locked. */
const LOCK_MS = 2000;
/** Part of the connections that the transactions of one team have at most. */
const TEAM_SHARE = 1 / 3;
/** Minimum number of connections with which one is used to listen. */
const ENOUGH_TO_LISTEN = 3;

/**
 * Opens a store on PostgreSQL 14 or newer, which several processes may share.
 * @param connections maximum number of connections of this process; of 3 or more, one listens to the other processes.
 */
export function openPostgres(url: string, connections: number): Store {
  const listens = connections >= ENOUGH_TO_LISTEN;
  const max = listens ? connections - 1 : connections;
  const pool = new Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
    // A transaction only ever waits for the database, so one that idles has lost its process.
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
    application_name: 'web-data-server',
    types: { getTypeParser: parserOf as typeof types.getTypeParser },
  });
  // The pool replaces an idle connection that breaks (a restart of the database) at its next use.
  pool.on('error', () => {});
  const sockets = new Set<Socket>();
  pool.on('connect', (client) => {
    // Without this listener, a connection that breaks between two statements of a transaction would end the process.
    client.on('error', () => {});
    const { stream } = (client as unknown as { connection: { stream: Socket } }).connection; // Not in its types.
    sockets.add(stream);
    stream.once('close', () => sockets.delete(stream));
  });
  const bound: CallBound = { milliseconds: SETUP_MS };
  const boundedPool = createBoundedPool(pool, bound);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: boundedPool }) });
  const shares = new TeamShares(Math.max(1, Math.floor(max * TEAM_SHARE)), () => bound.milliseconds);
  const calls = listens
    ? postgresCalls({
        url,
        send: async (channel, message) =>
          void (await sql`select pg_notify(${channel}, ${message})`.execute(db)),
      })
    : undefined;
  const topics = new Topics(calls);
  return {
    kind: 'postgres',
    db,
    ...(calls && { calls }),
    topics,
    tx(work, teamId) {
      const transaction = (): ReturnType<typeof work> => retried(() => topics.transaction(db, work));
      return teamId === undefined ? transaction() : shares.run(teamId, transaction);
    },
    lockRow(select, { skipLocked = false } = {}) {
      const locking = select.forUpdate();
      return skipLocked ? locking.skipLocked() : locking;
    },
    async readAll<Rows extends readonly unknown[]>(query: Query, selects: Selects<Rows>) {
      // One at a time: the first select must have its locks before the second reads.
      const rows: unknown[][] = [];
      for (const select of selects) rows.push(select ? (await query.executeQuery(select)).rows : []);
      return rows as RowsOf<Rows>; // One list per statement, in order.
    },
    async writeAll(query, writes) {
      for (const write of writes) await query.executeQuery(write);
    },
    ping: async () => void (await sql`select 1`.execute(db)),
    bound(milliseconds) {
      bound.milliseconds = milliseconds;
      // The setup may wait for the locks of another process for as long as it takes.
      pool.options.lock_timeout = Math.min(LOCK_MS, milliseconds);
      boundedPool.replaceAll();
    },
    async close() {
      await within(CLOSE_MS, calls?.close() ?? Promise.resolve()).catch(() => {});
      await within(CLOSE_MS, db.destroy()).catch(() => {});
      for (const socket of sockets) socket.destroy(); // The database may ignore the orderly close.
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

/** Parses `int8` as a number: all stored values are safe integers. */
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
