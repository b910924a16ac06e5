import { dereference } from '@web-data/openapi';
import type { OpenApiDocument, Schema, SchemaObject } from '@web-data/openapi';
import { formats } from './formats.ts';

/**
 * Whether a default is plainly none of the values of its own schema: of another type, none of its words, out of its
 * bounds, or without its format. What the schemas inside say of it is not looked at.
 */
export function isNoneOfItsOwn(document: OpenApiDocument, schema: Schema, value: unknown): boolean {
  if (typeof schema === 'boolean') return !schema;
  const { $ref, ...own } = schema;
  if ($ref !== undefined && isNoneOfItsOwn(document, dereference<Schema>(document, { $ref }), value))
    return true;
  const { type, const: only, enum: words } = own as SchemaObject;
  const types = type === undefined ? undefined : [type].flat();
  if (types && !types.some((one) => isOfType(value, one))) return true;
  if (only !== undefined && !isSame(only, value)) return true;
  if (words && !words.some((word) => isSame(word, value))) return true;
  return !isWithin(own as SchemaObject, value) || !hasFormat(own as SchemaObject, value);
}

function isOfType(value: unknown, type: string): boolean {
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value);
  return typeof value === type;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function isWithin(schema: SchemaObject, value: unknown): boolean {
  const { minLength, maxLength, minimum, maximum, exclusiveMinimum, exclusiveMaximum, minItems, maxItems } =
    schema as Record<string, number | undefined>;
  if (typeof value === 'string') return isBetween([...value].length, minLength, maxLength);
  if (Array.isArray(value)) return isBetween(value.length, minItems, maxItems);
  if (typeof value !== 'number') return true;
  const isInside = value > (exclusiveMinimum ?? -Infinity) && value < (exclusiveMaximum ?? Infinity);
  return isInside && isBetween(value, minimum, maximum);
}

function hasFormat(schema: SchemaObject, value: unknown): boolean {
  const name = String(schema['x-format'] ?? schema['format']);
  const format = Object.hasOwn(formats, name) ? formats[name] : undefined;
  if (format === undefined) return true;
  if ('type' in format) return typeof value !== 'number' || format.validate(value);
  if (typeof value !== 'string') return true;
  if (format instanceof RegExp) return format.test(value);
  return typeof format === 'function' ? format(value) : format.make()(value);
}

function isBetween(size: number, least = -Infinity, most = Infinity): boolean {
  return size >= least && size <= most;
}
