import type { Query, Store } from '../../platform/store/store.ts';
import type { ApiKeyRow } from '../../platform/store/tables/accounts.ts';
import { AccountError } from '../teams/account-error.ts';
import { newApiKey } from './api-key.ts';
import { knownScopes } from './scopes.ts';
import type { Scope } from './scopes.ts';
import { readTeam } from '../teams/teams.ts';

/** A key as the command line lists it, without the secret. */
export interface KeyEntry {
  id: string;
  teamId: string;
  name: string;
  scopes: Scope[];
  createdAt: string;
  expiresAt: string | null;
  /** Milliseconds that the key is valid from its creation and from each renewal; null when it is not renewed. */
  lifeMs: number | null;
  /** To about 10 minutes; null when the key was never used. */
  lastUsedAt: string | null;
  revokedAt: string | null;
}

/** The team, name and rights of a new key. */
export interface NewKey {
  teamId: string;
  name: string;
  scopes: readonly Scope[];
  /** Milliseconds since the epoch from which the key is rejected; null and by default never. */
  expiresAt?: number | null;
  /**
   * Milliseconds that the key is valid from now and from each renewal, instead of `expiresAt`; null and by default it
   * is not renewed.
   */
  lifeMs?: number | null;
  /** Subject that an issuer of assertions vouched for; null and by default none. */
  subject?: string | null;
}

/**
 * Creates a key. This is the only time that its secret is readable.
 * @throws {AccountError} for an unknown scope or team.
 */
export async function createKey(
  query: Query,
  { teamId, name, scopes, expiresAt = null, lifeMs = null, subject = null }: NewKey,
): Promise<{ id: string; key: string }> {
  const unknown = scopes.find((scope) => !knownScopes.includes(scope));
  if (unknown !== undefined) {
    throw new AccountError(`There is no scope ${unknown}: use one of ${knownScopes.join(', ')}.`);
  }
  const { id, key, hash } = newApiKey();
  await readTeam(query, teamId);
  const now = Date.now();
  const row = { id, team_id: teamId, name, hash, scopes: JSON.stringify(scopes), created_at: now };
  await query
    .insertInto('api_key')
    .values({ ...row, expires_at: lifeMs === null ? expiresAt : now + lifeMs, life_ms: lifeMs, subject })
    .execute();
  return { id, key };
}

/** Lists the keys of a team, or of all teams, oldest first. */
export async function listKeys(store: Pick<Store, 'db'>, teamId?: string): Promise<KeyEntry[]> {
  const all = store.db.selectFrom('api_key').selectAll().orderBy('created_at');
  const rows = await (teamId === undefined ? all : all.where('team_id', '=', teamId)).execute();
  return rows.map(toKeyEntry);
}

/** Finds a key of a team; undefined when the team has none with this id. */
export async function findKey(
  query: Query | Store['db'],
  teamId: string,
  id: string,
): Promise<KeyEntry | undefined> {
  const keys = query.selectFrom('api_key').selectAll().where('team_id', '=', teamId);
  const row = await keys.where('id', '=', id).executeTakeFirst();
  return row && toKeyEntry(row);
}

/** Converts a row to a key without its secret. */
export function toKeyEntry(row: ApiKeyRow): KeyEntry {
  return {
    id: row.id,
    teamId: row.team_id,
    name: row.name,
    scopes: JSON.parse(row.scopes) as Scope[], // `createKey` writes it.
    createdAt: new Date(row.created_at).toISOString(),
    expiresAt: toIsoTime(row.expires_at),
    lifeMs: row.life_ms,
    lastUsedAt: toIsoTime(row.last_used_at),
    revokedAt: toIsoTime(row.revoked_at),
  };
}

function toIsoTime(milliseconds: number | null): string | null {
  return milliseconds === null ? null : new Date(milliseconds).toISOString();
}

/**
 * Revokes a key for ever. Revoking a revoked key changes nothing.
 * @throws {AccountError} when there is no key with this id.
 */
export async function revokeKey(query: Query, id: string): Promise<void> {
  const key = await query.selectFrom('api_key').select('revoked_at').where('id', '=', id).executeTakeFirst();
  if (key === undefined) throw new AccountError(`There is no key ${id}: \`keys list\` shows them.`);
  if (key.revoked_at !== null) return;
  await query.updateTable('api_key').set({ revoked_at: Date.now() }).where('id', '=', id).execute();
}

/**
 * Renews a key: its lifetime starts now, unless it has expired or was revoked meanwhile.
 * @returns whether the key is valid.
 */
export async function renewKey(query: Query, id: string, lifeMs: number): Promise<boolean> {
  const now = Date.now();
  const { numUpdatedRows } = await query
    .updateTable('api_key')
    .set({ expires_at: now + lifeMs })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
