import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** The results of webhook deliveries, for teams to read and to resend. */
export const name = '0025-webhook-deliveries';

/** @param db a transaction; both stores create tables inside one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table webhook_delivery (
    id text primary key,
    team_id text not null references team (id),
    job_id text not null,
    type text not null,
    url text not null,
    headers text not null,
    body text,
    bytes integer not null,
    status text not null check (status in ('waiting', 'delivered', 'failed', 'gone')),
    attempts integer not null,
    created_at bigint not null,
    last_at bigint,
    last_status integer,
    failure text,
    next_at bigint
  )`,
  'create index webhook_delivery_of_team on webhook_delivery (team_id, id)',
  'create index webhook_delivery_by_age on webhook_delivery (created_at)',
];
