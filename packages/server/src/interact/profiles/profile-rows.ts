import { sql } from 'kysely';
import { databaseNow } from '../../store/clock.ts';
import type { Query, Store } from '../../store/store.ts';

/** Names a profile. */
export interface ProfileName {
  teamId: string;
  name: string;
}

/** A state of a profile, sealed. */
export interface SealedState {
  state: string;
  /** Of what was sealed. */
  bytes: number;
}

/** What became of a state: `lost` when the session keeps its changes no more, `closed` when its team wants nothing kept by now. */
export type SaveResult = 'kept' | 'lost' | 'closed';

/** Rows deleted in one transaction. */
const BATCH = 500;

/** The sealed state of a profile; undefined when there is none. */
export async function readProfile({ db }: Store, { teamId, name }: ProfileName): Promise<string | undefined> {
  const row = await db
    .selectFrom('profile')
    .select('state')
    .where('team_id', '=', teamId)
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.state;
}

/** Notes that a profile is used. @returns whether there is one */
export async function touchProfile(
  store: Store,
  query: Query,
  { teamId, name }: ProfileName,
): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('profile')
    .set({ used_at: databaseNow(store) })
    .where('team_id', '=', teamId)
    .where('name', '=', name)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Keeps what a session ended with, if it is still the one whose changes are kept: one that was taken for lost overwrites
 * nothing of the next.
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
      .values({ team_id: teamId, name, ...state, created_at: now, saved_at: now, used_at: now })
      .onConflict((on) =>
        on.columns(['team_id', 'name']).doUpdateSet({ ...state, saved_at: now, used_at: now }),
      )
      .execute();
    return 'kept';
  });
}

/**
 * How many profiles a team has, and comes to have when its sessions end, one of this name left out.
 */
export async function countOthers(query: Query, { teamId, name }: ProfileName): Promise<number> {
  const { rows } = await sql<{ total: number | string }>`select count(*) as total from (
      select name from profile where team_id = ${teamId}
      union select profile from interact_session where team_id = ${teamId} and saves = 1
    ) as named where name <> ${name}`.execute(query);
  return Number(rows[0]!.total);
}

/**
 * Deletes profiles that no session has used for a time, and those of teams that want nothing kept by now. Any number of
 * processes may do so at once.
 * @param keptMs milliseconds since the last use for which one is kept
 * @returns how many.
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
      .where((row) => row.or([row('used_at', '<', past), row('team_id', 'in', closed)]))
      .limit(BATCH);
    const found = await store.lockRow(rows, { skipLocked: true }).execute();
    for (const { team_id: teamId, name } of found)
      await query.deleteFrom('profile').where('team_id', '=', teamId).where('name', '=', name).execute();
    return found.length;
  });
}
