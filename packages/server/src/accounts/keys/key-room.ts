import type { Query, Store } from '../../platform/store/store.ts';

/** Max valid keys of a team. */
const MAX_KEYS = 500;

/** Whether a team may have one more key. Locks the row of the team, so that concurrent creations count each other. */
export async function hasRoomForKey(store: Store, query: Query, teamId: string): Promise<boolean> {
  await store.lockRow(query.selectFrom('team').select('id').where('id', '=', teamId)).execute();
  const { keys } = await query
    .selectFrom('api_key')
    .select((row) => row.fn.countAll<number | string>().as('keys'))
    .where('team_id', '=', teamId)
    .where('revoked_at', 'is', null)
    .where((row) => row.or([row('expires_at', 'is', null), row('expires_at', '>', Date.now())]))
    .executeTakeFirstOrThrow();
  return Number(keys) < MAX_KEYS;
}
