import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Keys issued for an assertion, and the assertions that were used. */
export const name = '0015-assertions';

/** @param db a transaction; both stores create tables inside one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'alter table api_key add column subject text',
  'create index api_key_of_subject on api_key (team_id, subject)',
  `create table assertion_use (
    hash text primary key,
    expires_at bigint not null
  )`,
  'create index assertion_use_by_end on assertion_use (expires_at)',
];
