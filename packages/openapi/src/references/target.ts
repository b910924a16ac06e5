import { dirname, resolve as resolvePath } from 'node:path';
import { isAddress, isAllowedHost, type HostOptions } from '../source/web/hosts.ts';
import { isObject, type Json } from '../json/json.ts';
import { valueAt } from '../json/pointer.ts';
import type { Reference } from '../objects.ts';

/** The two halves of a reference: the file, empty for this one, and the fragment, percent-decoded. */
export function splitReference(reference: string): { file: string; fragment: string } {
  const hash = reference.indexOf('#');
  if (hash === -1) return { file: reference, fragment: '' };
  return { file: reference.slice(0, hash), fragment: decode(reference.slice(hash + 1)) };
}

/** Whether the name of a security requirement is a URI: with a fragment, a scheme, or a path that begins with `/` or `.`. */
export function isUri(name: string): boolean {
  return /#|^\.{0,2}\/|^[a-z][a-z\d+.-]*:\/\//iu.test(name);
}

/** A pointer as the fragment of a reference into this document. */
export function referenceTo(pointer: string): string {
  return `#${encodeURI(pointer).replaceAll('#', '%23')}`;
}

/**
 * The path or URL of a file that another one refers to. A file may refer to files, a URL to its own origin, and both to
 * hosts that are allowed.
 * @throws Error with the reason why it may not be followed
 */
export function resolveFile(reference: string, from: string, hosts: HostOptions = {}): string {
  if (isAddress(from)) {
    const target = new URL(reference, from);
    if (target.origin === new URL(from).origin) return target.href;
    if (isAddress(target.href) && isAllowedHost(target, hosts)) return target.href;
    throw new Error(`it leads from ${new URL(from).origin} to ${target.origin}`);
  }
  if (isAddress(reference)) {
    if (isAllowedHost(new URL(reference), hosts)) return new URL(reference).href;
    throw new Error('it leads from a file to the web; keep a copy beside the file, or allow its host');
  }
  return resolvePath(from === '-' ? '.' : dirname(from), decode(reference));
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

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
