import type { Json, JsonObject } from '../json/json.ts';

/** Keywords that describe a schema and do not constrain a value. */
const ANNOTATIONS = new Set(
  'title description default examples deprecated readOnly writeOnly externalDocs xml'.split(' '),
);

/**
 * Converts a schema of OpenAPI 3.0 (its Schema Object) or Swagger 2.0 to JSON Schema 2020-12; returns one unchanged.
 */
export function upgradeSchema(schema: JsonObject): JsonObject {
  const counting = typeof schema['$ref'] === 'string' ? referenceOnly(schema) : schema;
  return STEPS.reduce((upgraded, step) => step(upgraded), counting);
}

const STEPS = [exampleAsExamples, exclusiveBounds, contentOfFormat, withNull];

const BESIDE = new Set(['$ref', 'title', 'description', 'nullable', 'x-nullable']);

/** In OpenAPI 3.0 no keyword beside a `$ref` counts; descriptions do no harm, and `nullable` is always intended. */
function referenceOnly(schema: JsonObject): JsonObject {
  return Object.keys(schema).length === 1 ? schema : split(schema, (keyword) => BESIDE.has(keyword))[0];
}

function exampleAsExamples(schema: JsonObject): JsonObject {
  const { example, ...rest } = schema;
  if (example === undefined) return schema;
  return { ...rest, examples: Array.isArray(schema['examples']) ? schema['examples'] : [example] };
}

/** `minimum: 5, exclusiveMinimum: true` is `exclusiveMinimum: 5`. */
function exclusiveBounds(schema: JsonObject): JsonObject {
  return exclusive(exclusive(schema, 'minimum', 'exclusiveMinimum'), 'maximum', 'exclusiveMaximum');
}

function exclusive(schema: JsonObject, bound: string, flag: string): JsonObject {
  if (typeof schema[flag] !== 'boolean') return schema;
  const { [flag]: isExclusive, ...rest } = schema;
  if (isExclusive === false || rest[bound] === undefined) return rest;
  const { [bound]: value, ...others } = rest;
  return { ...others, [flag]: value };
}

/** The formats of OpenAPI 3.0 for the encoding of bytes. */
function contentOfFormat(schema: JsonObject): JsonObject {
  const { format, ...rest } = schema;
  if (format === 'binary') return { ...rest, contentMediaType: 'application/octet-stream' };
  if (format === 'byte' || format === 'base64') return { ...rest, contentEncoding: 'base64' };
  return schema;
}

/**
 * Converts `nullable` as authors intend it: it adds null as a value, beside an `enum`, a `$ref`, `allOf` or nothing as
 * well, although 3.0.3 defines it only beside `type`.
 */
function withNull(schema: JsonObject): JsonObject {
  const { nullable, 'x-nullable': older, ...rest } = schema;
  if (nullable === undefined && typeof older !== 'boolean') return schema;
  if (nullable !== true && older !== true) return rest;
  const [notes, demands] = split(rest, (keyword) => ANNOTATIONS.has(keyword) || keyword.startsWith('x-'));
  if (Object.keys(demands).length === 0) return rest;
  if (APPLICATORS.some((keyword) => rest[keyword] !== undefined))
    return { ...notes, anyOf: [demands, { type: 'null' }] };
  return { ...rest, ...typeAndNull(rest), ...enumAndNull(rest) };
}

/** Keywords that constrain a value independently of the others, and so would still reject null. */
const APPLICATORS = ['$ref', 'allOf', 'anyOf', 'oneOf', 'not'];

function typeAndNull({ type }: JsonObject): JsonObject {
  if (type === undefined) return {};
  const types = [type].flat() as Json[];
  return { type: types.includes('null') ? types : [...types, 'null'] };
}

function enumAndNull(schema: JsonObject): JsonObject {
  const values = schema['enum'];
  return Array.isArray(values) && !values.includes(null) ? { enum: [...values, null] } : {};
}

function split(object: JsonObject, isFirst: (key: string) => boolean): [JsonObject, JsonObject] {
  const entries = Object.entries(object);
  return [
    Object.fromEntries(entries.filter(([key]) => isFirst(key))),
    Object.fromEntries(entries.filter(([key]) => !isFirst(key))),
  ];
}
