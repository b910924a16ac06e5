/**
 * Returns data without the values at some JSON Pointers. Objects and lists of which nothing is left are left out, too;
 * undefined when nothing is left at all.
 */
export function removeValues(data: unknown, pointers: readonly string[]): unknown {
  return remove(data, '', new Set(pointers));
}

function remove(value: unknown, pointer: string, removed: ReadonlySet<string>): unknown {
  if (removed.has(pointer)) return undefined;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const left = value
      .map((item: unknown, index) => remove(item, `${pointer}/${index}`, removed))
      .filter((item) => item !== undefined);
    return left.length === 0 && value.length > 0 ? undefined : left;
  }
  const members = Object.entries(value);
  const left = members
    .map(([key, member]): [string, unknown] => [
      key,
      remove(member, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`, removed),
    ])
    .filter(([, member]) => member !== undefined);
  return left.length === 0 && members.length > 0 ? undefined : Object.fromEntries(left);
}
