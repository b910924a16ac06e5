import { hasRoomForKey } from '../../keys/key-room.ts';
import { createKey } from '../../keys/keys.ts';
import { hashSecret } from '../../people/secret.ts';
import { readNow } from '../../../platform/store/clock.ts';
import type { Query, Store } from '../../../platform/store/store.ts';
import type { Assertion } from './verify-assertion.ts';

/** Milliseconds beyond its expiry for which a used assertion is stored, in case clocks differ. */
const BEYOND_MS = 86_400_000;
/** Max keys of a subject; the oldest is revoked. */
const MAX_KEYS = 20;
/** Milliseconds for which an expired key is still listed. */
const LISTED_MS = 86_400_000;

/** The request of a key for an assertion. */
export interface AssertedKey {
  assertion: Assertion;
  teamId: string;
  name: string;
  scopes: readonly string[];
  lifeMs: number;
}

/** A new key. This is the only time that it is readable. */
export interface CreatedKey {
  key: string;
  keyId: string;
  /** Ids of older keys of the subject that were revoked for it. */
  ended: string[];
}

/**
 * Uses an assertion and creates a key for it. When several requests bring the same assertion at once, to any process,
 * only one gets a key.
 * @returns the reason when there is none
 */
export async function useAssertion(
  store: Store,
  query: Query,
  { assertion, teamId, name, scopes, lifeMs }: AssertedKey,
): Promise<CreatedKey | 'used' | 'full'> {
  const { issuer, subject: sub, jti, exp } = assertion;
  const now = await readNow(store, query);
  await query
    .deleteFrom('assertion_use')
    .where('expires_at', '<=', now - BEYOND_MS)
    .execute();
  const { numInsertedOrUpdatedRows = 0n } = await query
    .insertInto('assertion_use')
    .values({ hash: hashSecret(JSON.stringify([issuer, jti])), expires_at: Math.ceil(exp * 1000) })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) return 'used';
  const subject = JSON.stringify([issuer, sub]);
  await store.lockRow(query.selectFrom('team').select('id').where('id', '=', teamId)).execute();
  const ended = await makeRoom(query, { teamId, subject, now });
  if (!(await hasRoomForKey(store, query, teamId))) return 'full';
  const { id: keyId, key } = await createKey(query, {
    teamId,
    name,
    scopes,
    expiresAt: now + lifeMs,
    subject,
  });
  return { key, keyId, ended };
}

/** Revokes the oldest keys of a subject beyond its max number, and deletes those that expired long ago. */
async function makeRoom(
  query: Query,
  { teamId, subject, now }: { teamId: string; subject: string; now: number },
): Promise<string[]> {
  const own = query
    .selectFrom('api_key')
    .select(['id', 'expires_at', 'revoked_at'])
    .where('team_id', '=', teamId)
    .where('subject', '=', subject);
  const keys = await own.orderBy('created_at', 'desc').orderBy('id').execute();
  const endOf = ({ expires_at, revoked_at }: (typeof keys)[number]) => revoked_at ?? expires_at ?? Infinity;
  const old = keys.filter((key) => endOf(key) <= now - LISTED_MS).map(({ id }) => id);
  if (old.length > 0) await query.deleteFrom('api_key').where('id', 'in', old).execute();
  // Revokes expired keys as well, so that they do not count against the limit of the team.
  const live = keys.filter((key) => key.revoked_at === null && endOf(key) > now);
  const past = keys.filter((key) => key.revoked_at === null && endOf(key) <= now && !old.includes(key.id));
  const ended = [...live.slice(MAX_KEYS - 1), ...past].map(({ id }) => id);
  if (ended.length > 0)
    await query.updateTable('api_key').set({ revoked_at: now }).where('id', 'in', ended).execute();
  return ended;
}
