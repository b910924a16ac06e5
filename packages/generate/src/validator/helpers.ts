import { isMultiple } from '@web-data/openapi';

/*
 * Helpers for generated checks. Each function is copied into the generated file by its source text, so it may use only
 * the others.
 */

/** The number of code points of a string, for `minLength` and `maxLength`. */
function lengthOf(text: string): number {
  let count = text.length;
  for (let index = 0; index < text.length - 1; index += 1) {
    if ((text.charCodeAt(index) & 0xfc00) !== 0xd800) continue;
    if ((text.charCodeAt(index + 1) & 0xfc00) !== 0xdc00) continue;
    count -= 1;
    index += 1;
  }
  return count;
}

/** Whether a JSON value is an object. */
function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Deep equality of JSON values, for `const` and `enum`. */
function equal(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every((key) => Object.hasOwn(b, key) && equal(a[key as never], b[key as never]));
}

/** Whether no two items are equal, in one pass: objects are compared by canonical JSON. */
function isUnique(items: readonly unknown[]): boolean {
  const values = new Set<unknown>();
  const seen = new Set<string>();
  for (const item of items) {
    if (typeof item === 'object' && item !== null) seen.add(canonical(item));
    else values.add(item);
  }
  return values.size + seen.size === items.length;
}

/** Serializes a value with sorted members, so that equal values have equal strings. */
function canonical(value: unknown): string {
  if (typeof value === 'bigint') return String(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((item) => canonical(item)).join()}]`;
  const members = Object.keys(value).toSorted();
  return `{${members.map((key) => `${JSON.stringify(key)}:${canonical(value[key as never])}`).join()}}`;
}

/** A name as one token of a JSON Pointer (RFC 6901). */
function pointerTo(name: string): string {
  return `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

function addViolation(violations: object[], instancePath: string, keyword: string, params: object): void {
  violations.push({ instancePath, keyword, params });
}

function collect(list: (data: unknown, path: string, violations: object[]) => void, data: unknown): object[] {
  const violations: object[] = [];
  list(data, '', violations);
  return violations;
}

/** Caches the result of a check for an object, for schemas that reach the same value by many paths. */
function checkOnce(known: Map<unknown, boolean>, data: unknown, find: (data: unknown) => boolean): boolean {
  if (typeof data !== 'object' || data === null) return find(data);
  const found = known.get(data) ?? find(data);
  known.set(data, found);
  return found;
}

function finallyDo<T>(last: () => void, work: () => T): T {
  try {
    return work();
  } finally {
    last();
  }
}

/**
 * Checks a value, and fills defaults into a valid one. Those that `fill` passes to `set` are filled in all together or,
 * where the value is invalid with them, each wherever it is missing or nowhere, as the value stays valid.
 */
function fillWhileValid(
  isValid: (data: unknown) => boolean,
  fill: (
    data: unknown,
    set: (number: number, object: Record<string, unknown>, name: string, value: unknown) => void,
  ) => void,
  data: unknown,
): boolean {
  if (!isValid(data)) return false;
  const numbers = new Set<number>();
  const isFilled = (only?: number): boolean => {
    const added: [object: Record<string, unknown>, name: string][] = [];
    fill(data, (number, object, name, value) => {
      if (only !== undefined && number !== only) return;
      numbers.add(number);
      object[name] = value;
      added.push([object, name]);
    });
    if (added.length === 0 || isValid(data)) return true;
    for (const [object, name] of added) delete object[name];
    return false;
  };
  if (!isFilled() && numbers.size > 1) for (const number of numbers) isFilled(number);
  return true;
}

/** The helpers by their names, for checks that run while others are written. */
export const helperFunctions: Readonly<Record<string, unknown>> = {
  addViolation,
  collect,
  lengthOf,
  isObject,
  equal,
  isUnique,
  canonical,
  isMultiple,
  pointerTo,
  checkOnce,
  finallyDo,
  fillWhileValid,
};

/** The helpers as the text of a module. */
export const helpers: string = Object.entries(helperFunctions)
  .map(([name, helper]) => `export const ${name}: any = ${String(helper)};\n`)
  .join('\n');
