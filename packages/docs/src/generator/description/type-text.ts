import type { OpenApiDocument, Schema, SchemaObject } from './document.ts';
import { resolve, schemaName } from './resolve.ts';

/** Describes the type of a schema: `string`, `array of MapLink`, `string or null`. */
export function describeType(document: OpenApiDocument, schema: Schema): string {
  return describe(document, schema, new Set());
}

/** @param above the schemas that this one is a part of: one that contains itself is named */
function describe(document: OpenApiDocument, schema: Schema, above: ReadonlySet<Schema>): string {
  if (typeof schema === 'boolean') return schema ? 'any' : 'never present';
  const name = schemaName(schema);
  const resolved = resolve<Schema>(document, schema as SchemaObject);
  if (typeof resolved === 'boolean') return 'any';
  if (above.has(resolved)) return name ?? 'any';
  const inner = (part: Schema): string => describe(document, part, new Set(above).add(resolved));
  if (isList(resolved)) return listText(resolved, inner);
  if (name && isObject(resolved)) return name;
  if (resolved.const !== undefined) return JSON.stringify(resolved.const);
  const options = resolved.oneOf ?? resolved.anyOf;
  if (options && !resolved.type) return [...new Set(options.map(inner))].join(' or ');
  if (Array.isArray(resolved.type)) return resolved.type.join(' or ');
  return resolved.type ?? (isObject(resolved) ? 'object' : 'any');
}

/** The same in Markdown, with the names of component schemas as code so that they become links. */
export function typeMarkdown(document: OpenApiDocument, schema: Schema): string {
  const text = describeType(document, schema);
  if (text.includes('"')) return `\`${text.replaceAll('`', "'")}\``;
  const isNamed = (word: string): boolean => Object.hasOwn(document.components?.schemas ?? {}, word);
  return text
    .split(' ')
    .map((word) => (isNamed(word) ? `\`${word}\`` : word))
    .join(' ');
}

/** Whether a value may be a list, as the only type or beside others such as `null`. */
export function isList({ type }: SchemaObject): boolean {
  return [type].flat().includes('array');
}

/** `array of strings or null`. */
function listText({ type, items = true }: SchemaObject, inner: (part: Schema) => string): string {
  const list = `array of ${plural(inner(items))}`;
  return [type]
    .flat()
    .map((one) => (one === 'array' ? list : one))
    .join(' or ');
}

function plural(description: string): string {
  return ['string', 'integer', 'number', 'boolean', 'object'].includes(description)
    ? `${description}s`
    : description;
}

function isObject(schema: SchemaObject): boolean {
  return schema.type === 'object' || schema.properties !== undefined || schema.allOf !== undefined;
}
