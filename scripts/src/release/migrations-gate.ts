import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { git, listChangedFiles } from './git.ts';

const FOLDER = 'packages/server/src/platform/store/migrations/';
/** The list of migrations, in the order of their application. */
const LIST = 'packages/server/src/platform/store/migrations.ts';

/**
 * Compares the migrations of the server with those at a tag: see {@link judgeMigrations}, {@link judgeList} and
 * {@link judgeStatements}.
 */
export function checkMigrations(root: string, tag: string): string[] {
  const released = git(root, 'ls-tree', '-r', '--name-only', tag, FOLDER).split('\n').filter(Boolean);
  const changed = listChangedFiles(root, tag);
  const added = changed.filter((path) => path.startsWith(FOLDER) && !released.includes(path));
  const read = (path: string): string =>
    existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '';
  const hasList = git(root, 'ls-tree', '--name-only', tag, LIST) !== '';
  return [
    ...judgeMigrations(released, changed, tag),
    ...(hasList ? judgeList(git(root, 'show', `${tag}:${LIST}`), read(LIST), tag) : []),
    ...added.flatMap((path) => judgeStatements(path, read(path), tag)),
  ];
}

/**
 * Checks that the list still begins with the released migrations, in their order: databases record which they have
 * applied, and a new one applies all.
 * @param before source of the list at the release
 * @param now source of the list
 */
export function judgeList(before: string, now: string, tag: string): string[] {
  const [released, listed] = [readList(before), readList(now)];
  const index = released.findIndex((path, position) => listed[position] !== path);
  if (index === -1) return [];
  return [
    `${LIST}: entry ${index + 1} of the list is ${listed[index] ?? 'missing'}, and was ${released[index]} in ${tag}. Keep the released migrations first, in their order.`,
  ];
}

/** Returns the paths of the listed migrations. */
function readList(source: string): string[] {
  const paths = new Map(
    [...source.matchAll(/import \* as (\w+) from '([^']+)'/g)].map(([, name, path]) => [name, path]),
  );
  const [, list = ''] = /migrations: readonly Migration\[\] = \[([^\]]*)\]/.exec(source) ?? [];
  const names = list.split(',').map((name) => name.trim());
  return names.filter(Boolean).map((name) => paths.get(name) ?? name);
}

/** What the processes of the previous release may still use. */
const CONTRACTS =
  /\bdrop (?:table|column|function|index|constraint)\b|\brename (?:to|column)\b|\balter column\b|\bset not null\b/i;
/** What an insert of the previous release does not fill. */
const UNFILLED = /\badd (?:column )?(?!constraint)\w+ [\w ]*\bnot null\b(?![^,;`']*\bdefault\b)/i;

/**
 * Checks that a new migration only expands, because processes of the previous release run beside it. One that contracts
 * says in a comment since which release nothing uses what it takes away: `Unused since v2.1.0`, the last release or an
 * earlier one.
 */
export function judgeStatements(path: string, source: string, tag: string): string[] {
  const code = source.replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '');
  const rejections: string[] = [];
  if (UNFILLED.test(code))
    rejections.push(
      `${path}: a new column is not null without a default, so that inserts of ${tag} fail. Give it a default.`,
    );
  const [, since] = /Unused since (v\d+\.\d+\.\d+)/.exec(source) ?? [];
  const found = CONTRACTS.exec(code);
  if (found !== null && (since === undefined || compareVersions(since, tag) > 0))
    rejections.push(
      `${path}: \`${found[0]}\` takes away what processes of ${tag} may use while it is applied. Stop using it in one release, remove it in the next, and say so in a comment: Unused since ${tag}.`,
    );
  return rejections;
}

function compareVersions(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
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
