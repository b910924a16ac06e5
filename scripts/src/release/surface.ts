/** Files of a package that its users get, or see on its page. */
const shipped = /^packages\/(?<name>[^/]+)\/(?:src\/|bin\/|README\.md$|package\.json$)/;

/**
 * Lists the public packages among changed files, `spec` first: a change of their published files needs a changeset.
 * Generated sources do not count; the description that they come from does.
 * @param isPrivate whether a package of `packages/` is never published
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
