import type { Store } from '../../platform/store/store.ts';
import type { ThreatPolicy } from '../teams/threat-policy.ts';
import { apiKeyId, matchesHash } from './api-key.ts';
import { KeyUses } from './key-uses.ts';
import type { Scope } from './scopes.ts';

/** The team and key behind a request, with the settings of the team and its organization. */
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
  /** An operator has suspended the team: none of its requests is served. */
  suspended: boolean;
}

/** Max keys in the cache. */
const REMEMBERED = 10_000;

interface Known {
  identity: Identity;
  /** SHA-256 of the key. */
  hash: Buffer;
  /** Milliseconds since the epoch, by the wall clock; null for never. */
  expiresAt: number | null;
  lastUsedAt: number | null;
}

interface Remembered extends Known {
  until: number;
}

/**
 * Finds the identity of a key and caches it for `rememberMs`. A revoked key or a changed policy therefore takes effect
 * on each replica after that time at the latest. Unknown keys are not cached.
 */
export class Identities {
  readonly #store: Store;
  readonly #rememberMs: number;
  readonly #uses: KeyUses;
  /** By the public id of the key. */
  readonly #remembered = new Map<string, Remembered>();
  /**
   * By the secret key: the keys whose hash was compared. A `Map` hashes with a secret seed, so a lookup leaks nothing
   * by its timing.
   */
  readonly #compared = new Map<string, Remembered>();
  readonly #reading = new Map<string, { known: Promise<Known | undefined>; until: number }>();

  constructor(store: Store, rememberMs: number) {
    this.#store = store;
    this.#rememberMs = rememberMs;
    this.#uses = new KeyUses(store);
  }

  /** Resolves when no write about keys is in progress. */
  idle(): Promise<void> {
    return this.#uses.idle();
  }

  /**
   * Returns a cached identity without a promise.
   * @returns undefined for a key that is malformed, unknown, revoked or expired.
   */
  find(key: string): Identity | undefined | Promise<Identity | undefined> {
    const compared = this.#recall(this.#compared, key);
    if (compared !== undefined) return compared.identity;
    const id = apiKeyId(key);
    if (id === undefined) return undefined;
    const known = this.#recall(this.#remembered, id);
    if (known === undefined) return this.#readAs(id, key);
    const identity = identityOf(known, key);
    if (identity !== undefined) remember(this.#compared, key, known);
    return identity;
  }

  /**
   * Drops a key that was changed here, so that its next use reads the store; other replicas do so after `rememberMs`.
   */
  forget(keyId: string): void {
    this.#remembered.delete(keyId);
    this.#reading.delete(keyId);
    for (const [key, { identity }] of this.#compared)
      if (identity.keyId === keyId) this.#compared.delete(key);
  }

  async #readAs(id: string, key: string): Promise<Identity | undefined> {
    const read = await this.#read(id);
    const identity = identityOf(read, key);
    if (identity !== undefined) this.#uses.note(id, read!.lastUsedAt);
    return identity;
  }

  #recall(all: Map<string, Remembered>, name: string): Remembered | undefined {
    const known = all.get(name);
    if (known === undefined) return undefined;
    const left = known.until - performance.now();
    if (left > 0) return known;
    all.delete(name);
    return undefined;
  }

  /** Requests that come with the same key during a read share its result, for as long as a cached identity is valid. */
  async #read(id: string): Promise<Known | undefined> {
    const from = performance.now(); // Age counts from the start of the read, by a monotonic clock.
    const running = this.#reading.get(id);
    if (running !== undefined && running.until > from) return running.known;
    const reading = { known: readIdentity(this.#store, id), until: from + this.#rememberMs };
    this.#reading.set(id, reading);
    try {
      const known = await reading.known;
      if (known !== undefined)
        remember(this.#remembered, id, { ...known, until: Math.min(reading.until, endOf(known)) });
      return known;
    } finally {
      if (this.#reading.get(id) === reading) this.#reading.delete(id);
    }
  }
}

function remember(all: Map<string, Remembered>, name: string, known: Remembered): void {
  if (all.size >= REMEMBERED) all.delete(all.keys().next().value!);
  all.set(name, known);
}

/** When a key expires, by the clock that `until` is measured with. */
function endOf({ expiresAt }: Known): number {
  return expiresAt === null ? Number.POSITIVE_INFINITY : performance.now() + expiresAt - Date.now();
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
    .select([
      'team.zero_data_retention',
      'team.suspended_at',
      'organization.id as organization_id',
      'organization.siem_logging',
    ])
    .select(['organization.threat_overrides', 'organization.threat_policy'])
    .select(['api_key.expires_at', 'api_key.last_used_at'])
    .where('api_key.id', '=', keyId)
    .where('api_key.revoked_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined || (row.expires_at !== null && row.expires_at <= Date.now())) return undefined;
  const identity: Identity = {
    keyId,
    scopes: new Set(JSON.parse(row.scopes) as Scope[]), // The server writes both as JSON.
    teamId: row.team_id,
    plan: row.plan,
    organizationId: row.organization_id,
    threatProtection: row.threat_protection,
    threatOverrides: row.threat_overrides === 1,
    threatPolicy: JSON.parse(row.threat_policy) as ThreatPolicy,
    siemLogging: row.siem_logging === 1,
    zeroDataRetention: row.zero_data_retention === 1,
    suspended: row.suspended_at !== null,
  };
  const { expires_at: expiresAt, last_used_at: lastUsedAt } = row;
  return { identity, hash: Buffer.from(row.hash, 'hex'), expiresAt, lastUsedAt };
}

type StoredIdentity = Omit<Identity, 'scopes'> & { scopes: Scope[] };

/** Serializes the caller of a job, to be stored with it. */
export function formatIdentity(identity: Identity): string {
  return JSON.stringify({ ...identity, scopes: [...identity.scopes] } satisfies StoredIdentity);
}

/** Parses what {@link formatIdentity} returned. */
export function parseIdentity(text: string): Identity {
  const { scopes, ...identity } = JSON.parse(text) as StoredIdentity;
  return { ...identity, scopes: new Set(scopes) };
}
