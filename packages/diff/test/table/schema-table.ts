import type { SchemaRow } from './rows.ts';
import { TYPES } from './types.ts';
import { NULLABLE } from './nullable.ts';
import { ENUMS } from './enums.ts';
import { NUMBERS } from './numbers.ts';
import { STRINGS } from './strings.ts';
import { OBJECTS } from './objects.ts';
import { ARRAYS } from './arrays.ts';
import { UNIONS } from './unions.ts';
import { BOOLEAN_SCHEMAS } from './boolean-schemas.ts';
import { ANNOTATIONS } from './annotations.ts';
import { REFERENCES } from './references.ts';

/** Every edit of a schema, one a row. */
export const SCHEMA_TABLE: readonly SchemaRow[] = [
  TYPES,
  NULLABLE,
  ENUMS,
  NUMBERS,
  STRINGS,
  OBJECTS,
  ARRAYS,
  UNIONS,
  BOOLEAN_SCHEMAS,
  ANNOTATIONS,
  REFERENCES,
].flat();
