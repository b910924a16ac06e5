import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/**
 * People, their teams and their sessions; requests counted by day, operation and key. Charges now store the key that
 * caused them.
 */
export const name = '0012-dashboard';

/** @param db a transaction; both stores create tables inside one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'alter table hold add column key_id text',
  'alter table ledger add column key_id text',
  `create table person (
    id text primary key,
    name text not null,
    email text,
    created_at bigint not null
  )`,
  `create table membership (
    team_id text not null references team (id),
    person_id text not null references person (id),
    role text not null check (role in ('viewer', 'member', 'owner')),
    created_at bigint not null,
    primary key (team_id, person_id)
  )`,
  'create index membership_of_person on membership (person_id)',
  `create table sign_in_link (
    hash text primary key,
    person_id text not null references person (id),
    expires_at bigint not null
  )`,
  'create index sign_in_link_of_person on sign_in_link (person_id)',
  `create table person_session (
    id text primary key,
    hash text not null unique,
    person_id text not null references person (id),
    user_agent text not null,
    created_at bigint not null,
    last_seen_at bigint not null,
    expires_at bigint not null
  )`,
  'create index person_session_of_person on person_session (person_id)',
  `create table request_count (
    team_id text not null,
    day bigint not null,
    operation text not null,
    key_id text not null,
    requests bigint not null,
    refused bigint not null,
    primary key (team_id, day, operation, key_id)
  )`,
];
