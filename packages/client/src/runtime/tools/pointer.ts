/** The value at a JSON Pointer (RFC 6901); `undefined` where there is none. */
export function valueAt(value: unknown, pointer: string): unknown {
  let found = value;
  for (const part of pointer.split('/').slice(1)) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
    found = Object.hasOwn(Object(found) as object, key) ? (found as Record<string, unknown>)[key] : undefined;
  }
  return found;
}
