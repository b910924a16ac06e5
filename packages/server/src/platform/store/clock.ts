import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Query, Store } from './store.ts';

/** The SQL of {@link databaseNow}, for statements that are written by hand. */
export const clockSql: Readonly<Record<Store['kind'], string>> = {
  sqlite: "cast(unixepoch('subsec') * 1000 as integer)",
  postgres: '(extract(epoch from clock_timestamp()) * 1000)::bigint',
};

/**
 * Returns the current time by the clock of the database, in milliseconds since the epoch, as of the statement.
 * Processes use it for all that they must agree on (owners of jobs, leases, scheduled times), because their own clocks
 * may differ.
 */
export function databaseNow({ kind, clock }: Pick<Store, 'kind' | 'clock'>): RawBuilder<number> {
  if (clock !== undefined) return sql<number>`cast(${clock()} as bigint)`;
  return sql.raw<number>(clockSql[kind]);
}

/** Returns {@link databaseNow} as a number, for comparisons outside a statement. */
export async function readNow(store: Store, query: Query): Promise<number> {
  const { now } = await query.selectNoFrom(databaseNow(store).as('now')).executeTakeFirstOrThrow();
  return Number(now);
}
