import { sql } from 'kysely';
import { releaseJobs } from '../jobs/release.ts';
import { databaseNow } from '../store/clock.ts';
import type { Query, Store } from '../store/store.ts';

/**
 * Releases some of the credits and concurrency that an instance holds.
 * @returns the number of released holds; 0 once none is left
 */
export type ReleaseHolds = (store: Store, query: Query, instanceId: string) => Promise<number>;

/** Reaps every instance whose lease has expired by the clock of the database. */
export async function reapDead(store: Store, releaseHolds: ReleaseHolds): Promise<void> {
  await nameForgotten(store);
  const dead = await store.db
    .selectFrom('instance')
    .select('id')
    .where('lease_until', '<', databaseNow(store))
    .execute();
  for (const { id } of dead) await reap(store, id, { releaseHolds });
}

/**
 * Registers unknown owners of holds and jobs as dead instances. A process that was paused for longer than its lease,
 * and reaped, may claim and hold before it renews; if it is then killed, nothing would release these. If it is alive,
 * either its renewal or the reaping comes first, as for any other instance.
 */
async function nameForgotten(store: Store): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select instance_id as id from hold where instance_id not in (select id from instance)
    union select owner as id from job where owner not in (select id from instance)`.execute(store.db);
  if (rows.length === 0) return;
  const dead = rows.map(({ id }) => ({ id, started_at: 0, lease_until: 0 }));
  await store.tx((query) =>
    query
      .insertInto('instance')
      .values(dead)
      .onConflict((on) => on.doNothing())
      .execute(),
  );
}

/**
 * Releases the holds of an instance, requeues its jobs and deletes its row. Several processes may do so at once: the
 * update locks the instance, and finds nothing when it was renewed or reaped meanwhile.
 * @param options with `even`, also reaps an instance whose lease still runs: this process at shutdown
 */
export async function reap(
  store: Store,
  id: string,
  { releaseHolds, even = false }: { releaseHolds: ReleaseHolds; even?: boolean },
): Promise<void> {
  const lock = async (query: Query): Promise<boolean> => {
    const { numUpdatedRows } = await query
      .updateTable('instance')
      .set({ lease_until: 0 })
      .where('id', '=', id)
      .where('lease_until', '<', even ? sql<number>`9007199254740991` : databaseNow(store))
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  };
  // Separate transactions, because each locks the accounts that it writes in the order of their teams. Jobs that count
  // have a transaction of their own, because the others may be queued by a transaction that has locked an account.
  for (const counts of [0, 1] as const)
    await store.tx(
      async (query) => void ((await lock(query)) && (await releaseJobs(store, query, id, counts))),
    );
  for (;;) {
    const left = await store.tx(async (query) => {
      if (!(await lock(query))) return 0;
      const released = await releaseHolds(store, query, id);
      if (released > 0) return released;
      // Their browser pages ended with the process.
      await query.deleteFrom('interact_session').where('instance_id', '=', id).execute();
      await query.deleteFrom('instance').where('id', '=', id).execute();
      return 0;
    });
    if (left === 0) return;
  }
}
