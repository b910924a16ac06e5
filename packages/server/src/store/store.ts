import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/** Statements inside a transaction. Await nothing but these there: the write lock is held meanwhile. */
export type Query = Transaction<Tables>;

/**
 * The durable store: one schema on SQLite and on PostgreSQL. A transaction that has resolved survives `kill -9`
 * and, as far as the disk keeps its word, a power cut.
 */
export interface Store {
  readonly kind: 'sqlite' | 'postgres';
  /** Reads outside a transaction. Writes belong into {@link Store.tx}; SQLite refuses them here. */
  readonly db: Kysely<Tables>;
  /**
   * Runs `work` in a transaction and resolves when it is durable. `work` is run again, at most 5 times, when the
   * database asks for it (serialization failure, deadlock), so it must have no effect but through its `Query`.
   */
  tx<T>(work: (query: Query) => Promise<T>): Promise<T>;
  /** Resolves when the store answers; rejects otherwise. */
  ping(): Promise<void>;
  /** Waits for running statements and closes. */
  close(): Promise<void>;
}
