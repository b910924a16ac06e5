import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Query, Store } from './store.ts';

/**
 * Returns the current time by the clock of the database, in milliseconds since the epoch, as of the statement.
 * Processes use it for all that they must agree on (owners of jobs, leases, scheduled times), because their own clocks
 * may differ.
 */
export function databaseNow({ kind, clock }: Pick<Store, 'kind' | 'clock'>): RawBuilder<number> {
  if (clock !== undefined) return sql<number>`cast(${clock()} as bigint)`;
  return kind === 'postgres'
    ? sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`
    : sql<number>`cast(unixepoch('subsec') * 1000 as integer)`;
}

/** Returns {@link databaseNow} as a number, for comparisons outside a statement. */
export async function readNow(store: Store, query: Query): Promise<number> {
  const { now } = await query.selectNoFrom(databaseNow(store).as('now')).executeTakeFirstOrThrow();
  return Number(now);
}
