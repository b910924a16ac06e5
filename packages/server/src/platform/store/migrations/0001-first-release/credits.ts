/** The credits of teams: balances, holds, and the ledger of all changes. */
export const credits: readonly string[] = [
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
