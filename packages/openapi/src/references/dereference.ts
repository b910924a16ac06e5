import { isObject, type Json } from '../json/json.ts';
import { valueAt } from '../json/pointer.ts';
import type { Reference } from '../objects.ts';
import { splitReference } from './target.ts';

/**
 * Follows `$ref` in a plain document until a value without one, for programs that work on plain objects. Supports only
 * pointers into the same document; a `Description` supports more.
 * @throws Error naming the reference that leads nowhere, out of the document or in a circle.
 */
export function dereference<T>(document: object, value: T | Reference): T {
  let current: unknown = value;
  const seen = new Set<string>();
  while (isObject(current) && typeof current['$ref'] === 'string') {
    const { $ref } = current;
    if (seen.has($ref)) throw new Error(`${$ref} refers to itself.`);
    seen.add($ref);
    current = followReference(document, $ref);
  }
  return current as T;
}

/**
 * The value that a reference in a plain document leads to, which may have a `$ref` itself; as `dereference`.
 * @throws Error naming the reference that leads nowhere or out of the document
 */
export function followReference<T>(document: object, reference: string): T {
  if (!reference.startsWith('#/')) {
    throw new Error(`${reference} points outside the document. Bundle the description into one file first.`);
  }
  const target = valueAt(document as Json, splitReference(reference).fragment);
  if (target === undefined) throw new Error(`${reference} leads nowhere in the document.`);
  return target as T;
}
