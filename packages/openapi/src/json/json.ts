/** Any JSON value. Deeply read-only, because a description never changes. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

/** A JSON object; a member that is not there reads as `undefined`. */
export interface JsonObject {
  readonly [member: string]: Json | undefined;
}

/** True for `{…}`, false for arrays, scalars and `undefined`. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The object itself, or an empty one when the value is anything else: a malformed part has no members. */
export function asObject(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}

/** The array itself, or an empty one when the value is anything else. */
export function asArray(value: unknown): readonly Json[] {
  return Array.isArray(value) ? (value as readonly Json[]) : [];
}

/** The string itself, or `undefined` when the value is anything else. */
export function asString(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** The strings of an array; other items are left out. */
export function pickStrings(value: unknown): readonly string[] {
  return asArray(value).filter((item) => typeof item === 'string');
}

/** The own member of an object or item of an array; names such as `constructor` are never inherited. */
export function getMember(value: Json | undefined, member: string | number): Json | undefined {
  if (Array.isArray(value))
    return /^(?:0|[1-9]\d*)$/u.test(String(member)) ? value[Number(member)] : undefined;
  return isObject(value) && Object.hasOwn(value, member) ? value[member] : undefined;
}

/** The JSON type of a value as JSON Schema names it; numbers without a fraction are `integer`. */
export function getJsonType(value: Json): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value;
}
