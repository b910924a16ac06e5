import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** How long a key is valid after each renewal. */
export const name = '0029-key-lives';

/** @param db a transaction; both stores change tables inside one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table api_key add column life_ms bigint').execute(db);
}
