/** Any value that JSON can carry. */
export type Json = null | boolean | number | string | Json[] | JsonObject;

/** A JSON object; a member that is not there reads as `undefined`. */
export interface JsonObject {
  [member: string]: Json | undefined;
}

/** True for `{…}`, false for arrays, scalars and `undefined`. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The object itself, or an empty one when the value is anything else. */
export function asObject(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}

/** The array itself, or an empty one when the value is anything else. */
export function asArray(value: unknown): Json[] {
  return Array.isArray(value) ? (value as Json[]) : [];
}

/** The string itself, or `undefined` when the value is anything else. */
export function asString(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** True when both values are the same JSON, whatever the order of members. */
export function sameJson(a: Json | undefined, b: Json | undefined): boolean {
  return canonical(a) === canonical(b);
}

/** JSON text with sorted members: equal values give equal texts. */
export function canonical(value: Json | undefined): string {
  return JSON.stringify(value, (_, member: unknown) =>
    isObject(member)
      ? Object.fromEntries(Object.entries(member).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : member,
  ) as string;
}

/** The JSON type of a value as JSON Schema names it; whole numbers are `integer`. */
export function typeOf(value: Json): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value;
}
