import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** A text sealed with the key of the store, which opens with that key only. */
export const name = '0028-seal';

/** @param db a transaction; both stores create tables inside one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('create table seal (id integer primary key, proof text not null)').execute(db);
}
