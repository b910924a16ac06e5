/** State of the running processes, and what they share: the proof of their key, their cache, their rate limits. */
export const instances: readonly string[] = [
  `create table instance (
    id text primary key,
    started_at bigint not null,
    lease_until bigint not null,
    url text
  )`,
  // A text sealed with the key of the store, which opens with that key only.
  'create table seal (id integer primary key, proof text not null)',
  // Everything that can be fetched once more: sitemaps, pages, pictures.
  `create table cache (
    key text primary key,
    value text not null,
    bytes bigint not null,
    stored_at bigint not null,
    expires_at bigint not null,
    kind text not null default 'sitemap',
    team_id text
  )`,
  'create index cache_by_expiry on cache (expires_at)',
  'create index cache_by_age on cache (kind, stored_at)',
  // Used when limits are shared through PostgreSQL.
  `create table rate_limit (
    key varchar(255) primary key,
    points integer not null default 0,
    expire bigint
  )`,
];
