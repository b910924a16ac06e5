import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Store } from './store.ts';

/** SQL types by column; both stores know these. */
export type ColumnTypes<Row> = { readonly [Name in keyof Row & string]: 'text' | 'bigint' };

/**
 * Rows as a table that a statement selects from, in the order of `types`: `insert … select`, `update … from`. They
 * travel as one JSON parameter, so the statement is the same for any number of rows: it is prepared once, and building
 * and sending it costs little more for a hundred rows than for one.
 */
export function rowsAsTable<Row extends object>(
  kind: Store['kind'],
  types: ColumnTypes<Row>,
  rows: readonly Row[],
): RawBuilder<Row> {
  const names = Object.keys(types) as (keyof Row & string)[]; // The type has no others.
  const columns = names.map(
    (name, index) => sql`cast(value ->> ${sql.lit(index)} as ${sql.raw(types[name])}) as ${sql.ref(name)}`,
  );
  const values = JSON.stringify(rows.map((row) => names.map((name) => row[name])));
  return sql<Row>`select ${sql.join(columns)} from ${elements(kind, values)}`;
}

/** A list of texts as a subquery, for `in`. */
export function textsAsTable(kind: Store['kind'], texts: readonly string[]): RawBuilder<string> {
  return sql<string>`(select value ->> 0 from ${elements(kind, JSON.stringify(texts.map((text) => [text])))})`;
}

function elements(kind: Store['kind'], json: string): RawBuilder<unknown> {
  if (kind === 'sqlite') return sql`json_each(${json})`;
  return sql`json_array_elements(cast(${json} as json)) as element (value)`;
}
