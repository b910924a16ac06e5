/**
 * The queue of all kinds of jobs, and the jobs that a start with an `Idempotency-Key` created. The tables of a kind hold
 * the state of its jobs.
 */
export const jobs: readonly string[] = [
  `create table job (
    id text primary key,
    queue text not null,
    team_id text not null references team (id),
    priority integer not null,
    run_at bigint not null,
    owner text,
    attempt integer not null,
    interruptions integer not null,
    cancel_requested integer not null,
    counts integer not null
  )`,
  // In the order in which `claim_job` takes the jobs of a team.
  'create index job_waiting on job (queue, team_id, priority desc, run_at, id) where owner is null',
  'create index job_owned on job (owner) where owner is not null',
  `create table team_schedule (
    queue text not null,
    team_id text not null,
    scheduled_at bigint not null,
    primary key (queue, team_id)
  )`,
  'create index team_schedule_by_time on team_schedule (queue, scheduled_at)',
  'create table paused_queue (queue text primary key, paused_at bigint not null)',
  `create table idempotent_start (
    team_id text not null,
    idempotency_key text not null,
    body_hash text not null,
    job_id text not null,
    created_at bigint not null,
    primary key (team_id, idempotency_key)
  )`,
  'create index idempotent_start_by_time on idempotent_start (created_at)',
];
