import type { OpenApiDocument, Schema, SchemaObject } from './document.ts';
import { resolve } from './resolve.ts';
import { readExpression } from './pattern-text.ts';

/** Maximum nesting of schemas that are compared: a union may be its own alternative. */
const deepest = 50;

/**
 * Whether a generated value fits a schema, by the keywords that tell the alternatives of a union apart: types, members,
 * constants, patterns and bounds of length. What is nested deeper, or compared
 * after `steps` are used up, fits.
 */
export function fits(
  document: OpenApiDocument,
  schema: Schema,
  value: unknown,
  steps: { left: number },
  depth = 0,
): boolean {
  if (typeof schema === 'boolean') return schema;
  if (steps.left <= 0 || depth > deepest) return true;
  steps.left -= 1;
  const inner = (part: Schema, of: unknown = value): boolean => fits(document, part, of, steps, depth + 1);
  const { $ref, allOf = [], oneOf, anyOf } = schema;
  return (
    ($ref === undefined || inner(resolve<Schema>(document, { $ref }))) &&
    allOf.every((part) => inner(part)) &&
    (oneOf === undefined || oneOf.filter((part) => inner(part)).length === 1) &&
    (anyOf === undefined || anyOf.some((part) => inner(part))) &&
    isOfType(schema, value) &&
    (schema.const === undefined || isSame(schema.const, value)) &&
    (schema.enum === undefined || schema.enum.some((one) => isSame(one, value))) &&
    (typeof value !== 'string' || textFits(schema, value)) &&
    (!Array.isArray(value) || value.every((item) => inner(schema.items ?? true, item))) &&
    (!isRecord(value) || membersFit(schema, value, inner))
  );
}

function isOfType({ type }: SchemaObject, value: unknown): boolean {
  if (type === undefined) return true;
  return [type].flat().some((one) => {
    if (one === 'null') return value === null;
    if (one === 'array') return Array.isArray(value);
    if (one === 'object') return isRecord(value);
    if (one === 'integer') return Number.isInteger(value);
    return typeof value === one;
  });
}

function textFits({ pattern, minLength = 0, maxLength = Infinity }: SchemaObject, value: string): boolean {
  const { length } = [...value];
  if (length < minLength || length > maxLength) return false;
  // A pattern may take exponential time for a long text.
  if (pattern === undefined || length > 20) return true;
  try {
    return readExpression(pattern).test(value);
  } catch {
    return true;
  }
}

function membersFit(
  { properties = {}, required = [], additionalProperties: other = true }: SchemaObject,
  value: Record<string, unknown>,
  inner: (part: Schema, of: unknown) => boolean,
): boolean {
  return (
    required.every((name) => Object.hasOwn(value, name)) &&
    Object.entries(value).every(([name, member]) =>
      inner(Object.hasOwn(properties, name) ? properties[name]! : other, member),
    )
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
