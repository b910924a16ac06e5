import { uuidv7 } from '../ids.ts';
import type { Query, Store } from '../store/store.ts';
import type { PasskeyRow } from '../store/tables.ts';

/** Passkeys that a person may have. */
export const MAX_PASSKEYS = 20;

/** What a new passkey is. */
export type NewPasskey = Pick<
  PasskeyRow,
  'credential_id' | 'person_id' | 'public_key' | 'counter' | 'transports' | 'is_synced' | 'name'
>;

/** The passkeys of a person, that which was added first first. */
export function listPasskeys(query: Query | Store['db'], personId: string): Promise<PasskeyRow[]> {
  return query
    .selectFrom('passkey')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** The passkey that a device names; undefined when nobody has it. */
export function findPasskey(store: Store, credentialId: string): Promise<PasskeyRow | undefined> {
  return store.db
    .selectFrom('passkey')
    .selectAll()
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
}

/**
 * Adds a passkey.
 * @returns why there is none: the person has too many, or somebody has it
 */
export async function addPasskey(
  store: Store,
  query: Query,
  passkey: NewPasskey,
): Promise<PasskeyRow | 'full' | 'known'> {
  const person = query.selectFrom('person').select('id').where('id', '=', passkey.person_id);
  await store.lockRow(person).execute();
  if ((await listPasskeys(query, passkey.person_id)).length >= MAX_PASSKEYS) return 'full';
  const row = { ...passkey, id: uuidv7(), created_at: Date.now(), last_used_at: null };
  const { numInsertedOrUpdatedRows = 0n } = await query
    .insertInto('passkey')
    .values(row)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n ? row : 'known';
}

/**
 * Notes a signature of a passkey. Of several signatures with one count, one is noted: a device that counts makes no two.
 * @returns whether it was noted; not that of a passkey that was removed meanwhile
 */
export async function notePasskeyUse(
  query: Query,
  id: string,
  { counter, isSynced }: { counter: number; isSynced: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('passkey')
    .set({ counter, is_synced: isSynced ? 1 : 0, last_used_at: Date.now() })
    .where('id', '=', id)
    .where((is) =>
      is.or([is('counter', '<', counter), is.and([is('counter', '=', 0), is.val(counter === 0)])]),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Removes a passkey of a person; undefined when there is none. */
export function removePasskey(
  query: Query,
  personId: string,
  id: string,
): Promise<Pick<PasskeyRow, 'name'> | undefined> {
  return query
    .deleteFrom('passkey')
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .returning('name')
    .executeTakeFirst();
}
