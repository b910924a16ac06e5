import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Crawls and batches: their state, their open URLs, their pages and their errors. */
export const name = '0008-crawl';

/** @param db a transaction; both stores create tables inside one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table crawl (
    id text primary key,
    team_id text not null references team (id),
    kind text not null check (kind in ('crawl', 'batch')),
    status text not null check (status in ('scraping', 'completed', 'failed', 'cancelled')),
    request text not null,
    identity text not null,
    request_id text not null,
    hold_id text not null,
    start_url text,
    page_limit bigint not null,
    named bigint not null,
    waiting bigint not null,
    completed bigint not null,
    failed bigint not null,
    faults bigint not null,
    credits_used bigint not null,
    warning text,
    error text,
    created_at bigint not null,
    finished_at bigint,
    expires_at bigint not null
  )`,
  `create index crawl_active on crawl (team_id, created_at) where status = 'scraping'`,
  'create index crawl_by_expiry on crawl (expires_at)',
  `create table crawl_url (
    crawl_id text not null,
    key text not null,
    kind text not null,
    url text not null,
    depth integer not null,
    position bigint not null,
    attempt integer not null,
    run_at bigint not null,
    settled integer not null,
    primary key (crawl_id, key)
  )`,
  'create index crawl_url_ahead on crawl_url (crawl_id, depth, position) where settled = 0',
  `create table crawl_page (
    crawl_id text not null,
    position bigint not null,
    bytes bigint not null,
    data text not null,
    primary key (crawl_id, position)
  )`,
  `create table crawl_fault (
    crawl_id text not null,
    position bigint not null,
    kind text not null check (kind in ('error', 'robots')),
    url text not null,
    error text not null,
    created_at bigint not null,
    primary key (crawl_id, position)
  )`,
];
