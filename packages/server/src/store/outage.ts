/**
 * Classes of SQLSTATE: connection, resources, intervention of the operator (a restart, a timeout), system; and of
 * others: read-only after a failover, a transaction that idled, conflicts that the last attempt met too.
 */
const SQLSTATE = /^(?:(?:08|53|57|58)[\dA-Z]{3}|25006|25P03|40001|40P01)$/;
const SYSTEM = /^(?:ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)/;
/** Full disk, errors of the disk, a lock that another process keeps, a damaged file, one that may not be written. */
const SQLITE = /^SQLITE_(?:FULL|IOERR|BUSY|CANTOPEN|CORRUPT|NOTADB|READONLY)/;
/** What `pg` and `ioredis` say without a code. */
const TEXT =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed and is not queryable|Command timed out|It took longer than|The database thread has ended|Stream isn't writeable|Connection is closed|Reached the max retries)/;

/**
 * Tells whether an error of the store, or of the shared counters, means that it cannot be reached or cannot work now:
 * the same request may succeed later. Any other error is a fault of ours.
 */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = String((error as { code?: unknown }).code ?? '');
  return SQLSTATE.test(code) || SYSTEM.test(code) || SQLITE.test(code) || TEXT.test(error.message);
}
