import { databaseNow } from '../../platform/store/clock.ts';
import type { Query, Store } from '../../platform/store/store.ts';

/**
 * Returns the time by the clock of the database, in milliseconds since the epoch. Every process plans checks by this
 * clock.
 */
export async function getDatabaseTime(store: Store, query: Query): Promise<number> {
  const { now } = await query.selectNoFrom(databaseNow(store).as('now')).executeTakeFirstOrThrow();
  return now;
}
