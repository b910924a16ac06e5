import type { Selectable } from 'kysely';
import type { Fixed, Flag, Time } from './columns.ts';

/** An organization: owns teams, the threat protection policy and the choice of security logging. */
export interface OrganizationTable {
  id: Fixed<string>;
  name: string;
  /** Whether security events carry `auditMetadata` and go to the SIEM log. */
  siem_logging: Flag;
  /** Whether requests may have their own `threatProtection`. */
  threat_overrides: Flag;
  /** JSON of the organization's threat policy. */
  threat_policy: string;
  created_at: Fixed<Time>;
}

/** A team: owns keys, credits and a plan. */
export interface TeamTable {
  id: Fixed<string>;
  organization_id: Fixed<string>;
  name: string;
  /** Name of a plan of the configuration. */
  plan: string;
  threat_protection: 'disabled' | 'enabled' | 'enforced';
  zero_data_retention: Flag;
  /** Since when an operator has suspended it; null for a team that is served. */
  suspended_at: Time | null;
  created_at: Fixed<Time>;
}

/** An API key. Only its SHA-256 is stored. */
export interface ApiKeyTable {
  /** The public part of the key, which identifies it in lists and logs. */
  id: Fixed<string>;
  team_id: Fixed<string>;
  name: string;
  /** SHA-256 of the full key, lower-case hex. */
  hash: Fixed<string>;
  /** JSON array of scopes. */
  scopes: string;
  created_at: Fixed<Time>;
  revoked_at: Time | null;
  /** When it expires; null for never. */
  expires_at: Time | null;
  /** Milliseconds of validity after its creation and after each renewal; null for a key that is not renewed. */
  life_ms: number | null;
  /** Updated rarely: see `KeyUses`. */
  last_used_at: Time | null;
  /** JSON of issuer and subject of the assertion that it was issued for. */
  subject: Fixed<string | null>;
}

export type OrganizationRow = Selectable<OrganizationTable>;
export type TeamRow = Selectable<TeamTable>;
export type ApiKeyRow = Selectable<ApiKeyTable>;

/**
 * The bytes that a team stores, one row a team. Only triggers write it, in the transaction that changes what they count:
 * see `migrations/0001-first-release/stored-bytes.ts`.
 */
export interface StoredBytesTable {
  team_id: Fixed<string>;
  bytes: number;
}
