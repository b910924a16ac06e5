import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** When a key ends, and when it was last used. */
export const name = '0003-key-dates';

/** @param db a transaction; both stores change tables inside one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['expires_at', 'last_used_at'])
    await sql.raw(`alter table api_key add column ${column} bigint`).execute(db);
}
