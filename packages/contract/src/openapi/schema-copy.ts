import {
  asObject,
  isObject,
  joinPointer,
  referenceTo,
  type Document,
  type Json,
  type JsonObject,
} from '@web-data/openapi';
import { extraFormats } from './formats.ts';

/** Members whose own members are names, not keywords. */
const NAMED = new Set(
  [
    'properties patternProperties $defs definitions dependentSchemas schemas',
    'paths pathItems additionalOperations responses content mediaTypes headers parameters requestBodies callbacks links',
  ].flatMap((names) => names.split(' ')),
);
/** Members with data that a validator must not read as schemas. */
const DATA = new Set(['example', 'examples', 'default', 'const', 'enum']);

/** Whether a value is part of a request or of a response. */
export type Direction = 'request' | 'response';

/** A copy of the document for the validator, and the pointer of each of its objects. */
export interface SchemaCopy {
  readonly root: JsonObject;
  readonly pointers: WeakMap<object, string>;
  /** Whether the copy for the other direction differs. */
  readonly isOneWay: boolean;
}

/**
 * Copies a document without examples and extensions. A known `x-format` replaces `format`, because it is more precise.
 * Requests need no `readOnly` member, responses no `writeOnly` one.
 */
export function copyForValidation(document: JsonObject, direction: Direction): SchemaCopy {
  const pointers = new WeakMap<object, string>();
  const copying: Copying = {
    pointers,
    absent: direction === 'request' ? 'readOnly' : 'writeOnly',
    isOneWay: false,
  };
  const root = copy(document, '', false, copying) as JsonObject;
  return { root, pointers, isOneWay: copying.isOneWay };
}

interface Copying {
  pointers: WeakMap<object, string>;
  /** Members with this mark may be absent, whatever `required` says. */
  absent: 'readOnly' | 'writeOnly';
  isOneWay: boolean;
}

function copy(value: Json, pointer: string, named: boolean, copying: Copying): Json {
  if (typeof value !== 'object' || value === null) return value;
  const target: Json = Array.isArray(value) ? [] : {};
  copying.pointers.set(target, pointer);
  for (const [key, member] of Object.entries(value)) {
    if (member === undefined || (!named && !Array.isArray(value) && isDropped(key))) continue;
    const inner = joinPointer(pointer, key);
    const copied = !named && DATA.has(key) ? member : copy(member, inner, !named && NAMED.has(key), copying);
    Object.defineProperty(target, key, {
      value: copied,
      enumerable: true,
      writable: true,
      configurable: true,
    });
  }
  if (!named && isObject(value) && isObject(target)) {
    useExactFormat(value, target as Record<string, Json>);
    requireWhatTravels(value, target as Record<string, Json>, copying);
  }
  return target;
}

function requireWhatTravels(
  { required, properties }: JsonObject,
  target: Record<string, Json>,
  copying: Copying,
): void {
  if (!Array.isArray(required) || !isObject(properties)) return;
  const marked = (mark: Copying['absent']) =>
    required.filter((name) => asObject(properties[String(name)])[mark] === true);
  copying.isOneWay ||= marked('readOnly').length + marked('writeOnly').length > 0;
  const absent = marked(copying.absent);
  if (absent.length > 0) target['required'] = required.filter((name) => !absent.includes(name));
}

/** `nullable` belongs to OpenAPI 3.0 and means nothing in 3.1; the validator would reject it. */
function isDropped(key: string): boolean {
  return key === 'nullable' || key === 'example' || key === 'examples' || key.startsWith('x-');
}

function useExactFormat(value: JsonObject, target: Record<string, Json | undefined>): void {
  const exact = value['x-format'];
  if (typeof exact === 'string' && Object.hasOwn(extraFormats, exact)) target['format'] = exact;
}

/** The document with each reference by its own URI (`$self`) as a pointer, which validators know. */
export function withLocalReferences(document: Document, value: JsonObject): JsonObject {
  return value['$self'] === undefined ? value : (localize(document, value) as JsonObject);
}

function localize(document: Document, value: Json): Json {
  if (Array.isArray(value)) return value.map((item: Json) => localize(document, item));
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([name, member]): [string, Json] => {
    const isUri = name === '$ref' && typeof member === 'string' && !member.startsWith('#');
    const target = isUri ? document.find(member) : undefined;
    return [name, target === undefined ? localize(document, member ?? null) : referenceTo(target.pointer)];
  });
  // Entries preserve a member named `__proto__` as data.
  return Object.fromEntries(entries);
}
