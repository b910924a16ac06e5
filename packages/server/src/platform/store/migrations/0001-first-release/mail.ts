/** Email that waits to be sent. */
export const mail: readonly string[] = [
  `create table mail (
    id text primary key,
    team_id text not null,
    kind text not null,
    recipient text not null,
    data text not null,
    attempts integer not null,
    created_at bigint not null
  )`,
  'create index mail_by_team on mail (team_id, created_at)',
];
