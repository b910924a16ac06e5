import { sql } from 'kysely';
import type { Query, Store } from '../../platform/store/store.ts';
import { SNAPSHOT_MS } from './snapshots.ts';

/** Maximum bytes of all versions of a team. Above it the oldest ones are deleted. */
const MAX_TEAM_BYTES = 268_435_456;
/** Maximum rows deleted in one transaction. */
const BATCH = 500;

/**
 * Deletes versions that have expired, those of teams with zero data retention, and the oldest ones of teams that have
 * more than `maxTeamBytes`. Several processes may run it concurrently.
 * @returns the number of deleted versions.
 */
export async function pruneSnapshots(store: Store, maxTeamBytes: number = MAX_TEAM_BYTES): Promise<number> {
  let pruned = 0;
  for (let count = BATCH; count === BATCH; pruned += count) count = await store.tx(deleteExpired);
  const large = await sql<{ id: string; bytes: number }>`
    select owner_id as id, cast(sum(bytes) as bigint) as bytes from known_page where check_id is null
    group by owner_id having sum(bytes) > ${maxTeamBytes}`.execute(store.db);
  for (const { id, bytes } of large.rows) {
    for (let excess = bytes - maxTeamBytes; excess > 0;) {
      const { freed, count } = await store.tx((query) => deleteOldest(query, id, excess));
      if (count === 0) break;
      excess -= freed;
      pruned += count;
    }
  }
  return pruned;
}

async function deleteExpired(query: Query): Promise<number> {
  const closed = query.selectFrom('team').select('id').where('zero_data_retention', '=', 1);
  const rows = await query
    .selectFrom('known_page')
    .select(['owner_id', 'scope', 'key', 'bytes'])
    .where('check_id', 'is', null)
    .where((row) => row.or([row('read_at', '<=', Date.now() - SNAPSHOT_MS), row('owner_id', 'in', closed)]))
    .limit(BATCH)
    .execute();
  for (const row of rows) await deleteOne(query, row);
  return rows.length;
}

async function deleteOldest(
  query: Query,
  teamId: string,
  excess: number,
): Promise<{ freed: number; count: number }> {
  const rows = await query
    .selectFrom('known_page')
    .select(['owner_id', 'scope', 'key', 'bytes'])
    .where('owner_id', '=', teamId)
    .where('check_id', 'is', null)
    .orderBy('read_at')
    .limit(BATCH)
    .execute();
  let [freed, count] = [0, 0];
  for (const row of rows) {
    if (freed >= excess) break;
    await deleteOne(query, row);
    freed += row.bytes;
    count += 1;
  }
  return { freed, count };
}

async function deleteOne(
  query: Query,
  { owner_id, scope, key }: { owner_id: string; scope: string; key: string },
): Promise<void> {
  await query
    .deleteFrom('known_page')
    .where('owner_id', '=', owner_id)
    .where('scope', '=', scope)
    .where('key', '=', key)
    .execute();
}
