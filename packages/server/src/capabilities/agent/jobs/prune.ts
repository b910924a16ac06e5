import { IDEMPOTENCY_MS } from '../../../platform/jobs/idempotent-start.ts';
import type { Query, Store } from '../../../platform/store/store.ts';

/** Jobs deleted in one transaction. */
const BATCH = 50;

/**
 * Deletes expired jobs with their traces and snapshots, and expired idempotency keys. Several processes may run it at
 * once.
 * @returns the number of jobs deleted.
 */
export async function pruneJobs(store: Store): Promise<number> {
  await store.tx((query) =>
    query
      .deleteFrom('idempotent_start')
      .where('created_at', '<', Date.now() - IDEMPOTENCY_MS)
      .execute(),
  );
  let pruned = 0;
  for (let batch = BATCH; batch === BATCH; pruned += batch) batch = await pruneBatch(store);
  return pruned;
}

async function pruneBatch(store: Store): Promise<number> {
  return store.tx(async (query) => {
    const ids = await lockExpired(store, query);
    if (ids.length === 0) return 0;
    await pruneSnapshots(query, ids);
    await query.deleteFrom('agent_event').where('job_id', 'in', ids).execute();
    await query.deleteFrom('agent_job').where('id', 'in', ids).execute();
    return ids.length;
  });
}

/**
 * Locks expired jobs. Skips those that another process is deleting, so that the uses of their contents are not
 * subtracted twice.
 */
async function lockExpired(store: Store, query: Query): Promise<string[]> {
  const expired = query
    .selectFrom('agent_job')
    .select('id')
    .where('status', '!=', 'processing')
    .where('expires_at', '<=', Date.now())
    .limit(BATCH);
  const rows = await store.lockRow(expired, { skipLocked: true }).execute();
  return rows.map((row) => row.id);
}

/** Deletes snapshots, and their contents unless other snapshots share them. */
async function pruneSnapshots(query: Query, jobIds: string[]): Promise<void> {
  const snapshots = await query
    .selectFrom('agent_snapshot')
    .select(({ fn }) => ['digest', fn.countAll<number>().as('count')])
    .where('job_id', 'in', jobIds)
    .groupBy('digest')
    .orderBy('digest')
    .execute();
  await query.deleteFrom('agent_snapshot').where('job_id', 'in', jobIds).execute();
  for (const { digest, count } of snapshots) {
    await query
      .updateTable('agent_content')
      .set((row) => ({ uses: row('uses', '-', count) }))
      .where('digest', '=', digest)
      .execute();
    await query.deleteFrom('agent_content').where('digest', '=', digest).where('uses', '<=', 0).execute();
  }
}
