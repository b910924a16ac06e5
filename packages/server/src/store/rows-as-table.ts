import type { Store } from './store.ts';

/** SQL types by column; both stores know these. */
export type ColumnTypes<Row> = { readonly [Name in keyof Row & string]: 'text' | 'bigint' };

/**
 * Rows as a table that a statement selects from, in the order of `types`: `insert … select`, `update … from`. They
 * travel as one JSON parameter ({@link rowsOf}), so the text of the statement is the same for any number of rows: it is
 * built and prepared once, and sending it costs little more for a hundred rows than for one.
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

/** A list of texts as a subquery, for `in`; the parameter is a JSON list. */
export function stringsAsTable(kind: Store['kind']): string {
  if (kind === 'sqlite') return '(select value from json_each(?))';
  return '(select value from json_array_elements_text(cast($1 as json)) as element (value))';
}

/** The parameter for {@link rowsAsTable} of the same types. */
export function toRowsParameter<Row extends object>(types: ColumnTypes<Row>, rows: Iterable<Row>): string {
  const names = listColumns(types);
  return JSON.stringify(Array.from(rows, (row) => names.map((name) => row[name])));
}

/** The columns, in their order. */
export function listColumns<Row extends object>(types: ColumnTypes<Row>): (keyof Row & string)[] {
  return Object.keys(types) as (keyof Row & string)[]; // The type has no others.
}
