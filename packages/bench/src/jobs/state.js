// The state that every engine has to keep exactly: rows of work, accounts and a ledger.

/** Teams of the speed runs, whose jobs are queued one after the other. */
export const TEAMS = 50;
/** Jobs that a process runs at once. */
export const SLOTS = 10;
/** Jobs that a team may run at once. */
export const TEAM_LIMIT = 5;
/** Milliseconds of a lease, where the engine has one or can use ours. */
export const LEASE_MS = 15_000;

/** Creates what our migrations do not: the table of the kind of job that is measured, and teams with credits. */
export async function createState(pool) {
  const now = Date.now();
  await pool.query(
    'create table work (id text primary key, team_id text, status text, created_at bigint, expires_at bigint)',
  );
  await pool.query(`insert into organization values ('o', 'O', 0, 1, '{}', ${now})`);
  await pool.query(
    `insert into team (id, organization_id, name, plan, threat_protection, zero_data_retention, created_at)
     select id, 'o', 'T', 'free', 'disabled', 0, ${now}
     from (select 't' || i as id from generate_series(0, ${TEAMS - 1}) i union values ('small')) teams`,
  );
  await pool.query(
    `insert into account (team_id, balance, held, running, month, month_used) select id, 1000000000, 0, 0, 0, 0 from team`,
  );
}

/** Stores the rows of jobs, which the engine then queues. */
export async function storeRows(pool, jobs) {
  await pool.query(
    `insert into work select id, team, 'open', 0, null from unnest($1::text[], $2::text[]) as row (id, team)`,
    [jobs.map(({ id }) => id), jobs.map(({ team }) => team)],
  );
}

/**
 * Ends a row, takes its credit and writes the ledger, once however often it is called. Another engine than ours owns no claim
 * in our tables, so the row itself says whether it has ended.
 * @param query runs statements in a transaction of our store
 */
export async function settle(query, { id, team }) {
  const { rows } = await query('select * from work where id = $1 for update', [id]);
  if (rows[0]?.status === 'open') await pay(query, { id, team });
}

/** Ends a row that is locked, and pays for it. */
export async function pay(query, { id, team }) {
  await query(`update work set status = 'ended' where id = $1`, [id]);
  await query('update account set balance = balance - 1 where team_id = $1', [team]);
  await query(
    `insert into ledger (id, team_id, kind, credits, operation, request_id, created_at)
     values ($1, $2, 'charge', -1, 'bench', '', 0)`,
    [id, team],
  );
}

/** Returns what is not exact once all jobs have ended: each row ended once, and paid once. */
export async function findErrors(pool) {
  const { rows } = await pool.query(
    `select (select count(*) from work where status = 'open')::int as open, (select count(*) from work)::int as jobs,
       (select count(*) from ledger)::int as charges, (select sum(1000000000 - balance) from account)::int as credits`,
  );
  return rows[0];
}
