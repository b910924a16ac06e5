import { readNow } from '../../platform/store/clock.ts';
import type { Query, Store } from '../../platform/store/store.ts';
import { hashSecret, newSecret } from './secret.ts';

/** Milliseconds for which a challenge is valid: as long as browsers wait for a person. */
export const CHALLENGE_MS = 300_000;

/**
 * Creates a challenge for a single use. Only its hash is stored.
 * @param sessionId the only session that may use it; null before sign-in
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
 * Uses a challenge, whether the signature is valid or not. Of several concurrent requests only one succeeds.
 * @returns whether it was valid, and of this session
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
