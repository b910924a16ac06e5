/**
 * Sessions of Interact, and their profiles: cookies and storage of sites, for later sessions of the same team. The
 * record of a session has its actions, and stays for a while after it. The pages of scrapes are stored for a day, so that a
 * session can go on there.
 */
export const interact: readonly string[] = [
  `create table interact_session (
    id text primary key,
    team_id text not null references team (id),
    instance_id text not null,
    created_at bigint not null,
    expires_at bigint not null,
    profile text,
    saves integer not null default 0
  )`,
  'create index interact_session_by_team on interact_session (team_id, created_at)',
  'create index interact_session_by_instance on interact_session (instance_id)',
  // One session at a time saves its changes, across all processes.
  'create unique index interact_session_saving on interact_session (team_id, profile) where saves = 1',
  `create table interact_record (
    id text primary key,
    team_id text not null references team (id),
    created_at bigint not null,
    session_expires_at bigint not null,
    ended_at bigint,
    credits_used bigint,
    profile text,
    saves integer not null default 0,
    url text not null,
    title text not null,
    steps integer not null default 0,
    stored_bytes bigint not null default 0,
    expires_at bigint not null
  )`,
  'create index interact_record_by_team on interact_record (team_id, created_at, id)',
  'create index interact_record_by_expiry on interact_record (expires_at)',
  `create table interact_step (
    record_id text not null references interact_record (id) on delete cascade,
    position integer not null,
    step text not null,
    screenshot text,
    primary key (record_id, position)
  )`,
  `create table profile (
    team_id text not null references team (id),
    name text not null,
    state text not null,
    bytes integer not null,
    created_at bigint not null,
    saved_at bigint not null,
    last_used_at bigint not null,
    primary key (team_id, name)
  )`,
  'create index profile_by_use on profile (last_used_at)',
  `create table scraped_page (
    id text primary key,
    team_id text not null references team (id),
    page text not null,
    expires_at bigint not null
  )`,
  'create index scraped_page_by_team on scraped_page (team_id, expires_at)',
  'create index scraped_page_by_expiry on scraped_page (expires_at)',
];
