/** The credits of teams: balances, budgets, holds, and the ledger of all changes. */
export const credits: readonly string[] = [
  `create table account (
    team_id text primary key references team (id),
    balance bigint not null check (balance >= 0),
    held bigint not null check (held >= 0 and held <= balance),
    running bigint not null check (running >= 0),
    month bigint not null,
    month_used bigint not null check (month_used >= 0)
  )`,
  `create table budget (
    team_id text primary key references account (team_id),
    credits bigint not null check (credits > 0),
    thresholds text not null,
    is_hard_limit integer not null,
    email text,
    webhook text,
    updated_at bigint not null
  )`,
  `create table budget_alert (
    team_id text not null references account (team_id),
    month bigint not null,
    credits bigint not null,
    percent integer not null,
    used bigint not null,
    reached_at bigint not null,
    announced_at bigint,
    primary key (team_id, month, credits, percent)
  )`,
  // The few that no process has queued yet.
  'create index budget_alert_waiting on budget_alert (reached_at) where announced_at is null',
  'create index budget_alert_by_month on budget_alert (month)',
  `create table hold (
    id text primary key,
    team_id text not null references account (team_id),
    instance_id text,
    operation text not null,
    credits bigint not null check (credits >= 0),
    request_id text not null,
    created_at bigint not null,
    key_id text
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
    created_at bigint not null,
    key_id text
  )`,
  'create index ledger_by_team on ledger (team_id, created_at)',
  'create index ledger_by_request on ledger (request_id)',
  // The few grants of a team, among many charges.
  `create index ledger_grants on ledger (team_id) where kind = 'grant'`,
];
