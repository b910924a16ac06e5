import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** The security log of a team, for its owners to read. */
export const name = '0013-security-log';

/** @param db a transaction; both stores create tables inside one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table security_event (
    id text primary key,
    team_id text not null,
    at bigint not null,
    event text not null,
    actor text,
    key_id text,
    facts text not null
  )`,
  'create index security_event_of_team on security_event (team_id, id)',
  'create index security_event_by_time on security_event (at)',
];
