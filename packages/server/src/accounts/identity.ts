import type { Store } from '../store/store.ts';
import type { ThreatPolicy } from '../threats/threat-policy.ts';
import { apiKeyId, matchesHash } from './api-key.ts';
import type { Scope } from './scopes.ts';

/** Who a request comes from, and what that team and organization chose. */
export interface Identity {
  keyId: string;
  scopes: ReadonlySet<Scope>;
  teamId: string;
  /** Name of the team's plan. */
  plan: string;
  organizationId: string;
  threatProtection: 'disabled' | 'enabled' | 'enforced';
  /** Requests may override the threat policy. */
  threatOverrides: boolean;
  threatPolicy: ThreatPolicy;
  siemLogging: boolean;
  zeroDataRetention: boolean;
}

/** Keys remembered at most. */
const REMEMBERED = 10_000;

interface Remembered {
  identity: Identity;
  hash: string;
  until: number;
}

/**
 * Finds the identity of a key. What was found is remembered for `rememberMs`, so a revoked key or a changed policy
 * counts after that time at the latest on each replica; unknown keys are not remembered.
 */
export class Identities {
  readonly #store: Store;
  readonly #rememberMs: number;
  readonly #remembered = new Map<string, Remembered>();

  constructor(store: Store, rememberMs: number) {
    this.#store = store;
    this.#rememberMs = rememberMs;
  }

  /** @returns undefined for a key that is malformed, unknown or revoked. */
  async find(key: string): Promise<Identity | undefined> {
    const id = apiKeyId(key);
    if (id === undefined) return undefined;
    const known = await this.#read(id);
    return known !== undefined && matchesHash(key, known.hash) ? known.identity : undefined;
  }

  async #read(id: string): Promise<Remembered | undefined> {
    const now = Date.now();
    const known = this.#remembered.get(id);
    if (known !== undefined && known.until > now) return known;
    this.#remembered.delete(id);
    const found = await readIdentity(this.#store, id);
    if (found === undefined) return undefined;
    if (this.#remembered.size >= REMEMBERED) this.#remembered.delete(this.#remembered.keys().next().value!);
    const entry = { ...found, until: now + this.#rememberMs };
    this.#remembered.set(id, entry);
    return entry;
  }
}

async function readIdentity(
  store: Store,
  keyId: string,
): Promise<{ identity: Identity; hash: string } | undefined> {
  const row = await store.db
    .selectFrom('api_key')
    .innerJoin('team', 'team.id', 'api_key.team_id')
    .innerJoin('organization', 'organization.id', 'team.organization_id')
    .select(['api_key.hash', 'api_key.scopes', 'team.id as team_id', 'team.plan', 'team.threat_protection'])
    .select(['team.zero_data_retention', 'organization.id as organization_id', 'organization.siem_logging'])
    .select(['organization.threat_overrides', 'organization.threat_policy'])
    .where('api_key.id', '=', keyId)
    .where('api_key.revoked_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const identity: Identity = {
    keyId,
    scopes: new Set(JSON.parse(row.scopes) as Scope[]), // Both written by us as JSON.
    teamId: row.team_id,
    plan: row.plan,
    organizationId: row.organization_id,
    threatProtection: row.threat_protection,
    threatOverrides: row.threat_overrides === 1,
    threatPolicy: JSON.parse(row.threat_policy) as ThreatPolicy,
    siemLogging: row.siem_logging === 1,
    zeroDataRetention: row.zero_data_retention === 1,
  };
  return { identity, hash: row.hash };
}
