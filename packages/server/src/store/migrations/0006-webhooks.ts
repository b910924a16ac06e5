import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Receivers of job events, the waiting events, and the secrets that sign them. */
export const name = '0006-webhooks';

/** @param db a transaction; both stores create tables inside one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table webhook (
    id text primary key,
    job_id text not null unique,
    team_id text not null references team (id),
    url text not null,
    headers text not null,
    metadata text not null,
    events text,
    next_position integer not null,
    pending integer not null,
    pending_bytes bigint not null,
    ended integer not null,
    gone integer not null,
    created_at bigint not null
  )`,
  `create table webhook_event (
    id text primary key,
    webhook_id text not null references webhook (id) on delete cascade,
    position integer not null,
    type text not null,
    body text not null,
    bytes integer not null,
    attempts integer not null,
    created_at bigint not null,
    unique (webhook_id, position)
  )`,
  `create table webhook_secret (
    team_id text not null references team (id),
    number integer not null,
    secret text not null,
    created_at bigint not null,
    shown_at bigint,
    ends_at bigint,
    primary key (team_id, number)
  )`,
];
