import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Passkeys of people, and open challenges. */
export const name = '0020-passkeys';

/** @param db a transaction; both stores create tables inside one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table passkey (
    id text primary key,
    credential_id text not null unique,
    person_id text not null references person (id),
    public_key text not null,
    counter bigint not null,
    transports text not null,
    is_synced integer not null check (is_synced in (0, 1)),
    name text not null,
    created_at bigint not null,
    last_used_at bigint
  )`,
  'create index passkey_of_person on passkey (person_id)',
  `create table passkey_challenge (
    hash text primary key,
    session_id text,
    expires_at bigint not null
  )`,
  'create index passkey_challenge_by_end on passkey_challenge (expires_at)',
];
