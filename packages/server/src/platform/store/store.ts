import type { CompiledQuery, Kysely, Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/** Statements inside a transaction. Await nothing else there, because the write lock is held meanwhile. */
export type Query = Transaction<Tables>;

/** Statements with the types of their rows. An undefined entry is not run and has no rows. */
export type Selects<Rows extends readonly unknown[]> = {
  readonly [Index in keyof Rows]: CompiledQuery<Rows[Index]> | undefined;
};

/** The rows of each statement. */
export type RowsOf<Rows extends readonly unknown[]> = { [Index in keyof Rows]: Rows[Index][] };

/** A select of Kysely that can lock the rows it finds. */
export interface Lockable<Select> {
  forUpdate(): Select;
  skipLocked(): Select;
}

/**
 * Notifications between the processes that share a store. They arrive within moments but may be lost, so a listener
 * that depends on them also polls, less often.
 */
export interface Calls {
  /** Whether this process currently hears the others. */
  readonly isHeard: boolean;
  /** Notifies every other process. Call it after the commit. Never fails. */
  notify(topic: string): void;
  /**
   * Calls `heard` when another process notifies the topic, and whenever notifications may have been lost.
   * @returns a function that stops it
   */
  hear(topic: string, heard: () => void): () => void;
}

/** Notifications between the parts of this process, and the processes that share its store where they can. */
export interface Notifier {
  /**
   * Calls `heard` when the topic is notified, by this process or another, and whenever notifications may have been lost.
   * @returns a function that stops it
   */
  hear(topic: string, heard: () => void): () => void;
  /** Notifies at once. Call it after the commit. */
  notify(topic: string): void;
  /** Notifies once the transaction has committed, and never if it does not. */
  notifyAfter(query: Query, topic: string): void;
}

/**
 * The durable store: one schema on SQLite and on PostgreSQL. A transaction that has resolved survives `kill -9` and, if
 * the disk syncs as it reports, a power cut.
 */
export interface Store {
  readonly kind: 'sqlite' | 'postgres';
  /** Reads outside a transaction. Writes belong into {@link Store.tx}; SQLite rejects them here. */
  readonly db: Kysely<Tables>;
  /** Replaces the clock of the database, in milliseconds since the epoch, for simulated time. */
  readonly clock?: () => number;
  /** Missing on SQLite, which one process owns, and where there are too few connections for one that listens. */
  readonly calls?: Calls;
  /** Notifications in this process, and through `calls` where there are any. */
  readonly topics: Notifier;
  /**
   * Runs `work` in a transaction and resolves when it is durable. `work` may run up to 5 times, after a serialization
   * failure or a deadlock, so its only effects must go through its `Query`.
   * @param teamId the team whose rows it locks: on PostgreSQL a part of the connections is for those of one team, and a
   * row that stays locked is an outage after two seconds.
   */
  tx<T>(work: (query: Query) => Promise<T>, teamId?: string): Promise<T>;
  /**
   * Calls the function `atOnce` of a compiled module with a function that runs statements and with `argument`, in a
   * transaction of its own. The thread of SQLite receives it in a single message. Missing where each statement must be
   * awaited.
   */
  atOnce?<Result>(module: string, argument: unknown): Promise<Result>;
  /**
   * Returns the select with locks on the rows that it finds, until the transaction ends; `skipLocked` leaves out rows
   * that another transaction has locked. On SQLite the transaction already holds the only write lock.
   */
  lockRow<Select extends Lockable<Select>>(select: Select, options?: { skipLocked?: boolean }): Select;
  /**
   * Runs the selects of a transaction in order and returns the rows of each. SQLite's thread receives them together.
   */
  readAll<Rows extends readonly unknown[]>(query: Query, selects: Selects<Rows>): Promise<RowsOf<Rows>>;
  /**
   * Runs the writes of a transaction in order. On SQLite they are sent together with the statement that follows; a
   * failed write fails that statement or the commit.
   */
  writeAll(query: Query, writes: readonly CompiledQuery[]): Promise<void>;
  /** Resolves when the store responds; rejects otherwise. */
  ping(): Promise<void>;
  /**
   * Sets the timeout of calls: a statement with the wait for its connection, and each further statement of a
   * transaction. A timeout counts as an outage. Before this call it is a minute, because the setup of a store may take
   * long.
   */
  bound(milliseconds: number): void;
  /** Waits briefly for running statements, then closes. */
  close(): Promise<void>;
}
