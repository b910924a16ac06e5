import { hasRoomForKey } from '../../accounts/key-room.ts';
import { createKey } from '../../accounts/keys.ts';
import { hashSecret } from '../../people/secret.ts';
import { readNow } from '../../store/clock.ts';
import type { Query, Store } from '../../store/store.ts';
import type { Assertion } from './verify-assertion.ts';

/** Milliseconds for which the use of an assertion is remembered beyond its end, however much clocks differ. */
const BEYOND_MS = 86_400_000;
/** Keys of a subject at once; the one that was made first ends. */
const MAX_KEYS = 20;
/** Milliseconds for which a key that has ended is still listed. */
const LISTED_MS = 86_400_000;

/** What a key is made for. */
export interface AssertedKey {
  assertion: Assertion;
  teamId: string;
  name: string;
  scopes: readonly string[];
  lifeMs: number;
}

/** A key that was made, this once. */
export interface CreatedKey {
  key: string;
  keyId: string;
  /** Keys of the subject that ended for it. */
  ended: string[];
}

/**
 * Uses an assertion up and makes a key for it: of several who bring one at once, to whichever process, one gets a key.
 * @returns why there is none
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

/** Ends the oldest keys of a subject beyond those that it may have, and drops those that ended long ago. */
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
  // One that is past its end is revoked as well: it then takes no room among those of the team.
  const live = keys.filter((key) => key.revoked_at === null && endOf(key) > now);
  const past = keys.filter((key) => key.revoked_at === null && endOf(key) <= now && !old.includes(key.id));
  const ended = [...live.slice(MAX_KEYS - 1), ...past].map(({ id }) => id);
  if (ended.length > 0)
    await query.updateTable('api_key').set({ revoked_at: now }).where('id', 'in', ended).execute();
  return ended;
}
