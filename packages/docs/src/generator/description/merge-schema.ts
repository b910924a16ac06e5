import { followReference } from '@web-data/openapi';
import type { OpenApiDocument, Schema, SchemaObject } from './document.ts';

/**
 * A schema with its `$ref` and its `allOf` joined, as pages show it: its own keywords win, then those of the last part,
 * and those of its `$ref` come last.
 * @param seen what is joined already, in a place that wins: a schema that leads back to itself adds nothing
 */
export function mergeSchema(
  document: OpenApiDocument,
  schema: Schema,
  seen: Set<Schema> = new Set(),
): SchemaObject {
  if (typeof schema === 'boolean' || seen.has(schema)) return {};
  seen.add(schema);
  const { $ref, allOf = [], ...own } = schema;
  const merge = (part: Schema): SchemaObject => mergeSchema(document, part, seen);
  const parts = allOf.toReversed().map(merge).toReversed();
  const all = [...parts, own].reduce(join, {});
  // What a schema has in common with others comes after its own members.
  const flat = own.properties ? { ...all, properties: { ...own.properties, ...all.properties } } : all;
  return $ref ? join(merge(followReference<Schema>(document, $ref)), flat) : flat;
}

/** Joins two schemas that both apply: the second's keywords win, members and required names add up. */
function join(first: SchemaObject, second: SchemaObject): SchemaObject {
  const both = { ...first, ...second };
  if (first.properties && second.properties) both.properties = { ...first.properties, ...second.properties };
  if (first.required && second.required)
    both.required = [...new Set([...first.required, ...second.required])];
  return both;
}
