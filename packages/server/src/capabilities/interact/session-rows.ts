import type { InteractSession } from '@web-data/types';
import { reject } from '@web-data/validator';
import { lockTeam } from '../../accounts/teams/teams.ts';
import type { Query, Store } from '../../platform/store/store.ts';
import type { InteractSessionRow } from '../../platform/store/tables/interact.ts';
import { countOthers, touchProfile } from './profiles/profile-rows.ts';

const MAX_LISTED = 1000;
/**
 * Milliseconds after its expiry until a session loses its profile and its id. Its row remains when the store failed at its end.
 * The clocks of processes may differ by less.
 */
const LEFT_MS = 120_000;

/**
 * Stores a session, so that every process knows its team, its instance and its profile. What is done in it is
 * stored apart from it, in its record.
 * @param max maximum profiles of a team
 * @returns whether the profile exists already
 * @throws {Rejection} 409 when there is such a session, or another one saves the profile; 400 when the team has too many
 */
export function addSession(store: Store, row: InteractSessionRow, max: number): Promise<boolean> {
  return store.tx(async (query) => {
    const named = row.profile === null ? undefined : { teamId: row.team_id, name: row.profile };
    if (named && row.saves === 1) {
      await lockTeam(store, query, named.teamId);
      await requireFree(query, named);
      if ((await countOthers(query, named)) >= max) throw tooMany(max);
    }
    await insertSession(query, row);
    return named !== undefined && (await touchProfile(store, query, named));
  }, row.team_id);
}

async function requireFree(query: Query, { teamId, name }: { teamId: string; name: string }): Promise<void> {
  const left = Date.now() - LEFT_MS;
  const holders = await query
    .selectFrom('interact_session')
    .select(['id', 'expires_at'])
    .where('team_id', '=', teamId)
    .where('profile', '=', name)
    .where('saves', '=', 1)
    .execute();
  for (const { id, expires_at: expiresAt } of holders) {
    if (Number(expiresAt) > left) throw reject('ProfileInUse');
    await query.updateTable('interact_session').set({ saves: 0 }).where('id', '=', id).execute();
  }
}

/** @throws {Rejection} 409 when another process has an open session of this id. */
async function insertSession(query: Query, row: InteractSessionRow): Promise<void> {
  const { id } = row;
  // Left by a process that could not remove it.
  await query
    .deleteFrom('interact_session')
    .where('id', '=', id)
    .where('expires_at', '<=', Date.now() - LEFT_MS)
    .execute();
  const inserted = await query
    .insertInto('interact_session')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows === 0n) throw reject('SessionElsewhere');
}

function tooMany(max: number): Error {
  return reject('BadRequest', {
    message: `Your team has ${max} profiles, which is the most there may be: use one of them, or wait until one that is not used is deleted.`,
  });
}

/** Deletes a session that has ended. */
export async function removeSession({ tx }: Store, id: string): Promise<void> {
  await tx((query) => query.deleteFrom('interact_session').where('id', '=', id).execute());
}

/** Returns the id of the process that has a session of a team; undefined when the team has no such session. */
export async function findOwner(
  store: Store,
  { id, teamId }: { id: string; teamId: string },
): Promise<string | undefined> {
  const row = await selectOwner(store, id).where('team_id', '=', teamId).executeTakeFirst();
  return row?.instance_id;
}

/** Returns the id of the process that has a session of any team; undefined when there is no such session. */
export async function findOwnerOfAny(store: Store, id: string): Promise<string | undefined> {
  const row = await selectOwner(store, id).executeTakeFirst();
  return row?.instance_id;
}

function selectOwner({ db }: Store, id: string) {
  return db
    .selectFrom('interact_session')
    .select('instance_id')
    .where('id', '=', id)
    .where('expires_at', '>', Date.now());
}

/** Lists the sessions of a team, the newest first. */
export async function listSessions({ db }: Store, teamId: string): Promise<InteractSession[]> {
  const rows = await db
    .selectFrom('interact_session')
    .select(['id', 'created_at', 'expires_at', 'profile', 'saves'])
    .where('team_id', '=', teamId)
    .where('expires_at', '>', Date.now())
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_LISTED)
    .execute();
  return rows.map(toSession);
}

function toSession(
  row: Pick<InteractSessionRow, 'id' | 'created_at' | 'expires_at' | 'profile' | 'saves'>,
): InteractSession {
  const { id, profile: name, saves } = row;
  const createdAt = new Date(row.created_at).toISOString();
  const expiresAt = new Date(row.expires_at).toISOString();
  return { id, createdAt, expiresAt, ...(name !== null && { profile: { name, saveChanges: saves === 1 } }) };
}
