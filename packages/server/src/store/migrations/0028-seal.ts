import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** By which key the store was sealed: a text that opens with it, and with no other. */
export const name = '0028-seal';

/** @param db a transaction; both stores create tables inside one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('create table seal (id integer primary key, proof text not null)').execute(db);
}
