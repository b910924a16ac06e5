/**
 * Classes of SQLSTATE: connection, resources, operator intervention (a restart, a timeout), system. Also single codes:
 * read-only after a failover, a transaction that idled, conflicts that persisted until the last attempt.
 */
const SQLSTATE = /^(?:(?:08|53|57|58)[\dA-Z]{3}|25006|25P03|40001|40P01)$/;
const SYSTEM = /^(?:ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)/;
/** Full disk, disk errors, a lock that another process holds, a damaged file, a read-only file. */
const SQLITE = /^SQLITE_(?:FULL|IOERR|BUSY|CANTOPEN|CORRUPT|NOTADB|READONLY)/;
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
  return SQLSTATE.test(code) || SYSTEM.test(code) || SQLITE.test(code) || TEXT.test(error.message);
}
