import { timingSafeEqual } from 'node:crypto';
import { hashSecret } from '../people/secret.ts';
import { readNow } from '../store/clock.ts';
import type { Query, Store } from '../store/store.ts';
import type { DeviceGrantRow } from '../store/tables.ts';
import type { UserCode } from './user-code.ts';

/** Codes with the right first half and a wrong second one after which a grant is closed. */
const MAX_MISSES = 5;

/** What a code that was typed led to. */
export interface Found {
  grant?: DeviceGrantRow;
  /** The grant that this miss has closed. */
  closed?: DeviceGrantRow;
}

/**
 * The agent that waits under a code. A code whose first half is somebody's and whose second half is not counts against that
 * grant, so that guesses close what they come near to, whoever makes them and from wherever.
 */
export async function findByCode(store: Store, query: Query, { name, text }: UserCode): Promise<Found> {
  const now = await readNow(store, query);
  const select = query.selectFrom('device_grant').selectAll().where('code_name', '=', name);
  const grant = await store
    .lockRow(select.where('state', '=', 'waiting').where('expires_at', '>', now))
    .executeTakeFirst();
  if (grant === undefined) return {};
  if (timingSafeEqual(Buffer.from(grant.code_hash), Buffer.from(hashSecret(text)))) return { grant };
  const misses = grant.misses + 1;
  const isClosed = misses >= MAX_MISSES;
  await query
    .updateTable('device_grant')
    .set({ misses, ...(isClosed && { state: 'closed' }) })
    .where('id', '=', grant.id)
    .execute();
  return isClosed ? { closed: grant } : {};
}

/** The agent that waits under an id, locked until the transaction ends; undefined when nobody does any more. */
export async function findWaiting(
  store: Store,
  query: Query,
  id: string,
): Promise<DeviceGrantRow | undefined> {
  const now = await readNow(store, query);
  const select = query.selectFrom('device_grant').selectAll().where('id', '=', id);
  return store
    .lockRow(select.where('state', '=', 'waiting').where('expires_at', '>', now))
    .executeTakeFirst();
}

/** Lets no key be fetched. */
export async function deny(query: Query, id: string): Promise<void> {
  await query.updateTable('device_grant').set({ state: 'denied' }).where('id', '=', id).execute();
}

/** What a person gives. */
export interface Approval {
  teamId: string;
  personId: string;
  scopes: readonly string[];
  /** Milliseconds since the epoch from which the key is refused; null for never. */
  keyExpiresAt: number | null;
}

/** Lets one key be fetched. */
export async function approve(query: Query, id: string, approval: Approval): Promise<void> {
  const { teamId, personId, scopes, keyExpiresAt } = approval;
  await query
    .updateTable('device_grant')
    .set({
      state: 'approved',
      team_id: teamId,
      person_id: personId,
      scopes: JSON.stringify(scopes),
      key_expires_at: keyExpiresAt,
    })
    .where('id', '=', id)
    .execute();
}
