import { Worker } from 'node:worker_threads';
import type { Bound } from '../encode.ts';
import type { Reply, Request } from './protocol.ts';

/** A statement's rows, or the number of rows it changed. */
export interface Result {
  rows: unknown[];
  changes: number;
}

/** An error of SQLite with its code, such as `SQLITE_BUSY`. */
export class SqliteError extends Error {
  override readonly name = 'SqliteError';
  readonly code: string;

  constructor(message: string, code: string) {
    super(message);
    this.code = code;
  }
}

interface Waiting {
  resolve(result: Result): void;
  reject(error: Error): void;
}

/** The compiled worker; the same file whether this module runs from `src` (tests) or from `dist`. */
const WORKER = new URL('../../../dist/store/sqlite/worker.js', import.meta.url);

/** The thread that owns the SQLite file. Statements run in the order they are sent. */
export class DatabaseThread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly #outgoing: Request[] = [];
  #next = 0;
  #ended: Error | undefined;

  constructor(file: string) {
    this.#worker = new Worker(WORKER, { workerData: { file }, name: 'sqlite' });
    this.#worker.on('message', (replies: Reply[]) => {
      for (const reply of replies) this.#settle(reply);
    });
    this.#worker.on('error', (error) => this.#end(error instanceof Error ? error : new Error(String(error))));
    this.#worker.on('exit', () => this.#end(new Error('The database thread has ended.')));
  }

  /** Runs one statement on the reading or the writing connection. */
  send(connection: Request['connection'], sql: string, parameters?: Bound[]): Promise<Result> {
    if (this.#ended !== undefined) return Promise.reject(this.#ended);
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#post(parameters === undefined ? { id, connection, sql } : { id, connection, sql, parameters });
    });
  }

  /**
   * Statements sent in the same turn, also by the promises that it settles, travel in one message: a message costs more
   * than most statements.
   */
  #post(request: Request): void {
    if (this.#outgoing.push(request) > 1) return;
    process.nextTick(() => this.#worker.postMessage(this.#outgoing.splice(0)));
  }

  /** Closes the file after the statements already sent. */
  async close(): Promise<void> {
    if (this.#ended !== undefined) return;
    await this.send('write', 'close');
    await this.#worker.terminate();
  }

  #settle(reply: Reply): void {
    const waiting = this.#waiting.get(reply.id);
    if (waiting === undefined) return;
    this.#waiting.delete(reply.id);
    if (reply.error === undefined) waiting.resolve(reply);
    else waiting.reject(new SqliteError(reply.error.message, reply.error.code));
  }

  #end(error: Error): void {
    this.#ended ??= error;
    for (const waiting of this.#waiting.values()) waiting.reject(this.#ended);
    this.#waiting.clear();
  }
}
