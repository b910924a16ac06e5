import type { Store } from '../../platform/store/store.ts';

/** Rows deleted in one transaction. */
const BATCH = 500;

/**
 * Deletes expired checks with their pages, and deleted monitors with all their rows, in small transactions. Several
 * processes may run it at once.
 * @returns the number of checks and monitors deleted.
 */
export async function pruneMonitors(store: Store): Promise<number> {
  const { db } = store;
  const expired = await db
    .selectFrom('monitor_check')
    .innerJoin('monitor', 'monitor.id', 'monitor_check.monitor_id')
    .select('monitor_check.id')
    .where((row) =>
      row.or([
        row('monitor.status', '=', 'deleted'),
        row.and([
          row('monitor_check.expires_at', '<=', Date.now()),
          row('monitor_check.status', 'not in', ['queued', 'running']),
        ]),
      ]),
    )
    .execute();
  let pruned = 0;
  for (const { id } of expired) pruned += await pruneCheck(store, id);
  const deleted = await db.selectFrom('monitor').select('id').where('status', '=', 'deleted').execute();
  for (const { id } of deleted) pruned += await pruneMonitor(store, id);
  return pruned;
}

async function pruneCheck(store: Store, id: string): Promise<number> {
  for (let count = BATCH; count === BATCH;) {
    count = await store.tx(async (query) => {
      const rows = await query
        .selectFrom('monitor_page')
        .select('position')
        .where('check_id', '=', id)
        .limit(BATCH)
        .execute();
      const positions = rows.map(({ position }) => position);
      if (positions.length === 0) return 0;
      await query
        .deleteFrom('monitor_page')
        .where('check_id', '=', id)
        .where('position', 'in', positions)
        .execute();
      return positions.length;
    });
  }
  const { numDeletedRows } = await store.tx((query) =>
    query.deleteFrom('monitor_check').where('id', '=', id).executeTakeFirst(),
  );
  return Number(numDeletedRows);
}

async function pruneMonitor(store: Store, id: string): Promise<number> {
  for (let count = BATCH; count === BATCH;) {
    count = await store.tx(async (query) => {
      const rows = await query
        .selectFrom('monitor_known_page')
        .select(['target_id', 'key'])
        .where('monitor_id', '=', id)
        .limit(BATCH)
        .execute();
      const keys = rows.map(({ key }) => key);
      if (keys.length === 0) return 0;
      await query
        .deleteFrom('monitor_known_page')
        .where('monitor_id', '=', id)
        .where('key', 'in', keys)
        .execute();
      return keys.length;
    });
  }
  // A check may have been added since the query for checks.
  const { numDeletedRows } = await store.tx((query) =>
    query
      .deleteFrom('monitor')
      .where('id', '=', id)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('monitor_check').select('id').where('monitor_id', '=', id))),
      )
      .executeTakeFirst(),
  );
  return Number(numDeletedRows);
}
