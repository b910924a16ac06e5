/** Requests of a team, counted by day, operation and key, and one by one; and its security log, for its owners to read. */
export const createActivity = (kind: 'sqlite' | 'postgres'): readonly string[] => [
  `create table request_count (
    team_id text not null,
    day bigint not null,
    operation text not null,
    key_id text not null,
    requests bigint not null,
    failed bigint not null,
    primary key (team_id, day, operation, key_id)
  )`,
  // One index alone, whose end each team appends to: a row is written for every request. SQLite stores it in that index.
  `create table api_request (
    id text not null,
    team_id text not null,
    at bigint not null,
    request_id text not null,
    operation text not null,
    key_id text not null,
    status integer not null,
    error text,
    milliseconds bigint not null,
    primary key (team_id, at, id)
  )${kind === 'sqlite' ? ' without rowid' : ''}`,
  `create table security_event (
    id text primary key,
    team_id text not null,
    at bigint not null,
    event text not null,
    actor text,
    key_id text,
    facts text not null
  )`,
  'create index security_event_by_team on security_event (team_id, at)',
  'create index security_event_by_time on security_event (at)',
];
