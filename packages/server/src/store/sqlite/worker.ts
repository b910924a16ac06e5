import { parentPort, workerData } from 'node:worker_threads';
import Database from 'libsql';
import type { Reply, Request } from './protocol.ts';

/**
 * The thread that owns the SQLite file: one connection writes, another reads. A commit waits for the disk (about
 * 4 ms) here instead of on the event loop of the server.
 */
const STATEMENTS_KEPT = 200;

if (parentPort === null) throw new Error('This module runs as a worker thread.');
const port = parentPort;
const connections = open((workerData as { file: string }).file);

port.on('message', (request: Request) => {
  port.postMessage(answer(request));
  if (request.sql === 'close') port.close();
});

interface Connection {
  database: Database.Database;
  statements: Map<string, Database.Statement>;
}

function open(file: string): Record<'read' | 'write', Connection> {
  const write = connect(file);
  write.database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;');
  const read = connect(file);
  read.database.exec('pragma query_only = on');
  return { read, write };
}

function connect(file: string): Connection {
  // Another process of the same file may hold the write lock: wait, here it blocks nobody else.
  return { database: new Database(file, { timeout: 5000 }), statements: new Map() };
}

function answer(request: Request): Reply {
  try {
    return { id: request.id, ...run(request) };
  } catch (cause) {
    const error = cause as { message: string; code?: string };
    return { id: request.id, error: { message: error.message, code: error.code ?? '' } };
  }
}

function run({ sql, connection, parameters }: Request): { rows: unknown[]; changes: number } {
  if (sql === 'close') return close();
  const { database, statements } = connections[connection];
  if (parameters === undefined) {
    database.exec(sql);
    return { rows: [], changes: 0 };
  }
  const statement = prepare(connections[connection], sql);
  try {
    if (statement.reader) return { rows: statement.all(parameters), changes: 0 };
    return { rows: [], changes: statement.run(parameters).changes };
  } catch (cause) {
    statements.delete(sql); // A statement that failed is not reset by libsql: never step it again.
    throw cause;
  }
}

function prepare({ database, statements }: Connection, sql: string): Database.Statement {
  const known = statements.get(sql);
  if (known !== undefined) return known;
  const oldest = statements.keys().next();
  if (statements.size >= STATEMENTS_KEPT && !oldest.done) statements.delete(oldest.value);
  const statement = database.prepare(sql);
  statements.set(sql, statement);
  return statement;
}

function close(): { rows: unknown[]; changes: number } {
  for (const { database, statements } of Object.values(connections)) {
    statements.clear();
    database.close();
  }
  return { rows: [], changes: 0 };
}
