import type { ColumnType } from 'kysely';

/**
 * Milliseconds since the epoch: for leases by the clock of the database, for everything else by that of the writing
 * process.
 */
export type Time = number;
/** 0 or 1 instead of a boolean, so that both stores bind and return the same. */
export type Flag = 0 | 1;
/** Set once, by the insert. */
export type Fixed<T> = ColumnType<T, T, never>;
