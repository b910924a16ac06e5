import { useEffect, useState } from 'preact/hooks';
import { ApiError } from '../../../generated/account/client/index.js';
import { account, leaving, UserError } from '../../client.ts';

/** Seconds that a key is valid after the page can no longer revoke it. */
const LIFE_SECONDS = 120;
/** Milliseconds between renewals. Browsers run timers of a background page once a minute. */
const RENEW_MS = 40_000;

interface Held {
  id: string;
  secret: string;
  operation: string;
  /** By the wall clock, which also advances while the machine sleeps. */
  renewedAt: number;
}

/**
 * The temporary key of a page: for one operation with all features that its body may request, renewed while the page is
 * open, and revoked when the page is left or another operation is chosen. Otherwise it expires on the server.
 */
export class PageKey {
  readonly #teamId: string;
  readonly #onChange: (secret: string) => void;
  #held: Held | undefined;
  /** Counts releases, so that a key that arrives after one is revoked. */
  #released = 0;

  /** @param onChange called with the secret of each new key, and with an empty string when there is none. */
  constructor(teamId: string, onChange: (secret: string) => void) {
    this.#teamId = teamId;
    this.#onChange = onChange;
  }

  /**
   * Returns the secret of a key for an operation: the current one if it fits and is still valid, or else a new one.
   * @throws {UserError} when the page was left meanwhile
   */
  async obtain(operation: string): Promise<string> {
    if (this.#held && Date.now() - this.#held.renewedAt > RENEW_MS) await this.renew();
    if (this.#held?.operation === operation) return this.#held.secret;
    this.release();
    const released = this.#released;
    const renewedAt = Date.now();
    const { key, secret } = await account.keys.create(this.#teamId, {
      name: 'Playground',
      scopes: [operation, 'feature:*'],
      lifeSeconds: LIFE_SECONDS,
    });
    if (this.#released !== released) {
      this.#revoke(key.id);
      throw new UserError('The key was for what was left meanwhile. Send again.');
    }
    this.#held = { id: key.id, secret, operation, renewedAt };
    this.#onChange(secret);
    return secret;
  }

  /**
   * Renews the key, and drops one that has expired. A key that cannot be renewed for other reasons expires by itself.
   */
  async renew(): Promise<void> {
    const held = this.#held;
    if (held === undefined) return;
    const renewedAt = Date.now();
    try {
      await account.keys.renew(this.#teamId, held.id);
      held.renewedAt = renewedAt;
    } catch (error) {
      const hasEnded = error instanceof ApiError && (error.status === 409 || error.status === 404);
      if (hasEnded && this.#held === held) this.#forget();
    }
  }

  /** Revokes the key, even while the page unloads. */
  release(): void {
    this.#released += 1;
    if (this.#held === undefined) return;
    this.#revoke(this.#held.id);
    this.#forget();
  }

  #forget(): void {
    this.#held = undefined;
    this.#onChange('');
  }

  #revoke(id: string): void {
    void leaving.keys.revoke(this.#teamId, id).catch(() => undefined);
  }
}

/** Returns the temporary key of the page for a team, until the component unmounts. */
export function usePageKey(teamId: string, onChange: (secret: string) => void): PageKey {
  const [key] = useState(() => new PageKey(teamId, onChange));
  useEffect(() => {
    const release = () => key.release();
    // A page restored from the back/forward cache has no key, and creates one when needed.
    addEventListener('pagehide', release);
    const timer = setInterval(() => void key.renew(), RENEW_MS);
    return () => {
      removeEventListener('pagehide', release);
      clearInterval(timer);
      release();
    };
  }, [key]);
  return key;
}
