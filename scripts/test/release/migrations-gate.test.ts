import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { git } from '../../src/release/git.ts';
import { checkMigrations } from '../../src/release/migrations-gate.ts';

const folder = 'packages/server/src/platform/store/migrations';
let root: string;

const write = (path: string, text: string) => writeFileSync(join(root, folder, path), text);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'web-data-migrations-'));
  mkdirSync(join(root, folder, '0002-second'), { recursive: true });
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
])('%s', (_, edit, wanted) => {
  edit();
  expect(checkMigrations(root, 'v2.0.0')).toEqual(wanted);
});
