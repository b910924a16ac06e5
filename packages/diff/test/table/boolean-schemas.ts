import type { SchemaRow } from './rows.ts';

/** Edits of schemas: boolean schemas. */
export const BOOLEAN_SCHEMAS: readonly SchemaRow[] = [
  ['true to false', 'true', 'false', 'breaking false-schema ', 'breaking content-schema '],
  ['false to true', 'false', 'true', 'additive false-schema ', 'breaking false-schema '],
  ['true or the empty schema', 'true', '{}', 'none', 'none'],
  ['false or not true', 'false', '{not: {}}', 'none', 'none'],
];
