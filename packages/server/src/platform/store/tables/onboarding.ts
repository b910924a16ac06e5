import type { Selectable } from 'kysely';
import type { Fixed, Time } from './columns.ts';

/** An agent's request for a key. Deleted when the key is fetched. */
export interface DeviceGrantTable {
  /** Identifies it to people; not a credential. */
  id: Fixed<string>;
  /** SHA-256 of the agent's secret code, lower-case hex. */
  device_hash: Fixed<string>;
  /** The first half of the code that a person types, which looks up the row. */
  code_prefix: Fixed<string>;
  /** SHA-256 of that entire code, lower-case hex. */
  code_hash: Fixed<string>;
  client_id: Fixed<string>;
  client_name: Fixed<string>;
  /** The network address of the agent. */
  address: Fixed<string>;
  /** The site of that address, whose waiting agents are limited. */
  site: Fixed<string>;
  /** JSON array: the requested scopes, and the granted ones after approval. */
  scopes: string;
  created_at: Fixed<Time>;
  expires_at: Fixed<Time>;
  /** Minimum milliseconds between two polls; increases after each early poll. */
  interval_ms: number;
  polled_at: Time | null;
  /** Number of typed codes that matched the first half but not the second. */
  misses: number;
  /** `closed` after too many misses. */
  state: 'waiting' | 'approved' | 'denied' | 'closed';
  team_id: string | null;
  /** The person who approved it. */
  person_id: string | null;
  key_expires_at: Time | null;
}

/** An assertion that was used. */
export interface AssertionUseTable {
  /** SHA-256 of its issuer and its `jti`, lower-case hex. */
  hash: Fixed<string>;
  expires_at: Fixed<Time>;
}

export type DeviceGrantRow = Selectable<DeviceGrantTable>;
