/**
 * Classes of SQLSTATE that a statement of ours causes, whatever the state of the database: data, constraints, syntax and
 * errors that it raises itself. Any other class is about the database, its roles, its resources or its connection.
 */
const OURS = /^(?:0A|20|21|22|23|24|26|2F|34|38|39|42|44|P0)/;
/** Codes of those classes that are about the database nevertheless: a missing right, and an encoding that is not UTF-8. */
const NOT_OURS: ReadonlySet<string> = new Set(['42501', '22021', '22P05']);
const SYSTEM = /^(?:ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)/;
/** Everything but statements that are wrong: a full disk, a lock that another process holds, a damaged or read-only file. */
const SQLITE =
  /^SQLITE_(?!CONSTRAINT|EMPTY|ERROR|FORMAT|INTERNAL|MISMATCH|MISUSE|NOTFOUND|RANGE|SCHEMA|TOOBIG)/;
/** Messages of `pg` and `ioredis` that have no code. */
const TEXT =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed and is not queryable|Command timed out|It took longer than|The database thread has ended|Stream isn't writeable|Connection is closed|Reached the max retries)/;

/**
 * Whether an error of the store, or of the shared counters, means that it is unreachable or cannot work now, so that
 * the same request may succeed later. Any other error is a bug.
 */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = String((error as { code?: unknown }).code ?? '');
  if (isSqlState(error)) return NOT_OURS.has(code) || !OURS.test(code);
  return SYSTEM.test(code) || SQLITE.test(code) || TEXT.test(error.message);
}

/** What an operator can do about an outage, by the beginning of its SQLSTATE. */
const REMEDIES: Readonly<Record<string, string>> = {
  '22021': 'Create the database with ENCODING UTF8.',
  '22P05': 'Create the database with ENCODING UTF8.',
  '25006': 'It is read-only: point databaseUrl (WEB_DATA_DATABASE_URL) to the primary.',
  '28': 'It rejects the user or the password: check databaseUrl (WEB_DATA_DATABASE_URL).',
  '3D000': 'The database does not exist: create it, or check databaseUrl (WEB_DATA_DATABASE_URL).',
  '42501': 'The user lacks a right: make it the owner of the database and of its tables.',
  '53100': 'Its disk is full: free some space.',
  '53300':
    'It has no connection left: raise its max_connections, or lower databaseConnections (WEB_DATA_DATABASE_CONNECTIONS).',
  '55P03': 'A lock was not released in time: look for long transactions.',
};

/** Returns the remedy of an outage; undefined when the error does not tell one. */
export function findRemedy(error: unknown): string | undefined {
  const code = String((error as { code?: unknown } | null)?.code ?? '');
  return REMEDIES[code] ?? REMEDIES[code.slice(0, 2)];
}

/** Whether PostgreSQL reported the error; its codes have five characters, as `EPIPE` does. */
function isSqlState(error: Error & { severity?: unknown; code?: unknown }): boolean {
  return error.severity !== undefined && /^[\dA-Z]{5}$/.test(String(error.code));
}
