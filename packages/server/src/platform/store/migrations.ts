import type { Kysely } from 'kysely';
import * as firstRelease from './migrations/0001-first-release.ts';
import type { Store } from './store.ts';

/** One step of the schema. */
export interface Migration {
  /** The name of its file; recorded in the store when it is applied. */
  name: string;
  /**
   * Changes tables and rows, in the transaction `db`. It does not use the types of `tables.ts`, because these change after
   * it.
   */
  up(db: Kysely<unknown>, kind: Store['kind']): Promise<void>;
}

/**
 * All migrations in the order of their application. A released one never changes; new ones are appended.
 *
 * Processes of the previous release keep running while a migration is applied, so a change takes two releases. Expand: add
 * tables, and columns that are nullable or have a default, and fill them from existing rows. Contract, a release later:
 * drop what no running version reads or writes, and name that release in a comment: `Unused since v2.1.0`. Renaming is
 * both. `scripts/src/release/migrations-gate.ts` rejects a list that is not appended to, and statements that break this.
 */
export const migrations: readonly Migration[] = [firstRelease];
