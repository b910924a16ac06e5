/** Requests of agents for a key, until a person decides and the agent fetches it; assertions that were used. */
export const onboarding: readonly string[] = [
  `create table device_grant (
    id text primary key,
    device_hash text not null unique,
    code_prefix text not null unique,
    code_hash text not null,
    client_id text not null,
    client_name text not null,
    address text not null,
    site text not null,
    scopes text not null,
    created_at bigint not null,
    expires_at bigint not null,
    interval_ms bigint not null,
    polled_at bigint,
    misses bigint not null,
    state text not null check (state in ('waiting', 'approved', 'denied', 'closed')),
    team_id text references team (id),
    person_id text references person (id),
    key_expires_at bigint
  )`,
  'create index device_grant_by_expiry on device_grant (expires_at)',
  'create index device_grant_by_site on device_grant (site, created_at)',
  `create table assertion_use (
    hash text primary key,
    expires_at bigint not null
  )`,
  'create index assertion_use_by_expiry on assertion_use (expires_at)',
];
