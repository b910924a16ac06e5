import { isWithin } from './bounds.ts';
import { dateIn } from './date.ts';
import { numberIn } from './number.ts';
import { normalizeName } from './record.ts';
import type { Shape } from './shape.ts';
import { isObject } from '../../../../platform/json/is-object.ts';

/** Marks a value that does not fit the schema. It is left out, never guessed. */
export const unfit: unique symbol = Symbol('unfit');

const YES = new Set([
  'true',
  'yes',
  'ja',
  'oui',
  'sí',
  'si',
  'sim',
  'tak',
  '✓',
  '✔',
  '✅',
  'instock',
  'in stock',
]);
const NO = new Set([
  'false',
  'no',
  'nein',
  'non',
  'nee',
  'não',
  'nie',
  '✗',
  '✘',
  '❌',
  'outofstock',
  'out of stock',
  'sold out',
]);
/** Members of schema.org's enumerations, which are written as URLs. */
const MEMBER = /^https?:\/\/schema\.org\/(\w+)$/i;

/** One email address, plain or as a `mailto:` link. */
const EMAIL = /^(?:mailto:)?([^\s@]+@[^\s@.?]+(?:\.[^\s@.?]+)+)(?:\?.*)?$/;

/** Converts a stated value to the type of a schema; `unfit` when it does not fit. Without a type it stays as it is. */
export function coerce(value: unknown, shape: Omit<Shape, 'required'>): unknown {
  const { types, enum: members, format, bounds = [] } = shape;
  if (members) return findMember(value, members);
  if (types.length === 0) return value !== undefined && isWithin(value, bounds) ? value : unfit;
  for (const type of types) {
    const fitting = to(type, value, format);
    if (fitting !== unfit && isWithin(fitting, bounds)) return fitting;
  }
  return unfit;
}

function to(type: string, value: unknown, format: string | undefined): unknown {
  if (type === 'array') return Array.isArray(value) ? value : unfit;
  if (type === 'object') return isObject(value) ? value : unfit;
  if (type === 'null') return value === null ? null : unfit;
  if (type === 'string') return toText(value, format);
  const scalar = toScalar(value);
  if (type === 'boolean') return toBoolean(scalar);
  const number = typeof scalar === 'string' ? numberIn(scalar) : scalar;
  if (typeof number !== 'number' || !Number.isFinite(number)) return unfit;
  return type === 'integer' && !Number.isInteger(number) ? unfit : number;
}

/** Reduces an object to its name or value where the schema expects a scalar. */
export function toScalar(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 1 ? toScalar(value[0]) : undefined;
  if (typeof value !== 'object' || value === null) return value;
  const { name, '@value': literal, text, value: amount, url, ratingValue } = value as Record<string, unknown>;
  const found = [literal, name, text, amount, ratingValue, url].find((one) => one !== undefined);
  return typeof found === 'object' ? undefined : found;
}

/** Joins several strings to one; of several URLs, returns the first. */
function toText(value: unknown, format: string | undefined): unknown {
  const values = [value].flat().map(toScalar);
  if (values.length === 0 || values.some((text) => text === undefined || text === null)) return unfit;
  const [first] = values;
  const text = isAddress(first) ? first : values.map(String).join(', ');
  return format === undefined ? text.replace(MEMBER, '$1') : formatValue(text, format);
}

/** Converts a string to a format; a string of an unknown format stays as it is. */
function formatValue(text: string, format: string): unknown {
  if (format === 'date') return dateIn(text) ?? unfit;
  if (format === 'date-time') return /^\d{4}-\d\d-\d\d/.test(text) ? text : unfit;
  if (format === 'email') return EMAIL.exec(text)?.[1] ?? unfit;
  if (format === 'uri' || format === 'url') return URL.canParse(text) ? text : unfit;
  return text;
}

function isAddress(value: unknown): value is string {
  return typeof value === 'string' && /^https?:\/\//.test(value);
}

function toBoolean(value: unknown): unknown {
  if (typeof value === 'boolean') return value;
  const word = typeof value === 'string' ? value.trim().toLowerCase().replace(MEMBER, '$1') : '';
  if (YES.has(word)) return true;
  return NO.has(word) ? false : unfit;
}

/**
 * Finds the enum member that equals a value or has the same normalized name: `https://schema.org/InStock` is
 * `in_stock`.
 */
function findMember(value: unknown, members: readonly unknown[]): unknown {
  const scalar = toScalar(value);
  const normalized = normalizeName(String(scalar).replace(MEMBER, '$1'));
  const found = members.find(
    (member) => member === scalar || (typeof member === 'string' && normalizeName(member) === normalized),
  );
  if (found !== undefined || typeof scalar !== 'string') return found ?? unfit;
  const number = numberIn(scalar);
  return number !== undefined && members.includes(number) ? number : unfit;
}
