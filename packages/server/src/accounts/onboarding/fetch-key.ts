import { hasRoomForKey } from '../keys/key-room.ts';
import { createKey } from '../keys/keys.ts';
import { mayAs } from '../../platform/config/role.ts';
import { hashSecret } from '../people/secret.ts';
import { readNow } from '../../platform/store/clock.ts';
import type { Query, Store } from '../../platform/store/store.ts';
import type { DeviceGrantRow } from '../../platform/store/tables/onboarding.ts';

/** Milliseconds that each early poll adds to the interval (RFC 8628, section 3.5). */
const SLOWER_MS = 5000;
/** Milliseconds by which a poll may be early, because of network latency. */
const EARLY_MS = 500;

/** Why an agent does not get a key, or not yet. */
export type NoKey = 'AuthorizationPending' | 'SlowDown' | 'AccessDenied' | 'ExpiredToken' | 'InvalidGrant';

/** A new key of an agent. This is the only time that it is readable. */
export interface FetchedKey {
  key: string;
  keyId: string;
  name: string;
  scopes: string[];
  /** Milliseconds from now until the key expires; undefined for never. */
  lifeMs: number | undefined;
  teamId: string;
  personId: string;
}

/**
 * Handles the poll of an agent. Creates the key here and not at the approval, so that no key is stored. Of several
 * polls at once, only one gets it.
 */
export async function fetchKey(
  store: Store,
  query: Query,
  { deviceCode, clientId }: { deviceCode: string; clientId: string },
): Promise<FetchedKey | NoKey> {
  const select = query
    .selectFrom('device_grant')
    .selectAll()
    .where('device_hash', '=', hashSecret(deviceCode));
  const grant = await store.lockRow(select).executeTakeFirst();
  if (grant === undefined || grant.client_id !== clientId) return 'InvalidGrant';
  const now = await readNow(store, query);
  if (grant.expires_at <= now || grant.state === 'closed') return 'ExpiredToken';
  if (grant.state === 'denied') return 'AccessDenied';
  if (grant.state === 'waiting') return pace(query, grant, now);
  await query.deleteFrom('device_grant').where('id', '=', grant.id).execute();
  return makeKey(store, query, grant, now);
}

async function pace(
  query: Query,
  { id, polled_at, interval_ms }: DeviceGrantRow,
  now: number,
): Promise<NoKey> {
  const isEarly = polled_at !== null && now < polled_at + interval_ms - EARLY_MS;
  await query
    .updateTable('device_grant')
    .set({ polled_at: now, interval_ms: isEarly ? interval_ms + SLOWER_MS : interval_ms })
    .where('id', '=', id)
    .execute();
  return isEarly ? 'SlowDown' : 'AuthorizationPending';
}

/** Creates no key when the approver may no longer create keys, or when the team has reached its max number of keys. */
async function makeKey(
  store: Store,
  query: Query,
  { team_id, person_id, client_name, scopes: grantedScopes, key_expires_at: expiresAt }: DeviceGrantRow,
  now: number,
): Promise<FetchedKey | NoKey> {
  const [teamId, personId] = [team_id!, person_id!]; // Set by the approval.
  const membership = await query
    .selectFrom('membership')
    .select('role')
    .where('team_id', '=', teamId)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  if (membership === undefined || !mayAs(membership.role, 'member')) return 'AccessDenied';
  if (expiresAt !== null && expiresAt <= now) return 'AccessDenied';
  if (!(await hasRoomForKey(store, query, teamId))) return 'AccessDenied';
  const name = `${client_name} (agent)`;
  const scopes = JSON.parse(grantedScopes) as string[]; // The server writes it.
  const { id: keyId, key } = await createKey(query, { teamId, name, scopes, expiresAt });
  const lifeMs = expiresAt === null ? undefined : expiresAt - now;
  return { key, keyId, name, scopes, lifeMs, teamId, personId };
}
