import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Query, Store } from './store.ts';

/**
 * Milliseconds since the epoch by the clock of the database, at the moment of the statement. What several processes must
 * agree on (who owns a job, whose lease has passed, what is due) is told by it: their own clocks may differ.
 */
export function databaseNow({ kind, clock }: Pick<Store, 'kind' | 'clock'>): RawBuilder<number> {
  if (clock !== undefined) return sql<number>`cast(${clock()} as bigint)`;
  return kind === 'postgres'
    ? sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`
    : sql<number>`cast(unixepoch('subsec') * 1000 as integer)`;
}

/** {@link databaseNow} as a number: for what is compared outside a statement. */
export async function readNow(store: Store, query: Query): Promise<number> {
  const { now } = await query.selectNoFrom(databaseNow(store).as('now')).executeTakeFirstOrThrow();
  return Number(now);
}
