import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { judgePacked } from '../../src/release/check-packed.ts';
import { compareShipped } from '../../src/release/packed.ts';
import type { PendingChangeset } from '../../src/release/pending.ts';
import { compilePrograms } from '../../src/release/user-programs.ts';

/** What a package gives, released and after an edit that no file of its sources shows. */
const root = fileURLToPath(new URL('../../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'packed-test-'));
const released = join(folder, 'released');
const manifest = (version: string, more: object = {}) =>
  JSON.stringify(
    { name: '@web-data/one', version, type: 'module', exports: './index.js', ...more },
    undefined,
    2,
  );

beforeAll(() => {
  write(
    released,
    'package.json',
    manifest('2.0.0', { dependencies: { '@web-data/types': '^2.0.0', hono: '4.9.0' } }),
  );
  write(released, 'index.js', 'export const say = (text) => text;\n');
  write(released, 'index.d.ts', 'export declare function say(text: string): string;\n');
  write(released, 'chunks/a.js', 'export {};\n');
  write(released, 'CHANGELOG.md', '# 2.0.0\n');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each<[title: string, edits: Record<string, string | undefined>, told: string[]]>([
  ['nothing', {}, []],
  [
    'a new version, whose packages move together',
    {
      'package.json': manifest('2.1.0', { dependencies: { '@web-data/types': '^2.1.0', hono: '4.9.0' } }),
      'CHANGELOG.md': '# 2.1.0\n',
    },
    [],
  ],
  [
    'the same dependencies in another order',
    { 'package.json': manifest('2.0.0', { dependencies: { hono: '4.9.0', '@web-data/types': '^2.0.0' } }) },
    [],
  ],
  ['what the build writes', { 'index.js': 'export const say = (text) => `${text}`;\n' }, ['~index.js']],
  [
    'a chunk under another name',
    { 'chunks/a.js': undefined, 'chunks/b.js': 'export {};\n' },
    ['-chunks/a.js', '+chunks/b.js'],
  ],
  [
    'a dependency',
    { 'package.json': manifest('2.0.0', { dependencies: { '@web-data/types': '^2.0.0', yaml: '2.9.1' } }) },
    ['~package.json'],
  ],
])('%s', (title, edits, told) => {
  const now = edited(title, edits);
  const changes = compareShipped(new Map([['@web-data/one', released]]), new Map([['@web-data/one', now]]));
  const lines = changes.flatMap(({ added, removed, changed }) => [
    ...removed.map((path) => `-${path}`),
    ...added.map((path) => `+${path}`),
    ...changed.map((path) => `~${path}`),
  ]);
  expect(lines).toEqual(told);

  const requested = { tag: 'v2.0.0', changes, broken: [] };
  expect(judgePacked(requested, [])).toHaveLength(told.length > 0 ? 1 : 0);
  expect(judgePacked(requested, pending('patch'))).toEqual([]);
});

test('a package that is gone is told with all its files', () => {
  const [changes] = compareShipped(new Map([['@web-data/one', released]]), new Map());
  expect(changes?.removed).toEqual(['chunks/a.js', 'index.d.ts', 'index.js', 'package.json']);
});

test('a program that compiled with the release and does not any more asks for a minor', () => {
  const programs = [
    { location: 'README.md 1', code: "import { say } from '@web-data/one';\nsay('hello');" },
    { location: 'README.md 2', code: "import { shout } from '@web-data/one';\nshout('hello');" },
  ];
  const now = edited('another argument', {
    'index.d.ts': 'export declare function say(text: string, loud: boolean): string;\n',
  });
  const of = (at: string) => compilePrograms(programs, new Map([['@web-data/one', at]]), root);
  const known = new Set(of(released));
  expect([...known]).toEqual([expect.stringMatching(/^README\.md 2: .*has no exported member 'shout'/)]);

  const broken = of(now).filter((line) => !known.has(line));
  expect(broken).toEqual([expect.stringMatching(/^README\.md 1: .*Expected 2 arguments/)]);
  const told = { tag: 'v2.0.0', changes: [], broken };
  expect(judgePacked(told, pending('patch'))).toEqual([expect.stringContaining('README.md 1')]);
  expect(judgePacked(told, pending('minor'))).toEqual([]);
});

function edited(title: string, edits: Record<string, string | undefined>): string {
  const to = join(folder, title);
  cpSync(released, to, { recursive: true });
  for (const [path, text] of Object.entries(edits)) {
    if (text === undefined) rmSync(join(to, path));
    else write(to, path, text);
  }
  return to;
}

function write(at: string, path: string, text: string): void {
  mkdirSync(dirname(join(at, path)), { recursive: true });
  writeFileSync(join(at, path), text);
}

function pending(type: 'patch' | 'minor'): PendingChangeset[] {
  return [{ id: 'a', summary: '', releases: [{ name: '@web-data/one', type }] }];
}
