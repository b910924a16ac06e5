import { isObject, joinPointer, type Json, type JsonObject } from '@web-data/openapi';
import { extraFormats } from './formats.ts';

/** Members whose own members are names, not keywords. */
const NAMED = new Set(
  [
    'properties patternProperties $defs definitions dependentSchemas schemas',
    'paths pathItems responses content headers parameters requestBodies callbacks links',
  ].flatMap((names) => names.split(' ')),
);
/** Members that hold data which a validator must not read as schemas. */
const DATA = new Set(['example', 'examples', 'default', 'const', 'enum']);

/** A copy of the document for the validator, and the pointer at which each of its objects stands. */
export interface SchemaCopy {
  readonly root: JsonObject;
  readonly pointers: WeakMap<object, string>;
}

/**
 * Copies a document without examples and extensions. A known `x-format` takes the place of `format`: it says more
 * exactly what the API reads.
 */
export function copyForValidation(document: JsonObject): SchemaCopy {
  const pointers = new WeakMap<object, string>();
  return { root: copy(document, '', false, pointers) as JsonObject, pointers };
}

function copy(value: Json, pointer: string, named: boolean, pointers: WeakMap<object, string>): Json {
  if (typeof value !== 'object' || value === null) return value;
  const target: Json = Array.isArray(value) ? [] : {};
  pointers.set(target, pointer);
  for (const [key, member] of Object.entries(value)) {
    if (member === undefined || (!named && !Array.isArray(value) && isDropped(key))) continue;
    const inner = joinPointer(pointer, key);
    const copied = !named && DATA.has(key) ? member : copy(member, inner, !named && NAMED.has(key), pointers);
    Object.defineProperty(target, key, {
      value: copied,
      enumerable: true,
      writable: true,
      configurable: true,
    });
  }
  if (!named && isObject(value) && isObject(target)) useExactFormat(value, target as Record<string, Json>);
  return target;
}

/** `nullable` is of OpenAPI 3.0 and says nothing in 3.1; the validator would trip over it. */
function isDropped(key: string): boolean {
  return key === 'nullable' || key === 'example' || key === 'examples' || key.startsWith('x-');
}

function useExactFormat(value: JsonObject, target: Record<string, Json | undefined>): void {
  const exact = value['x-format'];
  if (typeof exact === 'string' && Object.hasOwn(extraFormats, exact)) target['format'] = exact;
}
