import type { Reference } from './document.ts';

/**
 * Follows `$ref` until something else is found. Only references into the same document are known; bundle first.
 * @throws Error naming the reference that leads nowhere, outside the document or in a circle.
 */
export function resolve<T>(document: object, value: T | Reference): T {
  let current: T | Reference = value;
  for (const seen = new Set<string>(); isReference(current);) {
    if (seen.has(current.$ref)) throw new Error(`${current.$ref} refers to itself.`);
    seen.add(current.$ref);
    current = at(document, current.$ref) as T | Reference;
  }
  return current;
}

/** What stands at a reference such as `#/components/schemas/MapLink`, its pointer unescaped by RFC 6901. */
function at(document: object, reference: string): unknown {
  if (!reference.startsWith('#/')) {
    throw new Error(`${reference} points outside the document. Bundle the description into one file first.`);
  }
  let value: unknown = document;
  for (const part of decodeURIComponent(reference.slice(2)).split('/')) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) {
      throw new Error(`${reference} leads nowhere in the document.`);
    }
    value = (value as Record<string, unknown>)[key];
  }
  return value;
}

function isReference(value: unknown): value is Reference {
  return typeof value === 'object' && value !== null && '$ref' in value && typeof value.$ref === 'string';
}
