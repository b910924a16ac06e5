import type { Store } from '../../platform/store/store.ts';

/** Milliseconds between two writes for one key: a write for each request would cost more than its work. */
const WRITTEN_EVERY = 600_000;

/** Writes to the store when keys were last used, to about 10 minutes, without delaying requests. */
export class KeyUses {
  readonly #store: Store;
  readonly #writing = new Map<string, Promise<void>>();

  constructor(store: Store) {
    this.#store = store;
  }

  /** @param lastUsedAt from the store, in milliseconds since the epoch; null when the key was never used. */
  note(keyId: string, lastUsedAt: number | null): void {
    const now = Date.now();
    if ((lastUsedAt !== null && lastUsedAt > now - WRITTEN_EVERY) || this.#writing.has(keyId)) return;
    // A failed write is retried at a later use.
    const writing = this.#write(keyId, now)
      .catch(() => {})
      .then(() => void this.#writing.delete(keyId));
    this.#writing.set(keyId, writing);
  }

  /** Resolves when no write is in progress. */
  async idle(): Promise<void> {
    await Promise.all(this.#writing.values());
  }

  async #write(keyId: string, now: number): Promise<void> {
    await this.#store.tx((query) =>
      query
        .updateTable('api_key')
        .set({ last_used_at: now })
        .where('id', '=', keyId)
        .where((row) => row.or([row('last_used_at', 'is', null), row('last_used_at', '<', now)]))
        .execute(),
    );
  }
}
