import type { Generated, Selectable } from 'kysely';
import type { Fixed, Flag, Time } from './columns.ts';

/** A person who can sign in to the dashboard. */
export interface PersonTable {
  id: Fixed<string>;
  name: string;
  email: string | null;
  created_at: Fixed<Time>;
  /** Whether the person has confirmed the address. */
  email_verified: Generated<0 | 1>;
}

/** The membership of a person in a team. */
export interface MembershipTable {
  team_id: Fixed<string>;
  person_id: Fixed<string>;
  role: 'viewer' | 'member' | 'owner';
  created_at: Fixed<Time>;
}

/** A link that signs in once. Deleted when it is used. */
export interface SignInLinkTable {
  /** SHA-256 of the token in the link, lower-case hex. */
  hash: Fixed<string>;
  person_id: Fixed<string>;
  expires_at: Fixed<Time>;
  /** Whether it was sent to the address of the person, and nowhere else. */
  mailed: Generated<0 | 1>;
}

/** A browser in which a person is signed in. Deleted when the session ends. */
export interface PersonSessionTable {
  /** Identifies it in lists; not a credential. */
  id: Fixed<string>;
  /** SHA-256 of the cookie, lower-case hex. */
  hash: Fixed<string>;
  person_id: Fixed<string>;
  user_agent: Fixed<string>;
  created_at: Fixed<Time>;
  /** Updated rarely. */
  last_seen_at: Time;
  expires_at: Time;
}

/** The public half of a key pair on a person's device (Web Authentication Level 3). */
export interface PasskeyTable {
  /** Identifies it in lists; not a credential. */
  id: Fixed<string>;
  /** The id that its device uses, in base64url. */
  credential_id: Fixed<string>;
  person_id: Fixed<string>;
  /** COSE key, in base64url. */
  public_key: Fixed<string>;
  /** Number of signatures by its device; always 0 where the device does not count. */
  counter: number;
  /** JSON array: how the device is reached. */
  transports: Fixed<string>;
  /** Whether its vendor syncs it between devices. */
  is_synced: Flag;
  name: Fixed<string>;
  created_at: Fixed<Time>;
  last_used_at: Time | null;
}

/** A challenge that waits for the signature of a passkey. Deleted with the first signature. */
export interface PasskeyChallengeTable {
  /** SHA-256, lower-case hex. */
  hash: Fixed<string>;
  /** The session that adds a passkey; null for a sign-in. */
  session_id: Fixed<string | null>;
  expires_at: Fixed<Time>;
}

/** The identity of a person at an OpenID provider. */
export interface PersonSubjectTable {
  issuer: Fixed<string>;
  /** The provider's permanent id of the person. */
  subject: Fixed<string>;
  person_id: Fixed<string>;
}

/** A sign-in through an OpenID provider that is in progress. Deleted with the first response. */
export interface OpenidFlowTable {
  /** SHA-256 of `state`, lower-case hex. */
  state_hash: Fixed<string>;
  /** SHA-256 of the cookie of the browser, lower-case hex. */
  browser_hash: Fixed<string>;
  nonce: Fixed<string>;
  /** Code verifier of PKCE (RFC 7636). */
  verifier: Fixed<string>;
  expires_at: Fixed<Time>;
}

export type PersonSessionRow = Selectable<PersonSessionTable>;
export type PasskeyRow = Selectable<PasskeyTable>;
export type OpenidFlowRow = Selectable<OpenidFlowTable>;
