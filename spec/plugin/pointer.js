/** Appends members to a JSON Pointer (RFC 6901), escaped. */
export function joinPointer(pointer, ...members) {
  return [pointer, ...members.map((one) => String(one).replaceAll('~', '~0').replaceAll('/', '~1'))].join(
    '/',
  );
}

/** The members of a JSON Pointer, unescaped. */
export function splitPointer(pointer) {
  const [, ...members] = pointer.split('/');
  return members.map((one) => one.replaceAll('~1', '/').replaceAll('~0', '~'));
}
