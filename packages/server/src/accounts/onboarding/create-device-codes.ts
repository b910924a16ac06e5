import { uuidv7 } from '../../platform/ids.ts';
import { hashSecret, newSecret } from '../people/secret.ts';
import { readNow } from '../../platform/store/clock.ts';
import type { Query, Store } from '../../platform/store/store.ts';
import { newUserCode } from './user-code.ts';

/** Milliseconds for which codes are valid, and between two polls of the agent. */
export const DEVICE_MS: { life: number; interval: number } = { life: 600_000, interval: 5000 };

/** Milliseconds after its expiry for which a code is reported as expired. */
const CODE_RETENTION_MS = 600_000;
/** Max agents that wait at once, of all teams. */
const MAX_WAITING = 10_000;
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
 * @returns undefined when too many agents wait
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
  const { waiting } = await query
    .selectFrom('device_grant')
    .select((row) => row.fn.countAll<number | string>().as('waiting'))
    .executeTakeFirstOrThrow();
  if (Number(waiting) >= MAX_WAITING) return undefined;
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
