import type { OpenApiDocument, Schema, SchemaObject } from './document.ts';
import { resolve } from './resolve.ts';

/** A schema with its references followed and its `allOf` parts joined; its own keywords win over theirs. */
export function mergeSchema(document: OpenApiDocument, schema: Schema): SchemaObject {
  if (typeof schema === 'boolean') return {};
  const { $ref, ...own } = schema;
  const target = $ref ? resolve<Schema>(document, { $ref }) : {};
  return [typeof target === 'boolean' ? {} : target, own]
    .map((part) => flattened(document, part))
    .reduce(joined);
}

/** A schema's own members come first: those of `allOf` are what it has in common with others. */
function flattened(document: OpenApiDocument, { allOf = [], ...own }: SchemaObject): SchemaObject {
  const all = [...allOf.map((part) => mergeSchema(document, part)), own as SchemaObject].reduce(joined);
  return own.properties ? { ...all, properties: { ...own.properties, ...all.properties } } : all;
}

/** Joins two schemas that both apply: the second's keywords win, members and required names add up. */
function joined(first: SchemaObject, second: SchemaObject): SchemaObject {
  const both = { ...first, ...second };
  if (first.properties && second.properties) both.properties = { ...first.properties, ...second.properties };
  if (first.required && second.required) both.required = [...first.required, ...second.required];
  return both;
}
