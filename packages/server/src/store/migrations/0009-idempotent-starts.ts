import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Renames the table of repeatable starts, which is no longer limited to agent runs. */
export const name = '0009-idempotent-starts';

/** @param db a transaction; both stores rename tables inside one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table agent_start rename to idempotent_start`.execute(db);
}
