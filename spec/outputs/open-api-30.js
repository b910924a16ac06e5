import { joinPointer } from '../plugin/pointer.js';

/** Keywords of JSON Schema 2020-12 that have no equivalent in OpenAPI 3.0. */
const inexpressible = new Set(
  '$anchor $defs $dynamicAnchor $dynamicRef $id contains dependentRequired dependentSchemas else if maxContains minContains patternProperties prefixItems then unevaluatedItems unevaluatedProperties'.split(
    ' ',
  ),
);
/** Keywords that hold a schema, a list of schemas, or schemas by name. */
const single = new Set(['additionalProperties', 'items', 'not', 'propertyNames']);
const lists = new Set(['allOf', 'anyOf', 'oneOf']);
const byName = new Set(['properties']);

/**
 * Converts the description to OpenAPI 3.0.3, for tools that do not read 3.1. `webhooks` and `propertyNames`, which 3.0
 * does not have, become extensions: readers of 3.0 learn less, but nothing wrong.
 * @throws Error naming the location of a part that 3.0 cannot express; only `info.summary`, the identifier of the
 *   license, the schema of what a text holds and all examples of a schema but the first are dropped silently.
 */
export function toOpenApi30(document) {
  if ('jsonSchemaDialect' in document)
    throw new Error('#/jsonSchemaDialect cannot be expressed in OpenAPI 3.0.');
  const { summary: _, license: { identifier: __, ...license } = {}, ...info } = document.info;
  const { webhooks, ...converted } = convert(document, '#');
  return {
    ...converted,
    openapi: '3.0.3',
    info: { ...info, license },
    ...(webhooks && { 'x-webhooks': webhooks }),
  };
}

/** Converts every schema below an OpenAPI object; other values stay unchanged. */
function convert(value, pointer) {
  if (Array.isArray(value)) return value.map((item, index) => convert(item, joinPointer(pointer, index)));
  if (typeof value !== 'object' || value === null) return value;
  return mapValues(value, (member, key) => {
    const position = joinPointer(pointer, key);
    if (key.startsWith('x-') || key === 'example' || key === 'examples') return member;
    if (key === 'schema') return convertSchema(member, position);
    if (position === '#/components/schemas')
      return mapValues(member, (one, name) => convertSchema(one, joinPointer(position, name)));
    return convert(member, position);
  });
}

function convertSchema(schema, pointer) {
  if (typeof schema === 'boolean') return schema ? {} : { not: {} };
  for (const keyword of Object.keys(schema)) {
    if (inexpressible.has(keyword))
      throw new Error(`${joinPointer(pointer, keyword)} cannot be expressed in OpenAPI 3.0.`);
  }
  const { $ref, const: constant, examples, type, exclusiveMinimum, exclusiveMaximum, ...others } = schema;
  const { contentMediaType, contentEncoding, contentSchema, ...rest } = others;
  const { propertyNames, ...nested } = convertNested(rest, pointer);
  return {
    ...nested,
    ...(propertyNames && { 'x-propertyNames': propertyNames }),
    ...typeOf(type, pointer),
    // What is inside a text has no keyword.
    ...(contentSchema === undefined && bytes(contentMediaType, contentEncoding)),
    ...('const' in schema && { enum: [constant] }),
    ...(examples?.length > 0 && { example: examples[0] }),
    ...(exclusiveMinimum !== undefined && { minimum: exclusiveMinimum, exclusiveMinimum: true }),
    ...(exclusiveMaximum !== undefined && { maximum: exclusiveMaximum, exclusiveMaximum: true }),
    ...reference($ref, rest),
  };
}

/** Null alone becomes a nullable value of an unused type: 3.0 has no other notation. */
function typeOf(type, pointer) {
  if (type === undefined) return {};
  if (type === 'null') return { type: 'object', nullable: true, enum: [null] };
  if (!Array.isArray(type)) return { type };
  const [only, ...others] = type.filter((one) => one !== 'null');
  if (!only || others.length > 0)
    throw new Error(`${pointer}/type: several types cannot be expressed in OpenAPI 3.0.`);
  return { type: only, ...(type.includes('null') && { nullable: true }) };
}

/** 3.0 has formats for raw bytes and base64, but no keyword for their media type. */
function bytes(mediaType, encoding) {
  if (encoding === 'base64') return { format: 'byte' };
  return mediaType === undefined ? {} : { format: 'binary' };
}

/** In 3.0 members beside a `$ref` are ignored, so they move into `allOf`. */
function reference($ref, siblings) {
  if ($ref === undefined) return {};
  return Object.keys(siblings).length === 0 ? { $ref } : { allOf: [{ $ref }, ...(siblings.allOf ?? [])] };
}

function convertNested(schema, pointer) {
  return mapValues(schema, (value, keyword) => {
    const position = joinPointer(pointer, keyword);
    if (single.has(keyword)) {
      return keyword === 'additionalProperties' && typeof value === 'boolean'
        ? value
        : convertSchema(value, position);
    }
    if (lists.has(keyword))
      return value.map((one, index) => convertSchema(one, joinPointer(position, index)));
    if (byName.has(keyword))
      return mapValues(value, (one, name) => convertSchema(one, joinPointer(position, name)));
    return value;
  });
}

function mapValues(object, change) {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value, key)]));
}
