import type { CompiledQuery, Kysely, Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/** Statements inside a transaction. Await nothing but these there: the write lock is held meanwhile. */
export type Query = Transaction<Tables>;

/** Statements by what a row of each is; one that need not be asked is undefined and has no rows. */
export type Selects<Rows extends readonly unknown[]> = {
  readonly [Index in keyof Rows]: CompiledQuery<Rows[Index]> | undefined;
};

/** The rows of each statement. */
export type RowsOf<Rows extends readonly unknown[]> = { [Index in keyof Rows]: Rows[Index][] };

/** A select that can lock what it finds, as Kysely builds it. */
export interface Lockable<Select> {
  forUpdate(): Select;
  skipLocked(): Select;
}

/**
 * Words between the processes that share a store: who listens hears them in moments. One may be lost, so whoever must
 * know looks by itself as well, if less often.
 */
export interface Calls {
  /** Whether this process hears the others now. */
  readonly isHeard: boolean;
  /** Tells every other process. Call it after the commit of what it tells of. Never fails. */
  notify(topic: string): void;
  /** Calls `heard` for what others tell, and whenever words may have been missed. @returns ends it */
  hear(topic: string, heard: () => void): () => void;
}

/**
 * The durable store: one schema on SQLite and on PostgreSQL. A transaction that has resolved survives `kill -9`
 * and, as far as the disk keeps its word, a power cut.
 */
export interface Store {
  readonly kind: 'sqlite' | 'postgres';
  /** Reads outside a transaction. Writes belong into {@link Store.tx}; SQLite refuses them here. */
  readonly db: Kysely<Tables>;
  /** Stands in for the clock of the database, in milliseconds since the epoch: for histories in simulated time. */
  readonly clock?: () => number;
  /** Not there where one process has the store: SQLite; or where connections are too few for one that listens. */
  readonly calls?: Calls;
  /**
   * Runs `work` in a transaction and resolves when it is durable. `work` is run again, at most 5 times, when the
   * database asks for it (serialization failure, deadlock), so it must have no effect but through its `Query`.
   */
  tx<T>(work: (query: Query) => Promise<T>): Promise<T>;
  /**
   * Calls the function `atOnce` of a compiled module with something to run statements with and `argument`, in a
   * transaction of its own, with one message for all: SQLite's thread. Not there where statements must be waited for.
   */
  atOnce?<Result>(module: string, argument: unknown): Promise<Result>;
  /**
   * The select of a transaction, locking the rows it finds until the transaction ends; `skipLocked` leaves out those
   * that another holds. SQLite has one write lock, which the transaction holds already.
   */
  lockRow<Select extends Lockable<Select>>(select: Select, options?: { skipLocked?: boolean }): Select;
  /** Runs selects of a transaction in order and gives the rows of each. They travel to SQLite's thread together. */
  readAll<Rows extends readonly unknown[]>(query: Query, selects: Selects<Rows>): Promise<RowsOf<Rows>>;
  /**
   * Runs writes of a transaction in order. On SQLite they travel together with what comes next, and one that fails is
   * told by the next statement or the commit, which is refused.
   */
  writeAll(query: Query, writes: readonly CompiledQuery[]): Promise<void>;
  /** Resolves when the store answers; rejects otherwise. */
  ping(): Promise<void>;
  /**
   * From now on a call has so many milliseconds: a statement with the wait for a connection, and each further one of a
   * transaction; it fails as an outage after. A minute before, because to set a store up may take its time.
   */
  bound(milliseconds: number): void;
  /** Waits for running statements, for moments at most, and closes. */
  close(): Promise<void>;
}
