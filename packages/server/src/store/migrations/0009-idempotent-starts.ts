import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Starts that may be repeated are remembered in one table, whatever they start: it is named after agent runs no more. */
export const name = '0009-idempotent-starts';

/** @param db a transaction; both stores rename tables inside one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table agent_start rename to idempotent_start`.execute(db);
}
