import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Email that waits to be sent, and the recipients of monitors. */
export const name = '0022-mail';

/** @param db a transaction; both stores create tables inside one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'alter table monitor add column notification text',
  `create table mail (
    id text primary key,
    team_id text not null,
    kind text not null,
    recipient text not null,
    data text not null,
    attempts integer not null,
    created_at bigint not null
  )`,
];
