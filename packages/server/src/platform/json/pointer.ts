import { isObject } from './is-object.ts';

/** Appends members to a JSON Pointer (RFC 6901), escaped. */
export function joinPointer(pointer: string, ...members: readonly (string | number)[]): string {
  const escaped = members.map((one) => String(one).replaceAll('~', '~0').replaceAll('/', '~1'));
  return [pointer, ...escaped].join('/');
}

/** Returns the value at a JSON Pointer (RFC 6901), of own members and items only; undefined where there is none. */
export function valueAt(root: unknown, pointer: string): unknown {
  const [, ...members] = pointer.split('/');
  return members.map((one) => one.replaceAll('~1', '/').replaceAll('~0', '~')).reduce(getMember, root);
}

function getMember(value: unknown, name: string): unknown {
  if (Array.isArray(value))
    return /^(?:0|[1-9]\d*)$/.test(name) ? (value[Number(name)] as unknown) : undefined;
  return isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}
