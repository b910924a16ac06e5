import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Counts how often a job's worker died, so that a job that kills its workers ends. */
export const name = '0003-agent-interruptions';

/** @param db a transaction. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table agent_job add column interruptions integer not null default 0`.execute(db);
}
