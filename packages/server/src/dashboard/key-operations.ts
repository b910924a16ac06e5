import { api } from '@web-data/dashboard/account';
import type { components } from '@web-data/dashboard/account';
import { sql } from 'kysely';
import { hasRoomForKey } from '../accounts/keys/key-room.ts';
import { createKey, findKey, renewKey, revokeKey, toKeyEntry } from '../accounts/keys/keys.ts';
import type { KeyEntry } from '../accounts/keys/keys.ts';
import type { Query, Store } from '../platform/store/store.ts';
import type { AccountHandlers, AccountServices, Context } from './account-services.ts';
import { requireRole } from './in-team.ts';
import { requireKnown, resolveExpiry } from './key-requests.ts';
import { optionalTime } from './times.ts';
import { containsText } from './lists/filters.ts';
import { readPart, USUAL_LIMIT } from './lists/read-part.ts';
import type { Order, Part } from './lists/read-part.ts';

type KeyOperation = 'listKeys' | 'getKey' | 'createKey' | 'revokeKey' | 'rollKey' | 'renewKey';
type ApiKey = components['schemas']['ApiKey'];

/** Lists, creates, rolls and revokes the API keys of a team. */
export function keyOperations(services: AccountServices): Pick<AccountHandlers, KeyOperation> {
  const { store, siem, identities } = services;
  return {
    async listKeys({ identity, params: { teamId }, query, operation }) {
      requireRole(operation, identity, teamId);
      const { items, ...next } = await listTeamKeys(store, teamId, query);
      return { status: 200, body: { success: true, keys: items.map(toApiKey), ...next } };
    },
    async getKey({ identity, params: { teamId, keyId }, operation }) {
      requireRole(operation, identity, teamId);
      return { status: 200, body: { success: true, key: toApiKey(await readKey(store.db, teamId, keyId)) } };
    },
    async createKey({ identity, params: { teamId }, body, operation }) {
      requireRole(operation, identity, teamId);
      const { name, scopes } = body;
      const end = resolveExpiry(body);
      requireKnown(scopes);
      const created = await store.tx(async (query) => {
        await requireRoom(store, query, teamId);
        const { id, key: secret } = await createKey(query, {
          teamId,
          name,
          scopes: unique(scopes),
          ...end,
        });
        return { key: await readKey(query, teamId, id), secret };
      }, teamId);
      const { key, secret } = created;
      siem.report({ event: 'key.created', keyId: key.id, teamId, name, scopes, actor: identity.person.id });
      return { status: 200, body: { success: true, key: toApiKey(key), secret } };
    },
    async revokeKey({ identity, params: { teamId, keyId }, operation }) {
      requireRole(operation, identity, teamId);
      await store.tx(async (query) => {
        await readKey(query, teamId, keyId);
        await revokeKey(query, keyId);
      }, teamId);
      identities.forget(keyId);
      siem.report({ event: 'key.revoked', keyId, teamId, actor: identity.person.id });
      return { status: 200, body: { success: true } };
    },
    async rollKey({ identity, params: { teamId, keyId }, body: { overlapSeconds }, operation }) {
      requireRole(operation, identity, teamId);
      const rolled = await store.tx((query) => roll(store, query, { teamId, keyId, overlapSeconds }), teamId);
      identities.forget(keyId);
      const { key, secret, replaced } = rolled;
      const named = { keyId: key.id, teamId, replaces: keyId, overlapSeconds, actor: identity.person.id };
      siem.report({ event: 'key.rolled', ...named });
      return {
        status: 200,
        body: { success: true, key: toApiKey(key), secret, replaced: toApiKey(replaced) },
      };
    },
    // Not in the security log: an open page renews its key every few seconds.
    async renewKey({ identity, params: { teamId, keyId }, operation }) {
      requireRole(operation, identity, teamId);
      const key = await store.tx((query) => renew(query, teamId, keyId), teamId);
      return { status: 200, body: { success: true, key: toApiKey(key) } };
    },
  };
}

interface Rolling {
  teamId: string;
  keyId: string;
  overlapSeconds: number;
}

/**
 * Replaces a key by a new one with the same lifetime. The old key expires after the overlap, but not later than before.
 */
async function roll(store: Store, query: Query, { teamId, keyId, overlapSeconds }: Rolling) {
  const old = await readKey(query, teamId, keyId);
  if (toApiKey(old).status !== 'active') throw api.reject('KeyEnded');
  await requireRoom(store, query, teamId);
  const { name, scopes, lifeMs } = old;
  const now = Date.now();
  const ownEnd = old.expiresAt === null ? null : Date.parse(old.expiresAt);
  const expiresAt = ownEnd === null ? null : now + ownEnd - Date.parse(old.createdAt);
  const { id, key: secret } = await createKey(query, { teamId, name, scopes, expiresAt, lifeMs });
  if (overlapSeconds === 0) await revokeKey(query, keyId);
  else {
    const end = Math.min(now + overlapSeconds * 1000, ownEnd ?? Infinity);
    // A replaced key cannot be renewed.
    await query
      .updateTable('api_key')
      .set({ expires_at: end, life_ms: null })
      .where('id', '=', keyId)
      .execute();
  }
  return { key: await readKey(query, teamId, id), secret, replaced: await readKey(query, teamId, keyId) };
}

async function renew(query: Query, teamId: string, keyId: string): Promise<KeyEntry> {
  const { lifeMs } = await readKey(query, teamId, keyId);
  if (lifeMs === null) throw api.reject('KeyNotRenewable');
  if (!(await renewKey(query, keyId, lifeMs))) throw api.reject('KeyEnded');
  return readKey(query, teamId, keyId);
}

/** @throws {Rejection} 404 for a key of another team, as for one that does not exist. */
async function readKey(query: Query | Store['db'], teamId: string, keyId: string): Promise<KeyEntry> {
  const key = await findKey(query, teamId, keyId);
  if (key === undefined) throw api.reject('KeyNotFound');
  return key;
}

/** @throws {Rejection} 409 when the team has reached its max number of keys. */
async function requireRoom(store: Store, query: Query, teamId: string): Promise<void> {
  if (!(await hasRoomForKey(store, query, teamId))) throw api.reject('TooManyKeys');
}

function unique(scopes: readonly string[]): string[] {
  return [...new Set(scopes)];
}

function toApiKey({ id, name, scopes, createdAt, lifeMs, ...times }: KeyEntry): ApiKey {
  const { expiresAt, lastUsedAt, revokedAt } = times;
  return {
    id,
    name,
    scopes,
    status: statusOf(times),
    createdAt,
    ...optionalTime('expiresAt', expiresAt === null ? null : Date.parse(expiresAt)),
    ...(lifeMs !== null && { lifeSeconds: lifeMs / 1000 }),
    ...optionalTime('lastUsedAt', lastUsedAt === null ? null : Date.parse(lastUsedAt)),
    ...optionalTime('revokedAt', revokedAt === null ? null : Date.parse(revokedAt)),
  };
}

function statusOf({ revokedAt, expiresAt }: Pick<KeyEntry, 'revokedAt' | 'expiresAt'>): ApiKey['status'] {
  if (revokedAt !== null) return 'revoked';
  return expiresAt !== null && Date.parse(expiresAt) <= Date.now() ? 'expired' : 'active';
}

type ListQuery = Context<'listKeys'>['query'];

const orders: Record<NonNullable<ListQuery['sort']>, Order> = {
  newest: { by: sql.ref('created_at'), kind: 'number', direction: 'desc' },
  oldest: { by: sql.ref('created_at'), kind: 'number', direction: 'asc' },
  name: { by: sql`lower(name)`, kind: 'text', direction: 'asc' },
  lastUsed: { by: sql`coalesce(last_used_at, 0)`, kind: 'number', direction: 'desc' },
};

/** Lists the keys of a team. */
function listTeamKeys(
  { db }: Store,
  teamId: string,
  { search, status, sort = 'newest', cursor, limit = USUAL_LIMIT }: ListQuery,
): Promise<Part<KeyEntry>> {
  const now = Date.now();
  const is = {
    active: sql<boolean>`revoked_at is null and (expires_at is null or expires_at > ${now})`,
    expired: sql<boolean>`revoked_at is null and expires_at <= ${now}`,
    revoked: sql<boolean>`revoked_at is not null`,
  };
  const keys = db
    .selectFrom('api_key')
    .selectAll()
    .where('team_id', '=', teamId)
    .$if(status !== undefined, (select) => select.where(is[status!]))
    .$if(search !== undefined, (select) =>
      select.where(containsText(search!, [sql.ref('name'), sql.ref('id')])),
    );
  return readPart(keys, { order: orders[sort], id: sql.ref('id'), cursor, limit, toItem: toKeyEntry });
}
