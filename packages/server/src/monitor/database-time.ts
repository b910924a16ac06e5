import { databaseNow } from '../store/clock.ts';
import type { Query, Store } from '../store/store.ts';

/** Milliseconds since the epoch by the clock of the database: what is due is told by it, whichever process looks. */
export async function getDatabaseTime(store: Store, query: Query): Promise<number> {
  const { now } = await query.selectNoFrom(databaseNow(store).as('now')).executeTakeFirstOrThrow();
  return now;
}
