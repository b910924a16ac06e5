import type { InteractSession } from '@web-data/types';
import type { Store } from '../store/store.ts';
import type { InteractSessionRow } from '../store/tables.ts';

const MAX_LISTED = 1000;

/** Tells every process whose session it is, and where it lives. Nothing of what happens in it is written. */
export async function addSession({ tx }: Store, row: InteractSessionRow): Promise<void> {
  await tx((query) => query.insertInto('interact_session').values(row).execute());
}

/** Forgets a session that has ended. */
export async function removeSession({ tx }: Store, id: string): Promise<void> {
  await tx((query) => query.deleteFrom('interact_session').where('id', '=', id).execute());
}

/** The process that has a session of a team; undefined when there is no such session. */
export async function ownerOf(
  { db }: Store,
  { id, teamId }: { id: string; teamId: string },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('interact_session')
    .select('instance_id')
    .where('id', '=', id)
    .where('team_id', '=', teamId)
    .where('expires_at', '>', Date.now())
    .executeTakeFirst();
  return row?.instance_id;
}

/** The sessions of a team, the newest first. */
export async function listSessions({ db }: Store, teamId: string): Promise<InteractSession[]> {
  const rows = await db
    .selectFrom('interact_session')
    .select(['id', 'created_at', 'expires_at'])
    .where('team_id', '=', teamId)
    .where('expires_at', '>', Date.now())
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_LISTED)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    createdAt: new Date(row.created_at).toISOString(),
    expiresAt: new Date(row.expires_at).toISOString(),
  }));
}
