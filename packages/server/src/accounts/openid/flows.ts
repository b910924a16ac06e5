import { hashSecret, newSecret } from '../people/secret.ts';
import { readNow } from '../../platform/store/clock.ts';
import type { Query, Store } from '../../platform/store/store.ts';

/** Milliseconds that a person has to sign in at the provider. */
export const FLOW_MS = 600_000;

/** A sign-in in progress, stored until the provider redirects back. */
export interface Flow {
  /** Value that the provider must return unchanged. */
  state: string;
  nonce: string;
  /** Code verifier of PKCE (RFC 7636). */
  verifier: string;
}

/** Starts a sign-in. Its cookie proves that the same browser returns. */
export async function createFlow(store: Store, query: Query): Promise<Flow & { browser: string }> {
  const now = await readNow(store, query);
  const [state, nonce, verifier, browser] = [newSecret(), newSecret(), newSecret(), newSecret()];
  await query.deleteFrom('openid_flow').where('expires_at', '<=', now).execute();
  await query
    .insertInto('openid_flow')
    .values({
      state_hash: state.hash,
      browser_hash: browser.hash,
      nonce: nonce.secret,
      verifier: verifier.secret,
      expires_at: now + FLOW_MS,
    })
    .execute();
  return {
    state: state.secret,
    nonce: nonce.secret,
    verifier: verifier.secret,
    browser: browser.secret,
  };
}

/**
 * Ends a sign-in, whether it succeeds or fails. Of several concurrent requests only one gets it.
 * @returns undefined for one that has ended or expired, or that another browser started
 */
export async function useFlow(
  store: Store,
  query: Query,
  { state, browser }: { state: string; browser: string },
): Promise<Flow | undefined> {
  const now = await readNow(store, query);
  const used = await query
    .deleteFrom('openid_flow')
    .where('state_hash', '=', hashSecret(state))
    .returning(['browser_hash', 'nonce', 'verifier', 'expires_at'])
    .executeTakeFirst();
  if (used === undefined || used.expires_at <= now || used.browser_hash !== hashSecret(browser))
    return undefined;
  return { state, nonce: used.nonce, verifier: used.verifier };
}
