import { ConfigError } from '../config/config-error.ts';
import type { Query, Store } from '../store/store.ts';
import { sealWith } from './seal.ts';

/** The id of the single row with the proof of the key. */
const ID = 1;
const SEAL_CONTEXT = 'seal';

/**
 * Rejects a key other than the one that sealed the store, because each webhook and each profile would fail with it.
 * Stores a proof of the first key, and of a new key that is listed before the old one.
 * @throws {ConfigError} with the remedy.
 */
export async function requireSeal(store: Store, key: string | undefined): Promise<void> {
  await store.tx((query) => requireSealIn(store, query, key));
}

/** Accepts a new key, or none, from now on. Data sealed with an earlier key can no longer be opened. */
export async function acceptSeal(store: Store, key: string | undefined): Promise<void> {
  await store.tx(async (query) => {
    await query.deleteFrom('seal').where('id', '=', ID).execute();
    await requireSealIn(store, query, key);
  });
}

async function requireSealIn(store: Store, query: Query, key: string | undefined): Promise<void> {
  const seal = sealWith(key);
  const proof = seal.close(SEAL_CONTEXT, SEAL_CONTEXT);
  if (key !== undefined)
    await query
      .insertInto('seal')
      .values({ id: ID, proof })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  const row = await store
    .lockRow(query.selectFrom('seal').select('proof').where('id', '=', ID))
    .executeTakeFirst();
  if (row === undefined) return;
  try {
    seal.open(row.proof, SEAL_CONTEXT);
  } catch (cause) {
    const problem = key === undefined ? 'There is no webhookSealKey' : 'The webhookSealKey is another one';
    throw new ConfigError(
      `${problem} (WEB_DATA_WEBHOOK_SEAL_KEY), and the store was sealed with one: set that one, or a new one and that one behind a comma. Where it is lost, run \`web-data-server webhooks seal accept\`.`,
      { cause },
    );
  }
  if (!seal.isFirst(row.proof, SEAL_CONTEXT))
    await query.updateTable('seal').set({ proof }).where('id', '=', ID).execute();
}
