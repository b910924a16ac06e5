import { sameJson, timely, type Json } from '@web-data/openapi';
import type { Bound, Flat, TypeName } from './flat.ts';

/** Whether the keywords for types and scalars allow a value; those for objects and arrays are ignored. */
export function accepts(flat: Flat, value: Json): boolean {
  if (flat.enum !== undefined && !flat.enum.value.some((other) => sameJson(other, value))) return false;
  return acceptsBesideEnum(flat, value);
}

/** The same, ignoring `enum`. */
export function acceptsBesideEnum(flat: Flat, value: Json): boolean {
  if (flat.never !== undefined || !acceptsType(flat, value)) return false;
  if (typeof value === 'number') return acceptsNumber(flat, value);
  return typeof value !== 'string' || acceptsString(flat, value);
}

/** The narrowest type of a value: a number without fraction is an `integer`. */
export function typeOfValue(value: Json): TypeName {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value as 'object' | 'string' | 'boolean';
}

function acceptsType({ types }: Flat, value: Json): boolean {
  if (types === undefined) return true;
  const type = typeOfValue(value);
  return types.value.has(type) || (type === 'integer' && types.value.has('number'));
}

function acceptsNumber({ minimum, maximum, multipleOf }: Flat, value: number): boolean {
  const above = ({ value: limit, exclusive }: Bound) => (exclusive ? value > limit : value >= limit);
  const below = ({ value: limit, exclusive }: Bound) => (exclusive ? value < limit : value <= limit);
  return (
    (minimum === undefined || above(minimum.value)) &&
    (maximum === undefined || below(maximum.value)) &&
    (multipleOf ?? []).every((factor) => isMultiple(value, factor.value))
  );
}

/** Whether a number is a multiple of a factor, within the precision of binary fractions. */
export function isMultiple(value: number, factor: number): boolean {
  const quotient = value / factor;
  return Math.abs(quotient - Math.round(quotient)) < 1e-9;
}

function acceptsString({ sizes, strings }: Flat, value: string): boolean {
  const length = [...value].length;
  return (
    length >= (sizes?.minLength?.value ?? 0) &&
    length <= (sizes?.maxLength?.value ?? Infinity) &&
    (strings?.pattern ?? []).every((pattern) => matches(pattern.value, value))
  );
}

/** Whether a JSON Schema pattern matches; one that JavaScript cannot compile, or that takes too long, excludes nothing. */
export function matches(pattern: string, value: string): boolean {
  try {
    return timely(pattern).test(value) ?? true;
  } catch {
    return true;
  }
}
