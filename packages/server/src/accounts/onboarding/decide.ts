import { timingSafeEqual } from 'node:crypto';
import { hashSecret } from '../people/secret.ts';
import { readNow } from '../../platform/store/clock.ts';
import type { Query, Store } from '../../platform/store/store.ts';
import type { DeviceGrantRow } from '../../platform/store/tables/onboarding.ts';
import type { UserCode } from './user-code.ts';

/** Codes with the right first half and a wrong second half after which a grant is closed. */
const MAX_MISSES = 5;

/** The grant of a typed code. */
export interface Found {
  grant?: DeviceGrantRow;
  /** The grant that this wrong code has closed. */
  closed?: DeviceGrantRow;
}

/**
 * Finds the waiting agent of a code. A code whose first half matches and whose second half does not counts against that
 * grant, so that guesses close it, whoever makes them and from any address.
 */
export async function findByCode(store: Store, query: Query, { name, text }: UserCode): Promise<Found> {
  const now = await readNow(store, query);
  const select = query.selectFrom('device_grant').selectAll().where('code_prefix', '=', name);
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

/** Finds the waiting agent with an id and locks it until the transaction ends; undefined when it no longer waits. */
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

/** Denies the agent a key. */
export async function deny(query: Query, id: string): Promise<void> {
  await query.updateTable('device_grant').set({ state: 'denied' }).where('id', '=', id).execute();
}

/** The approval of a person. */
export interface Approval {
  teamId: string;
  personId: string;
  scopes: readonly string[];
  /** Milliseconds since the epoch from which the key is rejected; null for never. */
  keyExpiresAt: number | null;
}

/** Allows the agent to fetch one key. */
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
