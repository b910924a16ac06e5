import { isObject, joinPointer, getMember, splitPointer, type Json } from '@web-data/openapi';

/** Returns all values at a pointer in which `*` stands for every element or member. */
export function valuesAt(root: Json | undefined, pattern: string): Json[] {
  return splitPointer(pattern).reduce<Json[]>(
    (values, member) => values.flatMap((v) => expand(v, member)),
    root === undefined ? [] : [root],
  );
}

/**
 * Returns a deep copy with the value at a pointer replaced; missing objects on the path are created. `undefined`
 * removes it.
 */
export function withValueAt(root: Json, pointer: string, value: Json | undefined): Json {
  const [first, ...rest] = splitPointer(pointer);
  if (first === undefined) return value ?? null;
  const inner =
    rest.length === 0 ? value : withValueAt(getMember(root, first) ?? {}, joinPointer('', ...rest), value);
  if (Array.isArray(root)) {
    const items = [...root] as Json[];
    items.splice(Number(first), 1, ...(inner === undefined ? [] : [inner]));
    return items;
  }
  const others = Object.entries(isObject(root) ? root : {}).filter(
    ([name]) => name !== first || inner !== undefined,
  );
  // Entries preserve a member named `__proto__` as data, and the order of members.
  return Object.fromEntries(new Map([...others, ...(inner === undefined ? [] : [[first, inner] as const])]));
}

function expand(value: Json, member: string): readonly Json[] {
  if (member !== '*') return [getMember(value, member)].filter((inner) => inner !== undefined);
  if (Array.isArray(value)) return value as readonly Json[];
  return isObject(value) ? Object.values(value).filter((inner) => inner !== undefined) : [];
}
