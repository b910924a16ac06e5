import { isObject, type Json } from './json.ts';

/** Whether two values are equal; the order of members is ignored, that of items is not. */
export function sameJson(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => sameJson(item as Json, b[index] as Json));
  }
  if (!isObject(a) || !isObject(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && sameJson(a[key], b[key]))
  );
}

/** Serializes a value as JSON with sorted members: equal values have equal strings. */
export function canonicalText(value: Json | undefined): string {
  if (Array.isArray(value)) return `[${value.map((item) => canonicalText(item as Json)).join()}]`;
  if (!isObject(value)) return JSON.stringify(value) ?? 'undefined';
  const members = Object.keys(value).filter((key) => value[key] !== undefined);
  return `{${members
    .toSorted()
    .map((key) => `${JSON.stringify(key)}:${canonicalText(value[key])}`)
    .join()}}`;
}
