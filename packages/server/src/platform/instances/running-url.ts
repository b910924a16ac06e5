import { databaseNow } from '../store/clock.ts';
import type { Store } from '../store/store.ts';

/** Returns the scheme and host under which people reach the running process that started last; undefined without one. */
export async function readRunningUrl(store: Store): Promise<string | undefined> {
  const row = await store.db
    .selectFrom('instance')
    .select('url')
    .where('lease_until', '>=', databaseNow(store))
    .where('url', 'is not', null)
    .orderBy('started_at', 'desc')
    .executeTakeFirst();
  return row?.url ?? undefined;
}
