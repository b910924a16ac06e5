import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import { encodeParameters } from '../encode.ts';
import { isBatch } from './batch.ts';
import type { Batch } from './batch.ts';
import type { Result } from './protocol.ts';
import type { DatabaseThread } from './thread.ts';

/**
 * Kysely's driver for the database thread. Statements outside a transaction use a connection of their own, so they see
 * committed rows only and never wait for a writer. A transaction starts with `begin immediate`: a plain `begin` that
 * reads first loses its snapshot to another writer, and libsql never recovers from that.
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
    // Not awaited: it is sent together with the first statement. When it fails, the thread rejects the statements.
    own.begun = this.#thread.send('write', 'begin immediate');
    own.begun.catch(() => {}); // Reported at the commit.
  }

  /** Calls a function in a transaction of its own, after the writers that wait. */
  async call(module: string, argument: unknown): Promise<unknown> {
    const release = await this.#write();
    return this.#thread.call(module, argument).finally(release);
  }

  /** Waits for the write lock of this process; returns the function that releases it. */
  async #write(): Promise<() => void> {
    const before = this.#writer;
    let release!: () => void; // The promise sets it at once.
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
    sent.catch(() => {}); // Reported at the commit.
    return [];
  }

  async #send({ sql, parameters }: CompiledQuery): Promise<Result> {
    try {
      return await this.#thread.send(this.role, sql, encodeParameters(parameters));
    } catch (error) {
      await this.begun; // The reason why the transaction could not begin says more than the failed statement.
      throw error;
    }
  }

  // oxlint-disable-next-line require-yield -- Kysely asks for a generator; nothing here streams.
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('The SQLite store does not stream: select with a limit.');
  }
}

function asOurs(connection: DatabaseConnection): SqliteThreadConnection {
  return connection as SqliteThreadConnection; // This driver creates all connections.
}
