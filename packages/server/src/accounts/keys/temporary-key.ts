import type { Store } from '../../platform/store/store.ts';
import { AccountError } from '../teams/account-error.ts';
import { createKey, revokeKey } from './keys.ts';

/**
 * Creates a key of the oldest team, runs `work` with it and revokes it, whether the work succeeds or fails.
 * @throws {AccountError} when the store has no team.
 */
export async function withTemporaryKey<T>(store: Store, work: (key: string) => Promise<T>): Promise<T> {
  const team = await store.db.selectFrom('team').select('id').orderBy('id').limit(1).executeTakeFirst();
  if (team === undefined) throw new AccountError('There is no team: `teams create` makes one.');
  const { id, key } = await store.tx((query) =>
    createKey(query, { teamId: team.id, name: 'temporary', scopes: ['*'] }),
  );
  try {
    return await work(key);
  } finally {
    await store.tx((query) => revokeKey(query, id));
  }
}
