import { git, listChangedFiles } from './git.ts';

const FOLDER = 'packages/server/src/platform/store/migrations/';

/** Compares the migrations of the server with those at a tag: see {@link judgeMigrations}. */
export function checkMigrations(root: string, tag: string): string[] {
  const released = git(root, 'ls-tree', '-r', '--name-only', tag, FOLDER).split('\n').filter(Boolean);
  return judgeMigrations(released, listChangedFiles(root, tag), tag);
}

/**
 * Checks that released migrations are unchanged, because databases have applied them, and that new ones come after them.
 * @param released paths of the released migrations
 * @param changed paths of all files that differ from the release
 * @returns one sentence for each rejection
 */
export function judgeMigrations(
  released: readonly string[],
  changed: readonly string[],
  tag: string,
): string[] {
  const last = released.filter(isMigration).toSorted().at(-1) ?? '';
  return changed.flatMap((path) => {
    if (released.includes(path))
      return [
        `${path}: databases have applied this migration since ${tag}. Restore it (git checkout ${tag} -- ${path}) and append a migration instead.`,
      ];
    if (isMigration(path) && path < last)
      return [`${path}: a new migration comes after ${last} of ${tag}. Give it the next number.`];
    return [];
  });
}

/** Whether the path is that of a migration, not of a part of one. */
function isMigration(path: string): boolean {
  return path.startsWith(FOLDER) && !path.slice(FOLDER.length).includes('/');
}
