import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/**
 * Profiles of sessions: cookies and storage of sites, for later sessions of the same team. Also records which session
 * saves its changes.
 */
export const name = '0027-profiles';

/** @param db a transaction; both stores create and alter tables inside one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table profile (
    team_id text not null references team (id),
    name text not null,
    state text not null,
    bytes integer not null,
    created_at bigint not null,
    saved_at bigint not null,
    used_at bigint not null,
    primary key (team_id, name)
  )`,
  'create index profile_by_use on profile (used_at)',
  'alter table interact_session add column profile text',
  'alter table interact_session add column saves integer not null default 0',
  // One session at a time saves its changes, across all processes.
  'create unique index interact_session_that_saves on interact_session (team_id, profile) where saves = 1',
];
