import type { Store } from '../store/store.ts';
import { IDEMPOTENCY_MS } from './accept.ts';

/** Jobs deleted in one transaction. */
const BATCH = 100;

/** Deletes ended jobs whose time has passed, with their traces and snapshots, and idempotency keys nobody needs. */
export async function pruneJobs(store: Store): Promise<number> {
  await store.tx((query) =>
    query
      .deleteFrom('agent_start')
      .where('created_at', '<', Date.now() - IDEMPOTENCY_MS)
      .execute(),
  );
  let pruned = 0;
  for (let batch = BATCH; batch === BATCH; pruned += batch) batch = await pruneBatch(store);
  return pruned;
}

async function pruneBatch(store: Store): Promise<number> {
  return store.tx(async (query) => {
    const expired = await query
      .selectFrom('agent_job')
      .select('id')
      .where('status', '!=', 'processing')
      .where('expires_at', '<=', Date.now())
      .limit(BATCH)
      .execute();
    const ids = expired.map((row) => row.id);
    if (ids.length === 0) return 0;
    const snapshots = await query
      .selectFrom('agent_snapshot')
      .select('digest')
      .where('job_id', 'in', ids)
      .execute();
    await query.deleteFrom('agent_snapshot').where('job_id', 'in', ids).execute();
    await query.deleteFrom('agent_event').where('job_id', 'in', ids).execute();
    for (const { digest } of snapshots) {
      await query
        .updateTable('agent_content')
        .set((row) => ({ uses: row('uses', '-', 1) }))
        .where('digest', '=', digest)
        .execute();
    }
    await query.deleteFrom('agent_content').where('uses', '<=', 0).execute();
    await query.deleteFrom('agent_job').where('id', 'in', ids).execute();
    return ids.length;
  });
}
