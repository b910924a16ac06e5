import type { OpenApiDocument, Schema, SchemaObject } from '../description/document.ts';
import { mergeSchema } from '../description/merge-schema.ts';
import { schemaName } from '../description/resolve.ts';
import { fits } from './fits.ts';
import { patternText } from './pattern-text.ts';

/** Maximum nesting of generated values. */
const deepest = 6;

/** The value of a text without any rule. */
export const ANY_TEXT = 'string';

/** Example strings by format. */
const defaults: Record<string, string> = {
  date: '2030-01-31',
  'date-time': '2030-01-31T12:00:00Z',
  time: '12:00:00Z',
  duration: 'P1D',
  email: 'ann@example.com',
  hostname: 'example.com',
  'http-url': 'https://example.com',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  uri: 'https://example.com',
  'uri-reference': '/path',
  uuid: '0192f4a6-7c1e-7b3a-9d55-3f1c2a9b8e70',
  byte: 'YWJj',
  regex: '^a$',
  'json-pointer': '/a',
};

/** Which members a generated object has: those that it needs, or as many as it may have. */
type Extent = 'required' | 'all';

/**
 * A valid value for a schema in a request: its own example, default or first enum value, else a minimal value of its
 * type.
 */
export function exampleValue(
  document: OpenApiDocument,
  schema: Schema,
  depth = 0,
  extent: Extent = 'required',
): unknown {
  const object = mergeSchema(document, schema);
  const own = [object['example'], object.examples?.[0], object.const, object.default, object.enum?.[0]];
  const example = own.find((value) => value !== undefined && fits(document, schema, value));
  if (example !== undefined) return example;
  const options = object.oneOf ?? object.anyOf;
  if (options !== undefined && options.length > 0 && depth < deepest)
    return unionValue(document, object, options, depth);
  return typedValue(document, object, depth, extent);
}

/** A value of the first alternative for which one fits the whole, with the required members or with all. */
function unionValue(
  document: OpenApiDocument,
  object: SchemaObject,
  options: Schema[],
  depth: number,
): unknown {
  const { oneOf: _alternatives, anyOf: _others, ...rest } = object;
  const ordered = options.toSorted((a, b) => Number(isNull(document, a)) - Number(isNull(document, b)));
  const makers = (['required', 'all'] as const).flatMap((extent) =>
    ordered.map((option) => (): unknown => {
      const value = exampleValue(document, { allOf: [option, rest as SchemaObject] }, depth + 1, extent);
      return withSelector(object.discriminator ?? mergeSchema(document, option).discriminator, option, value);
    }),
  );
  for (const make of makers) {
    const value = make();
    if (fits(document, object, value)) return value;
  }
  return makers[0]!();
}

function isNull(document: OpenApiDocument, schema: Schema): boolean {
  return mergeSchema(document, schema).type === 'null';
}

/** An object with the value by which a discriminator selects its schema. */
function withSelector(discriminator: SchemaObject['discriminator'], option: Schema, value: unknown): unknown {
  const name = schemaName(option);
  if (discriminator === undefined || name === undefined || !isObject(value)) return value;
  const { propertyName, mapping = {} } = discriminator;
  const selector = Object.entries(mapping).find(
    ([, target]) => target === name || schemaName({ $ref: target }) === name,
  )?.[0];
  return { ...value, [propertyName]: selector ?? name };
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function typedValue(document: OpenApiDocument, object: SchemaObject, depth: number, extent: Extent): unknown {
  const types = [object.type].flat();
  const type = types.find((one) => one !== 'null') ?? types[0] ?? (object.properties ? 'object' : 'string');
  switch (type) {
    case 'object':
      return depth < deepest ? objectValue(document, object, depth, extent) : {};
    case 'array':
      return depth < deepest ? listValue(document, object, depth) : [];
    case 'integer':
    case 'number':
      return numberValue(object, type === 'integer');
    case 'boolean':
      return false;
    case 'null':
      return null;
    default:
      return textValue(object);
  }
}

/** The members without those that only responses have. */
function objectValue(document: OpenApiDocument, object: SchemaObject, depth: number, extent: Extent): object {
  const {
    properties = {},
    required = [],
    minProperties = 0,
  } = object as SchemaObject & {
    minProperties?: number;
  };
  const names = [...new Set([...required, ...Object.keys(properties)])]
    .filter((name) => mergeSchema(document, properties[name] ?? true).readOnly !== true)
    .filter((name, index) => extent === 'all' || required.includes(name) || index < minProperties);
  return Object.fromEntries(
    names.map((name) => [name, exampleValue(document, properties[name] ?? otherMember(object), depth + 1)]),
  );
}

function otherMember({ additionalProperties }: SchemaObject): Schema {
  return additionalProperties ?? true;
}

function listValue(
  document: OpenApiDocument,
  { items = true, minItems = 1, uniqueItems }: SchemaObject,
  depth: number,
): unknown[] {
  const item = exampleValue(document, items, depth + 1);
  const values = mergeSchema(document, items).enum;
  return Array.from({ length: Math.min(Math.max(minItems, 1), 100) }, (_, index) => {
    if (uniqueItems !== true || index === 0) return item;
    if (values !== undefined) return values[index];
    return typeof item === 'number' ? item + index : typeof item === 'string' ? `${item}${index + 1}` : item;
  });
}

/** The number closest to zero, or to its lower bound, that the bounds allow. */
function numberValue(object: SchemaObject, isInteger: boolean): number {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = object;
  const step = object.multipleOf ?? (isInteger ? 1 : 0.5);
  const least =
    exclusiveMinimum === undefined ? minimum : Math.max(minimum ?? -Infinity, exclusiveMinimum + step);
  const most =
    exclusiveMaximum === undefined ? maximum : Math.min(maximum ?? Infinity, exclusiveMaximum - step);
  const start = Math.max(least ?? -Infinity, Math.min(most ?? Infinity, 0));
  return object.multipleOf === undefined && !isInteger ? start : Math.ceil(start / step) * step;
}

/** A text of its format, its pattern or its length. */
function textValue(object: SchemaObject): string {
  const format = (object['x-format'] as string | undefined) ?? object.format ?? '';
  const { minLength = 0, maxLength = Infinity, pattern } = object;
  const own = pattern === undefined ? undefined : patternText(pattern);
  const text = Object.hasOwn(defaults, format) ? defaults[format]! : (own ?? ANY_TEXT);
  if (own !== undefined && own.length >= minLength && own.length <= maxLength) return own;
  return text.padEnd(Math.min(minLength, 1000), 'x').slice(0, Math.max(maxLength, minLength));
}
