import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import { encodeParameters } from '../encode.ts';
import { isBatch } from './batch.ts';
import type { Batch } from './batch.ts';
import type { Result } from './protocol.ts';
import type { DatabaseThread } from './thread.ts';

/**
 * Kysely's driver for the database thread. Statements outside a transaction read from their own connection, so they
 * see committed rows only and never wait for a writer. A transaction starts with `begin immediate`: a plain `begin`
 * that reads first loses its snapshot to another writer, and libsql never recovers from that.
 */
export class SqliteThreadDriver implements Driver {
  readonly #thread: DatabaseThread;
  #writer: Promise<void> = Promise.resolve();

  constructor(thread: DatabaseThread) {
    this.#thread = thread;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<SqliteThreadConnection> {
    return new SqliteThreadConnection(this.#thread);
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    const own = asOurs(connection);
    own.releaseWriter = await this.#write();
    own.role = 'write';
    // Not awaited: it travels with the first statement. The thread refuses statements when it has failed.
    own.begun = this.#thread.send('write', 'begin immediate');
    own.begun.catch(() => {}); // Told at the commit.
  }

  /** Calls a function in a transaction of its own, in its turn with the others. */
  async call(module: string, argument: unknown): Promise<unknown> {
    const release = await this.#write();
    return this.#thread.call(module, argument).finally(release);
  }

  /** Waits until nobody else writes, and gives what lets the next one. */
  async #write(): Promise<() => void> {
    const before = this.#writer;
    let release!: () => void; // Set at once by the promise.
    this.#writer = new Promise((resolve) => (release = resolve));
    await before;
    return release;
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await asOurs(connection).begun;
    await this.#thread.send('write', 'commit');
  }

  async rollbackTransaction(): Promise<void> {
    await this.#thread.send('write', 'rollback');
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    asOurs(connection).releaseWriter?.();
  }

  async destroy(): Promise<void> {
    await this.#thread.close();
  }
}

class SqliteThreadConnection implements DatabaseConnection {
  role: 'read' | 'write' = 'read';
  begun: Promise<unknown> | undefined;
  releaseWriter: (() => void) | undefined;
  readonly #thread: DatabaseThread;

  constructor(thread: DatabaseThread) {
    this.#thread = thread;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (isBatch(query)) return { rows: (await this.#executeBatch(query)) as R[] };
    const { rows, changes } = await this.#send(query);
    return { rows: rows as R[], numAffectedRows: BigInt(changes) };
  }

  /** @returns the rows of each statement. */
  async #executeBatch({ statements, expectsResults }: Batch): Promise<unknown[][]> {
    const sent = Promise.all(statements.map((statement) => this.#send(statement)));
    if (expectsResults) return (await sent).map(({ rows }) => rows);
    sent.catch(() => {}); // Told at the commit.
    return [];
  }

  async #send({ sql, parameters }: CompiledQuery): Promise<Result> {
    try {
      return await this.#thread.send(this.role, sql, encodeParameters(parameters));
    } catch (error) {
      await this.begun; // Why the transaction could not begin says more than that it did not.
      throw error;
    }
  }

  // oxlint-disable-next-line require-yield -- Kysely asks for a generator; nothing here streams.
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('The SQLite store does not stream: select with a limit.');
  }
}

function asOurs(connection: DatabaseConnection): SqliteThreadConnection {
  return connection as SqliteThreadConnection; // Only this driver hands out connections.
}
