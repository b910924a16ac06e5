import type { Emitter } from './emitter.ts';

/** The test that a value has one of some types of JSON Schema. */
export function isOfType(emitter: Emitter, types: readonly string[], data: string): string {
  if (types.includes('object')) emitter.helper('isObject');
  const written = types.map((type) => tests[type]?.(data) ?? 'false');
  const isNumber = types.includes('integer') || types.includes('number');
  return [...written, ...(emitter.isExact && isNumber ? [`typeof ${data} === "bigint"`] : [])].join(' || ');
}

const tests: Record<string, (data: string) => string> = {
  null: (data) => `${data} === null`,
  boolean: (data) => `typeof ${data} === "boolean"`,
  string: (data) => `typeof ${data} === "string"`,
  // A number that is too large does not count: 1e999 parses to Infinity.
  number: (data) => `Number.isFinite(${data})`,
  integer: (data) => `Number.isInteger(${data})`,
  array: (data) => `Array.isArray(${data})`,
  object: (data) => `isObject(${data})`,
};
