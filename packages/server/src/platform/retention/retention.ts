import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';
import type { Query, Store } from '../store/store.ts';

/** Rows of one table deleted in a transaction. */
const BATCH = 1000;

/** The rows that are deleted with one. */
export interface Dependents {
  /** Tables by name: the column with the id of the job, and one that tells the rows of a job apart. */
  dependents: Readonly<Record<string, { parent: string; key: string }>>;
  /** Called in the transaction that deletes a row, after its dependents. */
  beforeDelete?(query: Query, id: string): Promise<void>;
}

/** Whether callers may still read a row with an `expires_at`: until it has ended, and then until it expires. */
export function isRetained(open: readonly string[]): RawBuilder<SqlBool> {
  return sql`(status in (${sql.join(open)}) or expires_at > ${Date.now()})`;
}

/** Deletes the rows that have ended and expired. @returns how many, without their dependents */
export async function pruneExpired(
  store: Store,
  { table, open, ...dependents }: Dependents & { table: string; open: readonly string[] },
): Promise<number> {
  const expired = await store.db
    .selectFrom(table as 'crawl') // Any table whose rows expire.
    .select('id')
    .where('status', 'not in', open as 'scraping'[])
    .where('expires_at', '<=', Date.now())
    .execute();
  return pruneRows(store, { table, ids: expired.map(({ id }) => id), ...dependents });
}

/**
 * Deletes rows with their dependents, in small transactions. Several processes may do so at once: each row is locked,
 * and one that another process deletes is skipped.
 * @returns how many, without their dependents
 */
export async function pruneRows(
  store: Store,
  { ids, ...rows }: Dependents & { table: string; ids: readonly string[] },
): Promise<number> {
  let pruned = 0;
  for (const id of ids) {
    let outcome: 'more' | 'deleted' | 'skipped';
    do outcome = await store.tx((query) => pruneSome(store, query, { id, ...rows }));
    while (outcome === 'more');
    if (outcome === 'deleted') pruned += 1;
  }
  return pruned;
}

async function pruneSome(
  store: Store,
  query: Query,
  { table, id, dependents, beforeDelete }: Dependents & { table: string; id: string },
): Promise<'more' | 'deleted' | 'skipped'> {
  const row = query
    .selectFrom(table as 'crawl')
    .select('id')
    .where('id', '=', id);
  if ((await store.lockRow(row, { skipLocked: true }).executeTakeFirst()) === undefined) return 'skipped';
  for (const [name, { parent, key }] of Object.entries(dependents)) {
    const [from, of, by] = [sql.table(name), sql.ref(parent), sql.ref(key)];
    const { numAffectedRows = 0n } = await sql`delete from ${from} where ${of} = ${id}
      and ${by} in (select ${by} from ${from} where ${of} = ${id} limit ${BATCH})`.execute(query);
    if (numAffectedRows >= BATCH) return 'more';
  }
  await beforeDelete?.(query, id);
  await query
    .deleteFrom(table as 'crawl')
    .where('id', '=', id)
    .execute();
  return 'deleted';
}
