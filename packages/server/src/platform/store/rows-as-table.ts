import { toStorable } from './encode.ts';
import type { Store } from './store.ts';

/** SQL types by column; both stores support these. */
export type ColumnTypes<Row> = { readonly [Name in keyof Row & string]: 'text' | 'bigint' };

/**
 * Builds a select that reads rows from a parameter, in the order of `types`, for `insert … select` and `update … from`.
 * All rows are one JSON parameter ({@link toRowsParameter}), so the SQL is the same for any number of rows. It is built
 * and prepared once, and a hundred rows cost little more than one.
 */
export function rowsAsTable<Row extends object>(kind: Store['kind'], types: ColumnTypes<Row>): string {
  const columns = listColumns(types).map(
    (name, index) => `cast(value ->> ${index} as ${types[name]}) as ${name}`,
  );
  const source = {
    sqlite: 'json_each(?)',
    postgres: 'json_array_elements(cast($1 as json)) as element (value)',
  };
  return `select ${columns.join(', ')} from ${source[kind]}`;
}

/** Builds a subquery over a list of strings, for `in`; the parameter is a JSON list. */
export function stringsAsTable(kind: Store['kind']): string {
  if (kind === 'sqlite') return '(select value from json_each(?))';
  return '(select value from json_array_elements_text(cast($1 as json)) as element (value))';
}

/** Builds the parameter for {@link rowsAsTable} with the same types. In JSON, only the database would find a NUL. */
export function toRowsParameter<Row extends object>(types: ColumnTypes<Row>, rows: Iterable<Row>): string {
  const names = listColumns(types);
  return JSON.stringify(Array.from(rows, (row) => names.map((name) => toStorable(row[name]))));
}

/** Lists the columns in order. */
export function listColumns<Row extends object>(types: ColumnTypes<Row>): (keyof Row & string)[] {
  return Object.keys(types) as (keyof Row & string)[]; // The type has no other keys.
}
