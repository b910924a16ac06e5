/** Agent jobs, their traces and their snapshots. */
export const agent: readonly string[] = [
  `create table agent_job (
    id text primary key,
    team_id text not null references team (id),
    hold_id text not null,
    status text not null check (status in ('processing', 'completed', 'failed')),
    generation text not null,
    request text not null,
    identity text not null,
    max_credits bigint not null,
    credits_used bigint not null check (credits_used >= 0),
    data text,
    sources text,
    warning text,
    error text,
    outcome text,
    cancel_requested_at bigint,
    attempt integer not null,
    events integer not null,
    stored_bytes bigint not null default 0,
    created_at bigint not null,
    finished_at bigint,
    expires_at bigint not null
  )`,
  'create index agent_job_by_team on agent_job (team_id, created_at)',
  'create index agent_job_by_expiry on agent_job (expires_at)',
  `create table agent_event (
    job_id text not null references agent_job (id) on delete cascade,
    position integer not null,
    event text not null,
    primary key (job_id, position)
  )`,
  `create table agent_content (
    digest text primary key,
    content text not null,
    bytes bigint not null,
    uses integer not null
  )`,
  `create table agent_snapshot (
    id text primary key,
    job_id text not null references agent_job (id) on delete cascade,
    digest text not null references agent_content (digest)
  )`,
  'create index agent_snapshot_by_job on agent_snapshot (job_id)',
];
