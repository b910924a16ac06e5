import { databaseNow } from '../../store/clock.ts';
import type { Store } from '../../store/store.ts';

/** Jobs that no worker of any process has in hand: the depth of the queue. */
export async function waitingJobs(store: Store): Promise<number> {
  const { count } = await store.db
    .selectFrom('agent_job')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', '=', 'processing')
    .where('lease_until', '<', databaseNow(store))
    .executeTakeFirstOrThrow();
  return count;
}
