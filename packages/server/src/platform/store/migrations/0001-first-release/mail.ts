/** Email that waits to be sent, and who can unsubscribe from it. */
export const mail: readonly string[] = [
  `create table mail (
    id text primary key,
    team_id text not null,
    kind text not null,
    recipient text not null,
    data text not null,
    subscription text,
    attempts integer not null,
    created_at bigint not null
  )`,
  'create index mail_by_team on mail (team_id, created_at)',
  `create table mail_subscription (
    token text primary key,
    id text not null unique,
    team_id text not null,
    kind text not null,
    subject_id text not null,
    recipient text not null,
    created_at bigint not null,
    ended_at bigint,
    unique (subject_id, kind, recipient)
  )`,
  'create index mail_subscription_by_team on mail_subscription (team_id, ended_at)',
];
