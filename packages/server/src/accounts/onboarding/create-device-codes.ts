import { uuidv7 } from '../../platform/ids.ts';
import { getSite } from '../limits/network.ts';
import { hashSecret, newSecret } from '../people/secret.ts';
import { readNow } from '../../platform/store/clock.ts';
import type { Query, Store } from '../../platform/store/store.ts';
import { newUserCode } from './user-code.ts';

/** Milliseconds for which codes are valid, and between two polls of the agent. */
export const DEVICE_MS: { life: number; interval: number } = { life: 600_000, interval: 5000 };

/** Milliseconds after its expiry for which a code is reported as expired. */
const CODE_RETENTION_MS = 600_000;
/** Max agents that wait at once, of all sites and of one ({@link getSite}). */
const MAX_WAITING = 10_000;
const MAX_OF_SITE = 500;
/** Codes that make room at once, so that the largest site is not looked for with each new code. */
const ROOM = 100;
/**
 * Attempts to find a free code. With the max number of waiting agents, two attempts leave one chance in 250 of failure.
 */
const TRIES = 8;

/** The agent that requests a key, and the scopes. */
export interface DeviceRequest {
  clientId: string;
  clientName: string;
  address: string;
  scopes: readonly string[];
}

/** The two codes: the long device code for the agent, the short user code for the person. */
export interface DeviceCodes {
  deviceCode: string;
  userCode: string;
}

/**
 * Creates codes for an agent. Only their hashes are stored. The hash of the short code can be reversed by anyone who
 * can read the store, but is useless to them: a person must still approve within minutes.
 * @returns undefined when too many agents of the site wait. When too many of all wait, the oldest of the site that has
 * most make room.
 */
export async function createDeviceCodes(
  store: Store,
  query: Query,
  { clientId, clientName, address, scopes }: DeviceRequest,
): Promise<DeviceCodes | undefined> {
  const now = await readNow(store, query);
  await query
    .deleteFrom('device_grant')
    .where('expires_at', '<=', now - CODE_RETENTION_MS)
    .execute();
  const site = getSite(address);
  const [ofSite, ofAll] = [await countWaiting(query, site), await countWaiting(query)];
  if (ofSite >= MAX_OF_SITE) return undefined;
  if (ofAll >= MAX_WAITING) await makeRoom(query);
  const { secret: deviceCode, hash: device_hash } = newSecret();
  for (let left = TRIES; left > 0; left -= 1) {
    const { name: code_prefix, text: userCode } = newUserCode();
    const { numInsertedOrUpdatedRows = 0n } = await query
      .insertInto('device_grant')
      .values({
        id: uuidv7(now),
        device_hash,
        code_prefix,
        code_hash: hashSecret(userCode),
        client_id: clientId,
        client_name: clientName,
        address,
        site,
        scopes: JSON.stringify(scopes),
        created_at: now,
        expires_at: now + DEVICE_MS.life,
        interval_ms: DEVICE_MS.interval,
        misses: 0,
        state: 'waiting',
      })
      .onConflict((conflict) => conflict.column('code_prefix').doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows > 0n) return { deviceCode, userCode };
  }
  return undefined;
}

async function countWaiting(query: Query, site?: string): Promise<number> {
  const all = query
    .selectFrom('device_grant')
    .select((row) => row.fn.countAll<number | string>().as('waiting'));
  const { waiting } = await (
    site === undefined ? all : all.where('site', '=', site)
  ).executeTakeFirstOrThrow();
  return Number(waiting);
}

/** Deletes the oldest codes that nobody has approved yet, of the site that has most. */
async function makeRoom(query: Query): Promise<void> {
  const largest = await query
    .selectFrom('device_grant')
    .select('site')
    .where('state', '=', 'waiting')
    .groupBy('site')
    .orderBy((row) => row.fn.countAll(), 'desc')
    .limit(1)
    .executeTakeFirst();
  if (largest === undefined) return;
  const oldest = await query
    .selectFrom('device_grant')
    .select('id')
    .where('site', '=', largest.site)
    .where('state', '=', 'waiting')
    .orderBy('created_at')
    .limit(ROOM)
    .execute();
  const ids = oldest.map(({ id }) => id);
  if (ids.length > 0) await query.deleteFrom('device_grant').where('id', 'in', ids).execute();
}
