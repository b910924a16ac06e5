import { sql } from 'kysely';
import { databaseNow } from '../../../platform/store/clock.ts';
import type { Query, Store } from '../../../platform/store/store.ts';

/** Identifies a profile. */
export interface ProfileName {
  teamId: string;
  name: string;
}

/** The encrypted state of a profile. */
export interface SealedState {
  state: string;
  /** Size of the plain state. */
  bytes: number;
}

/**
 * Result of saving a state: `lost` when the session has lost the right to save, `closed` when its team has zero data
 * retention by now.
 */
export type SaveResult = 'kept' | 'lost' | 'closed';

/** Maximum rows deleted in one transaction. */
const BATCH = 500;

/** Returns the encrypted state of a profile; undefined when there is none. */
export async function readProfile({ db }: Store, { teamId, name }: ProfileName): Promise<string | undefined> {
  const row = await db
    .selectFrom('profile')
    .select('state')
    .where('team_id', '=', teamId)
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.state;
}

/** Updates the time of a profile's last use. @returns whether the profile exists */
export async function touchProfile(
  store: Store,
  query: Query,
  { teamId, name }: ProfileName,
): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('profile')
    .set({ last_used_at: databaseNow(store) })
    .where('team_id', '=', teamId)
    .where('name', '=', name)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Saves the state of a session, if the session still has the right to save. A session that counts as lost cannot
 * overwrite the state of the next one.
 */
export function keepProfile(
  store: Store,
  sessionId: string,
  { teamId, name, ...state }: ProfileName & SealedState,
): Promise<SaveResult> {
  return store.tx(async (query) => {
    const holds = query
      .selectFrom('interact_session')
      .select('id')
      .where('id', '=', sessionId)
      .where('saves', '=', 1);
    if ((await store.lockRow(holds).execute()).length === 0) return 'lost';
    const team = await query
      .selectFrom('team')
      .select('zero_data_retention')
      .where('id', '=', teamId)
      .executeTakeFirstOrThrow();
    if (team.zero_data_retention === 1) return 'closed';
    const now = databaseNow(store);
    await query
      .insertInto('profile')
      .values({ team_id: teamId, name, ...state, created_at: now, saved_at: now, last_used_at: now })
      .onConflict((on) =>
        on.columns(['team_id', 'name']).doUpdateSet({ ...state, saved_at: now, last_used_at: now }),
      )
      .execute();
    return 'kept';
  });
}

/** Counts the profiles of a team, and those that its sessions will save; leaves out the one of this name. */
export async function countOthers(query: Query, { teamId, name }: ProfileName): Promise<number> {
  const { rows } = await sql<{ total: number | string }>`select count(*) as total from (
      select name from profile where team_id = ${teamId}
      union select profile from interact_session where team_id = ${teamId} and saves = 1
    ) as named where name <> ${name}`.execute(query);
  return Number(rows[0]!.total);
}

/**
 * Deletes profiles that no session has used for some time, and those of teams with zero data retention. Several
 * processes may run it concurrently.
 * @param retentionMs milliseconds since the last use until a profile expires
 * @returns the number of deleted profiles.
 */
export async function pruneProfiles(store: Store, retentionMs: number): Promise<number> {
  let pruned = 0;
  for (let batch = BATCH; batch === BATCH; pruned += batch) batch = await pruneBatch(store, retentionMs);
  return pruned;
}

function pruneBatch(store: Store, retentionMs: number): Promise<number> {
  return store.tx(async (query) => {
    const past = sql<number>`${databaseNow(store)} - ${retentionMs}`;
    const closed = query.selectFrom('team').select('id').where('zero_data_retention', '=', 1);
    const rows = query
      .selectFrom('profile')
      .select(['team_id', 'name'])
      .where((row) => row.or([row('last_used_at', '<', past), row('team_id', 'in', closed)]))
      .limit(BATCH);
    const found = await store.lockRow(rows, { skipLocked: true }).execute();
    for (const { team_id: teamId, name } of found)
      await query.deleteFrom('profile').where('team_id', '=', teamId).where('name', '=', name).execute();
    return found.length;
  });
}
