import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** The queue of all kinds of jobs. */
export const name = '0004-jobs';

/** @param db a transaction; both stores create tables inside one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table job (
    id text primary key,
    lane text not null,
    team_id text not null references team (id),
    priority integer not null,
    run_at bigint not null,
    owner text,
    attempt integer not null,
    interruptions integer not null,
    cancel_requested integer not null,
    counts integer not null
  )`,
  'create index job_waiting on job (lane, team_id, priority desc, run_at, id) where owner is null',
  'create index job_owned on job (owner) where owner is not null',
  `create table job_turn (
    lane text not null,
    team_id text not null,
    due_at bigint not null,
    primary key (lane, team_id)
  )`,
  'create index job_turn_by_time on job_turn (lane, due_at)',
];
