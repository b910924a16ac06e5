import { isObject, joinPointer, valueAt, walk } from '@web-data/openapi';
import type { Description, Json, JsonObject, OpenApiDocument, Schema } from '@web-data/openapi';
import type { Notes } from '../notes.ts';
import type { Int64 } from './runtime.ts';

/** The extension that marks the schema of an integer of 64 bits in a settled description, with its type in programs. */
const MARK = 'x-int64';
/** The extension with the digits of limits that a number would round, by keyword. */
export const DIGITS = 'x-digits';

const LIMITS = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'];

/** The type of a value in programs, where it is an integer of 64 bits that is no number there. */
export function getInt64(schema: Schema | Readonly<Record<string, unknown>>): Int64 | undefined {
  return typeof schema === 'object' ? (schema[MARK] as Int64 | undefined) : undefined;
}

/**
 * Marks the schemas of integers of 64 bits, and adds the digits of limits beyond 2^53. With `number` it only notes that
 * there are such integers.
 */
export function settleInt64(description: Description, form: Int64 | 'number', notes: Notes): Description {
  const schemas = [...walk(description.root.value)].filter(({ kind }) => kind === 'Schema');
  const long = schemas.filter(({ value }) => isInt64(value));
  if (form === 'number') {
    const first = long.find(({ value }) => !isBounded(value));
    if (first)
      notes.add(
        first.pointer,
        'integers of 64 bits are numbers, which are rounded beyond 2^53: --int64 bigint or --int64 string keeps them',
      );
    return description;
  }
  const copy = structuredClone(description.root.value) as Json;
  for (const { value, pointer } of schemas) {
    const own = valueAt(copy, pointer) as Record<string, Json>;
    const digits = readDigits(description, value, pointer);
    if (Object.keys(digits).length > 0) own[DIGITS] = digits;
    if (!isInt64(value)) continue;
    if (form === 'string' && listTypes(value).includes('string'))
      notes.add(pointer, 'the value may be a string, too: its integers stay numbers, rounded beyond 2^53');
    else own[MARK] = form;
  }
  return description.withValue(copy as unknown as OpenApiDocument);
}

function isInt64(schema: JsonObject): boolean {
  const types = listTypes(schema);
  const isScalar = types.every((type) => ['integer', 'number', 'null', 'string', 'boolean'].includes(type));
  if (!isScalar || !types.some((type) => type === 'integer' || type === 'number')) return false;
  if (schema['format'] === 'int64' || schema['format'] === 'uint64') return true;
  return types.includes('integer') && LIMITS.some((keyword) => isLong(schema[keyword]));
}

/** Whether its own limits keep it between -2^53 and 2^53. */
function isBounded({ minimum, exclusiveMinimum, maximum, exclusiveMaximum }: JsonObject): boolean {
  return (
    Number.isSafeInteger(minimum ?? exclusiveMinimum) && Number.isSafeInteger(maximum ?? exclusiveMaximum)
  );
}

function listTypes({ type }: JsonObject): string[] {
  return [type ?? []].flat() as string[];
}

function isLong(limit: Json | undefined): limit is number {
  return Number.isInteger(limit) && !Number.isSafeInteger(limit);
}

function readDigits(description: Description, schema: JsonObject, pointer: string): Record<string, string> {
  if (!isObject(schema)) return {};
  const found = LIMITS.flatMap((keyword): [string, string][] => {
    const limit = schema[keyword];
    if (!isLong(limit)) return [];
    // Until OpenAPI 3.0 the number of an exclusive limit was written beside it.
    const written = [keyword, keyword.replace(/^exclusiveM/, 'm')]
      .map((name) => description.readScalar(joinPointer(pointer, name)))
      .find((text) => text !== undefined && /^[+-]?\d+$/.test(text) && Number(text) === limit);
    return [[keyword, String(BigInt(written?.replace('+', '') ?? limit))]];
  });
  return Object.fromEntries(found);
}
