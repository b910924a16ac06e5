/** Members that the check of a body writes where they are left out: whether their caller sent them nobody knows. */
const WRITTEN: ReadonlySet<string> = new Set([
  'checked',
  'direction',
  'format',
  'formats',
  'onlyMainContent',
  'scale',
]);

/** What actions of each type read. */
export type Reads<Type extends string> = Readonly<Record<Type, readonly string[]>>;

/**
 * The names of members of an action that are known and that an action of its type does not read. One that asks for nothing,
 * `false`, is not named.
 */
export function findIgnoredMembers<Type extends string>(
  action: { type: Type },
  reads: Reads<Type>,
): string[] {
  const known = new Set(Object.values<readonly string[]>(reads).flat());
  return Object.entries<unknown>(action)
    .filter(([name, value]) => known.has(name) && value !== false && !WRITTEN.has(name))
    .map(([name]) => name)
    .filter((name) => !reads[action.type].includes(name))
    .toSorted();
}
