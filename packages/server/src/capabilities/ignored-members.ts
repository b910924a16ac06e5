/** Members that validation adds with their defaults. Whether the caller sent them is not known. */
const WRITTEN: ReadonlySet<string> = new Set([
  'accept',
  'button',
  'checked',
  'clicks',
  'direction',
  'format',
  'formats',
  'maxTokens',
  'onlyMainContent',
  'scale',
  'x',
  'y',
]);

/** The members that actions of each type read. */
export type Reads<Type extends string> = Readonly<Record<Type, readonly string[]>>;

/**
 * Finds the known members of an action that an action of its type does not read. A member that is `false` is not
 * listed.
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
