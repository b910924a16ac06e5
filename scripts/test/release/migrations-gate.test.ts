import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { git } from '../../src/release/git.ts';
import { checkMigrations } from '../../src/release/migrations-gate.ts';

const folder = 'packages/server/src/platform/store/migrations';
let root: string;

const write = (path: string, text: string) => writeFileSync(join(root, folder, path), text);
const list = `${folder}.ts`;
const writeList = (...names: string[]) =>
  writeFileSync(
    join(root, list),
    `${names.map((name) => `import * as ${name} from './migrations/${name}.ts';`).join('\n')}
export const migrations: readonly Migration[] = [${names.join(', ')}];\n`,
  );

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'web-data-migrations-'));
  mkdirSync(join(root, folder, '0002-second'), { recursive: true });
  writeList('first', 'second');
  write('0001-first.ts', 'create table one');
  write('0002-second.ts', 'create table two');
  write('0002-second/part.ts', 'create table three, in a part of the second migration');
  git(root, 'init', '--quiet');
  git(root, 'add', '--all');
  const name = ['-c', 'user.name=Test', '-c', 'user.email=test@localhost', '-c', 'commit.gpgsign=false'];
  git(root, ...name, 'commit', '--quiet', '--message', 'First release');
  git(root, 'tag', 'v2.0.0');
});
afterEach(() => rmSync(root, { recursive: true }));

const applied = (file: string) =>
  `${folder}/${file}: databases have applied this migration since v2.0.0. Restore it (git checkout v2.0.0 -- ${folder}/${file}) and append a migration instead.`;

const contracts = (statement: string) =>
  `${folder}/0003-third.ts: \`${statement}\` takes away what processes of v2.0.0 may use while it is applied. Stop using it in one release, remove it in the next, and say so in a comment: Unused since v2.0.0.`;

test.each<[title: string, edit: () => void, wanted: string[]]>([
  ['nothing', () => {}, []],
  ['a migration appended', () => write('0003-third.ts', 'create table four'), []],
  ['a change of one', () => write('0001-first.ts', 'create table other'), [applied('0001-first.ts')]],
  ['a change of a part', () => write('0002-second/part.ts', ''), [applied('0002-second/part.ts')]],
  ['one deleted', () => rmSync(join(root, folder, '0001-first.ts')), [applied('0001-first.ts')]],
  [
    'one renamed',
    () => {
      renameSync(join(root, folder, '0002-second.ts'), join(root, folder, '0003-third.ts'));
      git(root, 'add', '--all');
    },
    [applied('0002-second.ts')],
  ],
  [
    'one inserted',
    () => write('0001-later.ts', ''),
    [
      `${folder}/0001-later.ts: a new migration comes after ${folder}/0002-second.ts of v2.0.0. Give it the next number.`,
    ],
  ],
  ['a list appended to', () => writeList('first', 'second', 'third'), []],
  [
    'a list in another order',
    () => writeList('second', 'first'),
    [
      `${list}: entry 1 of the list is ./migrations/second.ts, and was ./migrations/first.ts in v2.0.0. Keep the released migrations first, in their order.`,
    ],
  ],
  [
    'a list that lacks one',
    () => writeList('first'),
    [
      `${list}: entry 2 of the list is missing, and was ./migrations/second.ts in v2.0.0. Keep the released migrations first, in their order.`,
    ],
  ],
  ['a column that may be null', () => write('0003-third.ts', 'alter table one add column two text'), []],
  [
    'a column with a default',
    () => write('0003-third.ts', 'alter table one add column two integer not null default 0'),
    [],
  ],
  [
    'a column that old inserts do not fill',
    () => write('0003-third.ts', 'alter table one add column two text not null'),
    [
      `${folder}/0003-third.ts: a new column is not null without a default, so that inserts of v2.0.0 fail. Give it a default.`,
    ],
  ],
  [
    'a column dropped',
    () => write('0003-third.ts', 'alter table one drop column two'),
    [contracts('drop column')],
  ],
  [
    'a table renamed',
    () => write('0003-third.ts', 'alter table one rename to two'),
    [contracts('rename to')],
  ],
  [
    'a column dropped that the release does not use',
    () => write('0003-third.ts', '// Unused since v2.0.0.\nalter table one drop column two'),
    [],
  ],
  [
    'a column dropped that the release still uses',
    () => write('0003-third.ts', '// Unused since v2.1.0.\nalter table one drop column two'),
    [contracts('drop column')],
  ],
])('%s', (_, edit, wanted) => {
  edit();
  expect(checkMigrations(root, 'v2.0.0')).toEqual(wanted);
});
