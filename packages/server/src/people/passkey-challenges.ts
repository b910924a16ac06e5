import { readNow } from '../store/clock.ts';
import type { Query, Store } from '../store/store.ts';
import { hashSecret, newSecret } from './secret.ts';

/** Milliseconds for which a challenge is good: as long as browsers wait for a person. */
export const CHALLENGE_MS = 300_000;

/**
 * Makes a challenge that is good once. Only its hash is kept.
 * @param sessionId whose alone it is; null for who has no session yet
 */
export async function createChallenge(store: Store, query: Query, sessionId: string | null): Promise<string> {
  const now = await readNow(store, query);
  const { secret } = newSecret();
  await query.deleteFrom('passkey_challenge').where('expires_at', '<=', now).execute();
  if (sessionId !== null)
    await query.deleteFrom('passkey_challenge').where('session_id', '=', sessionId).execute();
  await query
    .insertInto('passkey_challenge')
    .values({ hash: hashSecret(secret), session_id: sessionId, expires_at: now + CHALLENGE_MS })
    .execute();
  return secret;
}

/**
 * Uses a challenge up, whatever comes of the signature: of several who bring one at once, one succeeds.
 * @returns whether it was good, and of this session
 */
export async function useChallenge(
  store: Store,
  query: Query,
  challenge: string,
  sessionId: string | null,
): Promise<boolean> {
  const now = await readNow(store, query);
  const used = await query
    .deleteFrom('passkey_challenge')
    .where('hash', '=', hashSecret(challenge))
    .returning(['session_id', 'expires_at'])
    .executeTakeFirst();
  return used !== undefined && used.expires_at > now && used.session_id === sessionId;
}
