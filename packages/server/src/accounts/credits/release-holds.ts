import type { Query, Store } from '../../platform/store/store.ts';
import { applyMovements } from './ledger.ts';
import type { Movement } from './movement.ts';

/** Holds released in one transaction. */
const RELEASED = 500;

/**
 * Releases holds of an instance that has ended, up to 500 of them in this transaction.
 * @returns the number of released holds; 0 once none is left
 */
export async function releaseHolds(store: Store, query: Query, instanceId: string): Promise<number> {
  const holds = await query
    .selectFrom('hold')
    .select(['id', 'team_id'])
    .where('instance_id', '=', instanceId)
    .limit(RELEASED)
    .execute();
  const releases = holds.map((hold): Movement => ({
    kind: 'release',
    teamId: hold.team_id,
    holdId: hold.id,
  }));
  if (releases.length > 0) await applyMovements(store, query, releases);
  return releases.length;
}
