import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** The identities of people at OpenID providers, and sign-ins in progress. */
export const name = '0021-openid';

/** @param db a transaction; both stores create tables inside one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table person_subject (
    issuer text not null,
    subject text not null,
    person_id text not null references person (id),
    primary key (issuer, subject)
  )`,
  `create table openid_flow (
    state_hash text primary key,
    browser_hash text not null,
    nonce text not null,
    verifier text not null,
    expires_at bigint not null
  )`,
  'create index openid_flow_by_end on openid_flow (expires_at)',
];
