import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { toStorable } from '../encode.ts';
import { isOutage } from '../outage.ts';

/** Timeout of a call in milliseconds. Read at each call, so it can be lowered after the schema is set up. */
export interface CallBound {
  milliseconds: number;
}

/** A pool whose calls time out. */
export interface BoundedPool extends PostgresPool {
  /** Lets no older connection be used again. */
  replaceAll(): void;
}

/** Milliseconds within which all connections are replaced once at most. */
const REPLACE_MS = 1000;
/** Conflicts and timeouts of one statement, after which its connection works. */
const PASSING: ReadonlySet<string> = new Set(['40001', '40P01', '55P03', '57014']);
/** Errors of a session that began when the database was another: read-only, or with other rights. */
const SESSION = /^(?:25006|28|3D)/;

/**
 * Wraps the pool for Kysely with a timeout on every call. One timeout covers a connection and the first statement on
 * it; each further statement of a transaction has its own. A connection that timed out is never reused, because the
 * state of its statement is unknown; the database ends its transaction. Nor is one that reported an outage: a session
 * stays read-only after its primary is writable again, and then all older ones are replaced.
 */
export function createBoundedPool(pool: Pool, bound: CallBound): BoundedPool {
  const openedAt = new WeakMap<PoolClient, number>();
  let replacedAt = Number.NEGATIVE_INFINITY;
  pool.on('connect', (client) => void openedAt.set(client, performance.now()));
  const onError = (error: unknown): void => {
    const isStale = SESSION.test(String((error as { code?: unknown }).code));
    if (isStale && performance.now() - replacedAt > REPLACE_MS) replacedAt = performance.now();
  };
  return {
    async connect() {
      const until = performance.now() + bound.milliseconds;
      for (;;) {
        const client = await connected(pool, until - performance.now());
        if ((openedAt.get(client) ?? 0) >= replacedAt)
          return boundedClient(client, { bound, until, onError });
        client.release(true);
      }
    },
    replaceAll: () => void (replacedAt = performance.now()),
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

interface ClientOptions {
  bound: CallBound;
  /** `performance.now()` at which the first statement times out. */
  until: number;
  /** Called with each error of a statement. */
  onError(error: unknown): void;
}

function boundedClient(client: PoolClient, { bound, until, onError }: ClientOptions): PostgresPoolClient {
  let left = until - performance.now();
  let isBroken = false;
  const query = async (sql: string, parameters: readonly unknown[]): Promise<unknown> => {
    const stopWatching = watched(client, left);
    left = bound.milliseconds;
    try {
      return await client.query(sql, parameters.map(toStorable));
    } catch (error) {
      isBroken ||= isOutage(error) && !PASSING.has(String((error as { code?: unknown }).code));
      onError(error);
      throw error;
    } finally {
      stopWatching();
    }
  };
  // Kysely calls `query` in two ways only. The other one is for streams, which nothing here uses.
  return {
    query: query as unknown as PostgresPoolClient['query'],
    release: () => client.release(isBroken),
  };
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
