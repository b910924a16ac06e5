import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient } from 'pg';

/** Milliseconds that a call has; read at each, so that it can be set once the schema is there. */
export interface CallBound {
  milliseconds: number;
}

/**
 * The pool as Kysely asks for it, with a bound on every call: a connection and the first statement on it have so long
 * together, each further statement of a transaction again. A connection that did not answer is never used again, since
 * nobody knows what became of its statement; the database ends its transaction, or has ended it.
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

/** A connection that comes too late goes back to the pool. */
async function connected(pool: Pool, milliseconds: number): Promise<PoolClient> {
  const connecting = pool.connect();
  let isLate = false;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      isLate = true;
      reject(new Error('timeout exceeded when trying to connect')); // As the pool says it.
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
      return await client.query(sql, [...parameters]);
    } finally {
      stopWatching();
    }
  };
  // Kysely calls `query` in these two ways only, the other being for streams, which nothing here asks for.
  return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release() };
}

/**
 * Breaks the connection when its statement has not been answered in time, which fails the statement. What has arrived
 * while this process was busy is read before.
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
