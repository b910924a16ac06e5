/** What users of a package get, or see of it on its page. */
const shipped = /^packages\/(?<name>[^/]+)\/(?:src\/|bin\/|README\.md$|package\.json$)/;

/**
 * The public packages among changed files, `spec` first: a change of what they ship needs a changeset.
 * Generated sources do not count by themselves; the description they come from does.
 * @param isPrivate tells a package of `packages/` that is never published
 */
export function listChangedSurfaces(files: string[], isPrivate: (name: string) => boolean): string[] {
  const names = files.flatMap((file) => {
    if (file.includes('/generated/')) return [];
    if (/^spec\/(?!test\/|README\.md$|package\.json$)/.test(file)) return ['spec'];
    const name = shipped.exec(file)?.groups?.['name'];
    return name && !isPrivate(name) ? [name] : [];
  });
  return [...new Set(names)].toSorted(
    (a, b) => Number(b === 'spec') - Number(a === 'spec') || a.localeCompare(b),
  );
}
