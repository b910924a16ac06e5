import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Adds the end and the last use of a key. */
export const name = '0003-key-dates';

/** @param db a transaction; both stores change tables inside one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['expires_at', 'last_used_at'])
    await sql.raw(`alter table api_key add column ${column} bigint`).execute(db);
}
