import type { Query, Store } from '../store/store.ts';

/** Keys of a team that are accepted, at most. */
const MAX_KEYS = 500;

/** Whether a team may have one key more. Its row is locked, so that two who make one count each other. */
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
