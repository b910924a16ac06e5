import { parentPort, workerData } from 'node:worker_threads';
import Database from 'libsql';
import type { Bound } from '../encode.ts';
import { clockOfThreads } from './protocol.ts';
import type { Call, Reply, Request, Result, Statement } from './protocol.ts';

/**
 * The thread that owns the SQLite file: one connection writes, another reads. A commit waits for the disk (about 4 ms)
 * here instead of on the event loop of the server.
 */
const MAX_STATEMENTS = 200;
/**
 * Bytes of the write-ahead log. It grows beyond while another process reads, such as a backup; the first write after that
 * shortens it.
 */
const MAX_LOG_BYTES = 8_388_608;
/** Number of attempts to begin a transaction while another process holds the write lock (5 s each). */
const BEGIN_ATTEMPTS = 3;

if (parentPort === null) throw new Error('This module runs as a worker thread.');
const port = parentPort;
/** The first failure in this transaction. The transaction must not commit without the failed statement. */
let failure: unknown;
const connections = opened((workerData as { file: string }).file);

type AtOnce = (run: (sql: string, parameter: string) => unknown[], argument: unknown) => unknown;
const modules = new Map<string, { atOnce: AtOnce }>();
/** Keeps replies in order while a module loads. */
let before: Promise<void> | undefined;

port.on('message', (requests: Request[]) => {
  const missing = requests.flatMap((request) =>
    'module' in request && !modules.has(request.module) ? request.module : [],
  );
  if (before === undefined && missing.length === 0) return reply(requests);
  const reading = (before ?? Promise.resolve())
    .then(async () => {
      for (const module of missing) modules.set(module, (await import(module)) as { atOnce: AtOnce });
    })
    .then(() => {
      reply(requests);
      if (before === reading) before = undefined;
    });
  before = reading;
});

function reply(requests: readonly Request[]): void {
  port.postMessage(requests.map(handleRequest));
  if (requests.some((request) => 'sql' in request && request.sql === 'close')) port.close();
}

interface Connection {
  database: Database.Database;
  statements: Map<string, Database.Statement>;
}

/** @throws Error with the file and the remedy. */
function opened(file: string): Record<'read' | 'write', Connection> {
  try {
    return open(file);
  } catch (cause) {
    const { message } = cause as { message: string };
    // oxlint-disable-next-line preserve-caught-error -- errors of libsql do not cross threads.
    throw new Error(
      `The database ${file} cannot be opened: ${message}. Check that it is an SQLite file that may be read and written, on a disk with room, or name another data directory.`,
    );
  }
}

function open(file: string): Record<'read' | 'write', Connection> {
  const write = connect(file);
  write.database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;');
  write.database.exec(`pragma journal_size_limit = ${MAX_LOG_BYTES}`);
  const read = connect(file);
  read.database.exec('pragma query_only = on');
  return { read, write };
}

function connect(file: string): Connection {
  // Waits for another process that holds the write lock; here this blocks nothing else.
  return { database: new Database(file, { timeout: 5000 }), statements: new Map() };
}

function handleRequest(request: Request): Reply {
  try {
    if ('module' in request) return { id: request.id, result: call(request) };
    return { id: request.id, ...run(request) };
  } catch (cause) {
    const error = cause as { message: string; code?: string };
    return { id: request.id, error: { message: error.message, code: error.code ?? '' } };
  }
}

/**
 * Runs a transaction of one call. After the deadline it does nothing: the caller has seen a failure, and committing
 * would hold credits for work that never runs.
 */
function call({ module, argument, until }: Call): unknown {
  requireTime(until);
  control('begin immediate');
  try {
    const { atOnce } = modules.get(module)!; // Loaded before.
    const result = atOnce((sql, parameter) => execute('write', sql, [parameter]).rows, argument);
    requireTime(until);
    control('commit');
    return result;
  } catch (error) {
    control('rollback');
    throw error;
  }
}

function requireTime(until: number): void {
  if (clockOfThreads() < until) return;
  throw Object.assign(new Error('Nobody waits for the transaction any more.'), { code: 'SQLITE_BUSY' });
}

function run({ sql, connection, parameters }: Statement): Result {
  if (sql === 'close') return close();
  return parameters === undefined ? control(sql) : execute(connection, sql, parameters);
}

function execute(connection: 'read' | 'write', sql: string, parameters: Bound[]): Result {
  if (connection === 'write') requireTransaction();
  try {
    const statement = prepare(connections[connection], sql);
    if (statement.reader) return { rows: statement.all(parameters), changes: 0 };
    return { rows: [], changes: statement.run(parameters).changes };
  } catch (cause) {
    connections[connection].statements.delete(sql); // libsql does not reset it after an error: never reuse it.
    if (connection === 'write') failure = cause;
    throw cause;
  }
}

/**
 * Keeps transactions atomic. A failed statement ends the transaction, as on PostgreSQL. SQLite would continue; on a
 * full disk, where it has rolled back by itself, it would commit every further statement alone.
 */
function requireTransaction(): void {
  if (failure !== undefined) throw failure;
  if (!connections.write.database.inTransaction) throw new Error('The transaction could not begin.');
}

/** Runs `begin immediate`, `commit` or `rollback` on the writing connection. */
function control(sql: string): Result {
  const { database } = connections.write;
  if (sql === 'commit') requireTransaction();
  else failure = undefined;
  if (sql === 'begin immediate') begin();
  else if (database.inTransaction) database.exec(sql); // A full disk has rolled back already.
  return { rows: [], changes: 0 };
}

function begin(): void {
  for (let attempt = 1; ; attempt++) {
    try {
      connections.write.database.exec('begin immediate');
      return;
    } catch (error) {
      if (attempt === BEGIN_ATTEMPTS || !String((error as { code?: string }).code).startsWith('SQLITE_BUSY'))
        throw error;
    }
  }
}

function prepare({ database, statements }: Connection, sql: string): Database.Statement {
  const known = statements.get(sql);
  if (known !== undefined) return known;
  const oldest = statements.keys().next();
  if (statements.size >= MAX_STATEMENTS && !oldest.done) statements.delete(oldest.value);
  const statement = database.prepare(sql);
  statements.set(sql, statement);
  return statement;
}

function close(): Result {
  for (const { database, statements } of Object.values(connections)) {
    statements.clear();
    database.close();
  }
  return { rows: [], changes: 0 };
}
