import { dereference } from '@web-data/openapi';
import { getInt64 } from '../int64/settle.ts';
import type { OpenApiDocument, Schema, SchemaObject } from '@web-data/openapi';

/** Every type that a schema allows. */
export function getTypes(
  document: OpenApiDocument,
  schema: Schema,
  seen: Set<Schema> = new Set(),
): Set<string> {
  // Visits each schema once: with circular branches the number of paths would be unbounded.
  if (typeof schema === 'boolean' || seen.has(schema)) return new Set();
  seen.add(schema);
  const { $ref, type = [], enum: values = [] } = schema;
  // A number would round a longer text.
  const found = new Set(
    [type].flat().map((one) => (getInt64(schema) && /^(?:integer|number)$/.test(one) ? 'int64' : one)),
  );
  if ('const' in schema) found.add(typeOf(schema['const']));
  for (const value of values as unknown[]) if (found.size === 0) found.add(typeOf(value));
  const branches = [schema['allOf'], schema['anyOf'], schema['oneOf']].flatMap(
    (list) => (list ?? []) as Schema[],
  );
  if ($ref) branches.push(dereference<SchemaObject>(document, { $ref }));
  for (const branch of branches) for (const name of getTypes(document, branch, seen)) found.add(name);
  return found;
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

/** The types that a string may be converted to; none if the schema allows strings. */
export function pickScalars(types: Set<string>): string[] {
  return types.has('string') ? [] : [...types].filter((type) => type !== 'array').toSorted();
}

/** The types that the items of a list may have. */
export function getItemTypes(document: OpenApiDocument, schema: Schema): Set<string> {
  const { items = true } = typeof schema === 'object' ? dereference(document, schema) : {};
  return getTypes(document, items);
}

/** The members of an object, including those of its subschemas. */
export function getMembers(
  document: OpenApiDocument,
  schema: Schema,
  seen: Set<Schema> = new Set(),
): Record<string, Schema> {
  if (typeof schema === 'boolean' || seen.has(schema)) return {};
  seen.add(schema);
  const { $ref, properties = {} } = schema;
  const parts = ['allOf', 'anyOf', 'oneOf'].flatMap((keyword) => (schema[keyword] ?? []) as Schema[]);
  if ($ref) parts.push(dereference<SchemaObject>(document, { $ref }));
  return Object.assign({}, ...parts.map((part) => getMembers(document, part, seen)), properties) as Record<
    string,
    Schema
  >;
}
