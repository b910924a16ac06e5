import { isObject, type Json } from './json.ts';

/** Appends members to a JSON Pointer (RFC 6901), escaped. */
export function joinPointer(pointer: string, ...members: (string | number)[]): string {
  return members.reduce<string>((path, member) => `${path}/${escapeMember(String(member))}`, pointer);
}

/** The members of a JSON Pointer, unescaped. */
export function splitPointer(pointer: string): string[] {
  if (pointer === '') return [];
  return pointer
    .slice(1)
    .split('/')
    .map((member) => member.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The value at a JSON Pointer, or `undefined` when there is none. */
export function valueAt(root: Json | undefined, pointer: string): Json | undefined {
  return splitPointer(pointer).reduce<Json | undefined>(memberOf, root);
}

/** All values at a pointer in which `*` stands for every element or member, with the place of each. */
export function valuesAt(root: Json | undefined, pattern: string): Json[] {
  return splitPointer(pattern).reduce<Json[]>(
    (values, member) => values.flatMap((v) => expand(v, member)),
    root === undefined ? [] : [root],
  );
}

/** A deep copy with the value at a pointer replaced; objects on the way are created. `undefined` removes it. */
export function withValueAt(root: Json, pointer: string, value: Json | undefined): Json {
  const [first, ...rest] = splitPointer(pointer);
  if (first === undefined) return value ?? null;
  const copy: Json = Array.isArray(root) ? [...root] : isObject(root) ? { ...root } : {};
  const inner =
    rest.length === 0 ? value : withValueAt(memberOf(copy, first) ?? {}, joinPointer('', ...rest), value);
  if (Array.isArray(copy)) {
    if (inner === undefined) copy.splice(Number(first), 1);
    else copy[Number(first)] = inner;
    return copy;
  }
  if (inner === undefined) delete copy[first];
  // A member named `__proto__` must be data, not a prototype.
  else
    Object.defineProperty(copy, first, {
      value: inner,
      enumerable: true,
      configurable: true,
      writable: true,
    });
  return copy;
}

function memberOf(value: Json | undefined, member: string): Json | undefined {
  if (Array.isArray(value)) return value[Number(member)];
  return isObject(value) && Object.hasOwn(value, member) ? value[member] : undefined;
}

function expand(value: Json, member: string): Json[] {
  if (member !== '*') return [memberOf(value, member)].filter((inner) => inner !== undefined);
  if (Array.isArray(value)) return value;
  return isObject(value) ? Object.values(value).filter((inner) => inner !== undefined) : [];
}

function escapeMember(member: string): string {
  return member.replaceAll('~', '~0').replaceAll('/', '~1');
}
