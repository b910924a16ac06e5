/** Appends members to a JSON Pointer (RFC 6901), escaped. */
export function joinPointer(pointer: string, ...members: readonly string[]): string {
  return [pointer, ...members.map((one) => one.replaceAll('~', '~0').replaceAll('/', '~1'))].join('/');
}

/** The members of a JSON Pointer (RFC 6901), unescaped. */
export function splitPointer(pointer: string): string[] {
  const [, ...members] = pointer.split('/');
  return members.map((one) => one.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The value at a JSON Pointer (RFC 6901); `undefined` where there is none. */
export function valueAt(value: unknown, pointer: string): unknown {
  return splitPointer(pointer).reduce(getMember, value);
}

/** The own member of an object or item of a list; a text has none, and of a list only its items count. */
function getMember(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
  return Array.isArray(value) && key === 'length' ? undefined : value[key as never];
}
