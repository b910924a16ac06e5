import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Whether an e-mail address is known to be the person's own: nobody else is written to. */
export const name = '0026-proven-addresses';

/** @param db a transaction; both stores alter tables inside one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'alter table person add column email_proven integer not null default 0',
  // An organization tells of verified addresses alone.
  'update person set email_proven = 1 where email is not null and id in (select person_id from person_subject)',
  'alter table sign_in_link add column mailed integer not null default 0',
];
