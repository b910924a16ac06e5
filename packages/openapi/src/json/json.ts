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

/** Whether a number is an integer multiple of a step, by their decimal notation; both finite, the step above 0. */
export function isMultiple(value: number | bigint, step: number | bigint): boolean {
  if (typeof step === 'bigint' || (typeof value === 'bigint' && Number.isInteger(step)))
    return Number.isInteger(Number(value)) && BigInt(value) % BigInt(step) === 0n;
  if (typeof value === 'number' && Number.isInteger(step)) return value % step === 0;
  const [, integer, fraction = '', exponent = '0'] = /^(\d+)(?:\.(\d+))?(?:e(.+))?$/.exec(String(step))!;
  const decimals = fraction.length - Number(exponent);
  const scale = 10 ** decimals;
  const count = Math.round(Number(value) * scale);
  // Beyond this limit a number has no decimals, and the count is not exact.
  if (!Number.isSafeInteger(count)) {
    return (
      (typeof value === 'bigint' || Number.isInteger(value)) &&
      (BigInt(value) * 10n ** BigInt(decimals)) % BigInt(integer! + fraction) === 0n
    );
  }
  return count / scale === value && count % Number(integer! + fraction) === 0;
}
