/** People, their teams, their sessions, and their ways to sign in: links, passkeys, OpenID providers. */
export const people: readonly string[] = [
  `create table person (
    id text primary key,
    name text not null,
    email text,
    created_at bigint not null,
    email_verified integer not null default 0
  )`,
  `create table membership (
    team_id text not null references team (id),
    person_id text not null references person (id),
    role text not null check (role in ('viewer', 'member', 'owner')),
    created_at bigint not null,
    primary key (team_id, person_id)
  )`,
  'create index membership_by_person on membership (person_id)',
  `create table sign_in_link (
    hash text primary key,
    person_id text not null references person (id),
    expires_at bigint not null,
    mailed integer not null default 0
  )`,
  'create index sign_in_link_by_person on sign_in_link (person_id)',
  `create table person_session (
    id text primary key,
    hash text not null unique,
    person_id text not null references person (id),
    user_agent text not null,
    created_at bigint not null,
    last_seen_at bigint not null,
    expires_at bigint not null
  )`,
  'create index person_session_by_person on person_session (person_id)',
  `create table passkey (
    id text primary key,
    credential_id text not null unique,
    person_id text not null references person (id),
    public_key text not null,
    counter bigint not null,
    transports text not null,
    is_synced integer not null check (is_synced in (0, 1)),
    name text not null,
    created_at bigint not null,
    last_used_at bigint
  )`,
  'create index passkey_by_person on passkey (person_id)',
  `create table passkey_challenge (
    hash text primary key,
    session_id text,
    expires_at bigint not null
  )`,
  'create index passkey_challenge_by_expiry on passkey_challenge (expires_at)',
  `create table person_subject (
    issuer text not null,
    subject text not null,
    person_id text not null references person (id),
    primary key (issuer, subject)
  )`,
  `create table openid_flow (
    state_hash text primary key,
    browser_hash text not null,
    nonce text not null,
    verifier text not null,
    expires_at bigint not null
  )`,
  'create index openid_flow_by_expiry on openid_flow (expires_at)',
];
