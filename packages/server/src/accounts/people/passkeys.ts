import { uuidv7 } from '../../platform/ids.ts';
import type { Query, Store } from '../../platform/store/store.ts';
import type { PasskeyRow } from '../../platform/store/tables/people.ts';

/** Max passkeys of a person. */
export const MAX_PASSKEYS = 20;

/** A passkey to be added. */
export type NewPasskey = Pick<
  PasskeyRow,
  'credential_id' | 'person_id' | 'public_key' | 'counter' | 'transports' | 'is_synced' | 'name'
>;

/** Lists the passkeys of a person, oldest first. */
export function listPasskeys(query: Query | Store['db'], personId: string): Promise<PasskeyRow[]> {
  return query
    .selectFrom('passkey')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Finds a passkey by its credential id; undefined when it is unknown. */
export function findPasskey(store: Store, credentialId: string): Promise<PasskeyRow | undefined> {
  return store.db
    .selectFrom('passkey')
    .selectAll()
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
}

/**
 * Adds a passkey.
 * @returns the reason when it was not added: the person has too many, or it is already registered
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
 * Records a use of a passkey. Of several signatures with the same counter only one is recorded: a device that counts
 * never repeats one.
 * @returns whether it was recorded; false for a passkey that was removed meanwhile
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
