/** States of pages for their next comparison, of monitors and of teams. */
export const knownPages: readonly string[] = [
  `create table known_page (
    owner_id text not null,
    scope text not null,
    key text not null,
    url text not null,
    page text not null,
    bytes bigint not null,
    read_at bigint not null,
    misses integer not null,
    check_id text,
    team_id text not null,
    primary key (owner_id, scope, key)
  )`,
  'create index known_page_by_age on known_page (owner_id, read_at)',
  'create index known_page_by_expiry on known_page (read_at) where check_id is null',
];
