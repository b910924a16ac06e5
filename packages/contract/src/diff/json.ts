/** Any value a JSON or YAML document can hold. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

/** A JSON object. */
export interface JsonObject {
  readonly [key: string]: Json | undefined;
}

/** Whether a value is a JSON object, and not an array or null. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value when it is an object, otherwise an empty one: a malformed part has no members. */
export function objectOf(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}

/** The value when it is an array, otherwise an empty one. */
export function arrayOf(value: unknown): readonly Json[] {
  return Array.isArray(value) ? value : [];
}

/** The own member of an object; names such as `constructor` are never inherited. */
export function member(object: JsonObject, key: string): Json | undefined {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

/** The strings of an array; other items are left out. */
export function stringsOf(value: unknown): readonly string[] {
  return arrayOf(value).filter((item) => typeof item === 'string');
}

/** Whether two values say the same; the order of members does not matter, that of items does. */
export function sameJson(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => sameJson(item, b[index]));
  }
  if (!isObject(a) || !isObject(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && sameJson(a[key], b[key]))
  );
}

/** A value as text that does not depend on the order of members. */
export function canonicalText(value: Json | undefined): string {
  if (Array.isArray(value)) return `[${value.map((item) => canonicalText(item)).join()}]`;
  if (!isObject(value)) return JSON.stringify(value) ?? 'undefined';
  const members = Object.keys(value).toSorted();
  return `{${members.map((key) => `${JSON.stringify(key)}:${canonicalText(value[key])}`).join()}}`;
}

const SHOWN_LENGTH = 100;

/** A value as it stands in a message: JSON in one line, cut after 100 characters. */
export function show(value: Json | undefined): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text;
}
