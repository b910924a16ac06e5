/** Receivers of job events, the waiting events, the results of deliveries, and the secrets that sign them. */
export const webhooks: readonly string[] = [
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
  'create index webhook_by_team on webhook (team_id, created_at)',
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
    viewed_at bigint,
    ends_at bigint,
    primary key (team_id, number)
  )`,
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
    last_attempt_at bigint,
    last_status integer,
    failure text,
    next_attempt_at bigint
  )`,
  'create index webhook_delivery_by_team on webhook_delivery (team_id, id)',
  'create index webhook_delivery_by_age on webhook_delivery (created_at)',
];
