import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Whether a person has confirmed an email address; no other address receives email. */
export const name = '0026-proven-addresses';

/** @param db a transaction; both stores alter tables inside one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'alter table person add column email_proven integer not null default 0',
  // An organization's provider passes on verified addresses only.
  'update person set email_proven = 1 where email is not null and id in (select person_id from person_subject)',
  'alter table sign_in_link add column mailed integer not null default 0',
];
