import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/**
 * Monitors, their checks, the results per page, and the state of pages for the next check. Crawls now store the entry
 * of each page, and the status of an error response.
 */
export const name = '0011-monitor';

/** @param db a transaction; both stores create tables inside one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'alter table crawl_page add column url text',
  'alter table crawl_fault add column status integer',
  `create table monitor (
    id text primary key,
    team_id text not null references team (id),
    status text not null check (status in ('active', 'paused', 'deleted')),
    name text not null,
    cron text not null,
    schedule_text text,
    timezone text not null,
    targets text not null,
    goal text,
    judge integer not null,
    retention_days integer not null,
    webhook text,
    identity text not null,
    request_id text not null,
    runs_per_month bigint not null,
    next_run_at bigint,
    planned_at bigint not null,
    last_run_at bigint,
    current_check_id text,
    last_summary text,
    last_pages bigint,
    created_at bigint not null,
    updated_at bigint not null
  )`,
  'create index monitor_of_team on monitor (team_id, created_at)',
  `create table monitor_check (
    id text primary key,
    monitor_id text not null references monitor (id),
    team_id text not null,
    status text not null
      check (status in ('queued', 'running', 'completed', 'partial', 'failed', 'skipped_overlap')),
    trigger_kind text not null check (trigger_kind in ('scheduled', 'manual')),
    due_at bigint,
    started_at bigint,
    finished_at bigint,
    work text not null,
    pages bigint not null,
    same_pages bigint not null,
    changed_pages bigint not null,
    new_pages bigint not null,
    removed_pages bigint not null,
    error_pages bigint not null,
    credits_used bigint not null,
    error text,
    created_at bigint not null,
    updated_at bigint not null,
    expires_at bigint not null,
    unique (monitor_id, due_at)
  )`,
  'create index monitor_check_by_time on monitor_check (monitor_id, created_at)',
  'create index monitor_check_by_expiry on monitor_check (expires_at)',
  `create table monitor_page (
    check_id text not null,
    position bigint not null,
    status text not null check (status in ('same', 'new', 'changed', 'removed', 'error')),
    bytes bigint not null,
    data text not null,
    primary key (check_id, position)
  )`,
  `create table monitor_known (
    monitor_id text not null,
    target_id text not null,
    key text not null,
    url text not null,
    page text not null,
    gone integer not null,
    check_id text not null,
    primary key (monitor_id, target_id, key)
  )`,
];
