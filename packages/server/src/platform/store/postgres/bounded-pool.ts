import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { toStorableText } from '../encode.ts';

/** Timeout of a call in milliseconds. Read at each call, so it can be lowered after the schema is set up. */
export interface CallBound {
  milliseconds: number;
}

/**
 * Wraps the pool for Kysely with a timeout on every call. One timeout covers a connection and the first statement on
 * it; each further statement of a transaction has its own. A connection that timed out is never reused, because the
 * state of its statement is unknown; the database ends its transaction.
 */
export function createBoundedPool(pool: Pool, bound: CallBound): PostgresPool {
  return {
    async connect() {
      const until = performance.now() + bound.milliseconds;
      const client = await connected(pool, bound.milliseconds);
      return boundedClient(client, bound, until);
    },
    end: () => pool.end(),
  };
}

/** Waits for a connection; one that arrives too late is returned to the pool. */
async function connected(pool: Pool, milliseconds: number): Promise<PoolClient> {
  const connecting = pool.connect();
  let isLate = false;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      isLate = true;
      reject(new Error('timeout exceeded when trying to connect')); // The pool's own message.
    }, milliseconds);
  });
  connecting.then((client) => isLate && client.release()).catch(() => {});
  return Promise.race([connecting, late]).finally(() => clearTimeout(timer));
}

function boundedClient(client: PoolClient, bound: CallBound, until: number): PostgresPoolClient {
  let left = until - performance.now();
  const query = async (sql: string, parameters: readonly unknown[]): Promise<unknown> => {
    const stopWatching = watched(client, left);
    left = bound.milliseconds;
    try {
      return await client.query(sql, parameters.map(toStorable));
    } finally {
      stopWatching();
    }
  };
  // Kysely calls `query` in two ways only. The other one is for streams, which nothing here uses.
  return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release() };
}

/**
 * Closes the connection when a statement times out, which fails the statement. Data that arrived while this process was
 * busy is read first.
 */
function watched(client: PoolClient, milliseconds: number): () => void {
  let isSettled = false;
  const timer = setTimeout(
    () => setImmediate(() => isSettled || void client.end().catch(() => {})),
    Math.max(1, milliseconds),
  );
  return () => {
    isSettled = true;
    clearTimeout(timer);
  };
}

function toStorable(value: unknown): unknown {
  return typeof value === 'string' ? toStorableText(value) : value;
}
