/** Organizations, their teams and the keys of these. */
export const accounts: readonly string[] = [
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
    suspended_at bigint,
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
    revoked_at bigint,
    expires_at bigint,
    last_used_at bigint,
    subject text,
    life_ms bigint
  )`,
  'create index api_key_by_team on api_key (team_id)',
  'create index api_key_by_subject on api_key (team_id, subject)',
];
