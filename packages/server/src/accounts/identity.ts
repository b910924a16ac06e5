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

interface Known {
  identity: Identity;
  /** SHA-256 of the key. */
  hash: Buffer;
}

interface Remembered extends Known {
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
  readonly #reading = new Map<string, { known: Promise<Known | undefined>; until: number }>();

  constructor(store: Store, rememberMs: number) {
    this.#store = store;
    this.#rememberMs = rememberMs;
  }

  /** @returns undefined for a key that is malformed, unknown or revoked; without a promise what is remembered. */
  find(key: string): Identity | undefined | Promise<Identity | undefined> {
    const id = apiKeyId(key);
    if (id === undefined) return undefined;
    const known = this.#recall(id);
    return known === undefined
      ? this.#read(id).then((read) => identityOf(read, key))
      : identityOf(known, key);
  }

  #recall(id: string): Known | undefined {
    const known = this.#remembered.get(id);
    if (known === undefined) return undefined;
    const left = known.until - performance.now();
    if (left > 0) return known;
    this.#remembered.delete(id);
    return undefined;
  }

  /** Requests with the same key that come while it is read share the answer, as long as one may be remembered. */
  async #read(id: string): Promise<Known | undefined> {
    const from = performance.now(); // What the store says counts from when it was asked. No clock turns this one back.
    const running = this.#reading.get(id);
    if (running !== undefined && running.until > from) return running.known;
    const reading = { known: readIdentity(this.#store, id), until: from + this.#rememberMs };
    this.#reading.set(id, reading);
    try {
      const known = await reading.known;
      if (known !== undefined) this.#remember(id, { ...known, until: reading.until });
      return known;
    } finally {
      if (this.#reading.get(id) === reading) this.#reading.delete(id);
    }
  }

  #remember(id: string, known: Remembered): void {
    if (this.#remembered.size >= REMEMBERED) this.#remembered.delete(this.#remembered.keys().next().value!);
    this.#remembered.set(id, known);
  }
}

function identityOf(known: Known | undefined, key: string): Identity | undefined {
  return known !== undefined && matchesHash(key, known.hash) ? known.identity : undefined;
}

async function readIdentity(store: Store, keyId: string): Promise<Known | undefined> {
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
  return { identity, hash: Buffer.from(row.hash, 'hex') };
}
