import { Worker } from 'node:worker_threads';
import { statSync } from 'node:fs';
import type { Bound } from '../encode.ts';
import { within } from '../../within.ts';
import { clockOfThreads } from './protocol.ts';
import type { Reply, Request, Result, Statement } from './protocol.ts';

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
  /** When it was sent, by `performance.now()`. */
  since: number;
  resolve(reply: Reply): void;
  reject(error: Error): void;
}

/** Milliseconds between looks for requests that have waited too long. */
const LOOK_MS = 500;
/** Milliseconds that the file, and then the thread, has to close. */
const CLOSE_MS = 4000;

/** The compiled worker; the same file whether this module runs from `src` (tests) or from `dist`. */
const WORKER = new URL('../../../../dist/platform/store/sqlite/worker.js', import.meta.url);

/** The thread that owns the SQLite file. Statements run in the order in which they are sent. */
export class DatabaseThread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly #outgoing: Request[] = [];
  readonly #file: string;
  readonly #files: DatabaseFiles;
  /** The reason why the file is no longer used. */
  #damage: SqliteError | undefined;
  #watch: NodeJS.Timeout | undefined;
  #boundMs = Number.POSITIVE_INFINITY;
  #next = 0;
  #ended: Error | undefined;

  constructor(file: string) {
    this.#file = file;
    this.#files = new DatabaseFiles(file);
    this.#worker = new Worker(WORKER, { workerData: { file }, name: 'sqlite' });
    this.#worker.on('message', (replies: Reply[]) => {
      for (const reply of replies) this.#settle(reply);
    });
    this.#worker.on('error', (error) => this.#end(error instanceof Error ? error : new Error(String(error))));
    this.#worker.on('exit', () => this.#end(new Error('The database thread has ended.')));
  }

  /** Runs one statement on the reading or the writing connection. */
  async send(connection: Statement['connection'], sql: string, parameters?: Bound[]): Promise<Result> {
    const id = this.#next++;
    const statement =
      parameters === undefined ? { id, connection, sql } : { id, connection, sql, parameters };
    return (await this.#sendRequest(statement)) as Result; // The thread replies to a statement with a `Result`.
  }

  /** Calls a function in a transaction of its own, and rolls it back when it takes too long; see {@link bound}. */
  async call(module: string, argument: unknown): Promise<unknown> {
    const until = clockOfThreads() + this.#boundMs;
    const reply = await this.#sendRequest({ id: this.#next++, module, argument, until });
    return (reply as { result: unknown }).result; // The thread replies to a call with a `result`.
  }

  #sendRequest(request: Request): Promise<Reply> {
    const isLast = 'sql' in request && request.sql === 'close';
    const closedError = this.#ended ?? (isLast ? undefined : this.#damage);
    if (closedError !== undefined) return Promise.reject(closedError);
    return new Promise((resolve, reject) => {
      this.#waiting.set(request.id, { since: performance.now(), resolve, reject });
      this.#post(request);
    });
  }

  /**
   * Sends the statements of one tick, including those from promises that settle in it, in one message: a message costs
   * more than most statements.
   */
  #post(request: Request): void {
    if (this.#outgoing.push(request) > 1) return;
    process.nextTick(() => this.#worker.postMessage(this.#outgoing.splice(0)));
  }

  /** Sets the timeout of statements: one without a reply in time fails like one on a locked file. */
  bound(milliseconds: number): void {
    clearInterval(this.#watch);
    this.#boundMs = milliseconds;
    this.#watch = setInterval(() => {
      const time = performance.now() - milliseconds;
      const problem = this.#files.check();
      if (problem !== undefined) this.#damage ??= new SqliteError(problem, 'SQLITE_READONLY_DBMOVED');
      setImmediate(() => this.#rejectBefore(time)); // Replies that arrived while this thread was busy are read first.
    }, LOOK_MS).unref();
  }

  /** Closes the file after the statements already sent, or without them when they take too long. */
  async close(): Promise<void> {
    clearInterval(this.#watch);
    if (this.#ended !== undefined) return;
    await within(CLOSE_MS, this.send('write', 'close')).catch(() => {});
    await within(CLOSE_MS, this.#worker.terminate()).catch(() => {});
  }

  /** The thread still runs what it has, in order; a transaction whose statement timed out here is rolled back. */
  #rejectBefore(time: number): void {
    for (const [id, { since, reject }] of this.#waiting) {
      if (since > time) return;
      this.#waiting.delete(id);
      reject(new SqliteError('The disk of the database does not answer.', 'SQLITE_BUSY'));
    }
  }

  #settle(reply: Reply): void {
    const waiting = this.#waiting.get(reply.id);
    if (waiting === undefined) return;
    this.#waiting.delete(reply.id);
    if (reply.error === undefined) waiting.resolve(reply);
    else waiting.reject(this.#errorOf(reply.error));
  }

  /** Stops all further use of a damaged file, because writes may damage more of it. */
  #errorOf({ message, code }: { message: string; code: string }): SqliteError {
    if (!/^SQLITE_(?:CORRUPT|NOTADB)/.test(code)) return new SqliteError(message, code);
    const sentence = `The database ${this.#file} is damaged (${message}). Stop the server, then restore a backup of it, or save what can be read with the sqlite3 command .recover.`;
    return (this.#damage ??= new SqliteError(sentence, code));
  }

  #end(error: Error): void {
    this.#ended ??= error;
    for (const waiting of this.#waiting.values()) waiting.reject(this.#ended);
    this.#waiting.clear();
  }
}

/**
 * Detects when the files of an open database are deleted or replaced. SQLite keeps writing to deleted files, and their
 * data is lost when they are closed.
 */
class DatabaseFiles {
  readonly #file: string;
  readonly #known = new Map<string, string>();

  constructor(file: string) {
    this.#file = file;
  }

  /** @returns a message once the database or its log was deleted or replaced. */
  check(): string | undefined {
    const removedPaths = [this.#file, `${this.#file}-wal`].find((path) => this.#isReplaced(path));
    return (
      removedPaths &&
      `The file ${removedPaths} was deleted or replaced under the running server. Put it back from a backup, if it was the database, and restart the server.`
    );
  }

  /** The log appears with the first statement. */
  #isReplaced(path: string): boolean {
    const stat = statSync(path, { throwIfNoEntry: false });
    const id = stat && `${stat.dev} ${stat.ino}`;
    const known = this.#known.get(path);
    if (known === undefined && id !== undefined) this.#known.set(path, id);
    return known !== undefined && known !== id;
  }
}
