import { hashSecret, newSecret } from '../people/secret.ts';
import { readNow } from '../store/clock.ts';
import type { Query, Store } from '../store/store.ts';

/** Milliseconds that somebody has to sign in at the provider. */
export const FLOW_MS = 600_000;

/** What is kept between the way there and the way back. */
export interface Flow {
  /** What the provider must give back unchanged. */
  state: string;
  nonce: string;
  /** Of PKCE (RFC 7636). */
  verifier: string;
}

/** Begins a way: its cookie proves that who comes back is the browser that went. */
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
 * Uses a way up, whatever comes of its answer: of several who bring one at once, one succeeds.
 * @returns undefined for one that was used, has ended, or that another browser began
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
