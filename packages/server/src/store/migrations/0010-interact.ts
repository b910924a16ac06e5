import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Sessions of Interact: the team that owns each, and the process that runs it. Actions in a session are not stored. */
export const name = '0010-interact';

/** @param db a transaction; both stores create tables inside one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table interact_session (
    id text primary key,
    team_id text not null references team (id),
    instance_id text not null,
    created_at bigint not null,
    expires_at bigint not null
  )`,
  'create index interact_session_of_team on interact_session (team_id, created_at)',
  'create index interact_session_of_instance on interact_session (instance_id)',
];
