import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Accounts, keys, credits, running instances and the sitemap cache. */
export const name = '0001-initial';

/** @param db a transaction; both stores create tables inside one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table organization (
    id text primary key,
    name text not null,
    siem_logging integer not null,
    threat_overrides integer not null,
    threat_policy text not null,
    created_at bigint not null
  )`,
  `create table team (
    id text primary key,
    organization_id text not null references organization (id),
    name text not null,
    plan text not null,
    threat_protection text not null check (threat_protection in ('disabled', 'enabled', 'enforced')),
    zero_data_retention integer not null,
    created_at bigint not null
  )`,
  'create index team_by_organization on team (organization_id)',
  `create table api_key (
    id text primary key,
    team_id text not null references team (id),
    name text not null,
    hash text not null,
    scopes text not null,
    created_at bigint not null,
    revoked_at bigint
  )`,
  'create index api_key_by_team on api_key (team_id)',
  `create table account (
    team_id text primary key references team (id),
    balance bigint not null check (balance >= 0),
    held bigint not null check (held >= 0 and held <= balance),
    running bigint not null check (running >= 0)
  )`,
  `create table hold (
    id text primary key,
    team_id text not null references account (team_id),
    instance_id text,
    operation text not null,
    credits bigint not null check (credits >= 0),
    request_id text not null,
    created_at bigint not null
  )`,
  'create index hold_by_team on hold (team_id)',
  'create index hold_by_instance on hold (instance_id)',
  `create table ledger (
    id text primary key,
    team_id text not null references account (team_id),
    kind text not null check (kind in ('grant', 'charge')),
    credits bigint not null,
    operation text not null,
    request_id text not null,
    created_at bigint not null
  )`,
  'create index ledger_by_team on ledger (team_id, created_at)',
  'create index ledger_by_request on ledger (request_id)',
  `create table instance (
    id text primary key,
    started_at bigint not null,
    lease_until bigint not null
  )`,
  `create table sitemap_cache (
    key text primary key,
    value text not null,
    bytes bigint not null,
    stored_at bigint not null,
    expires_at bigint not null
  )`,
  'create index sitemap_cache_by_expiry on sitemap_cache (expires_at)',
  // The table of rate-limiter-flexible; used when limits are shared through PostgreSQL.
  `create table rate_limit (
    key varchar(255) primary key,
    points integer not null default 0,
    expire bigint
  )`,
];
