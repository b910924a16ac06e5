import { expect, test } from 'vitest';
import { judgeTypes } from '../../src/release/types-gate.ts';
import type { PackageTypes } from '../../src/release/types-gate.ts';
import type { PendingChangeset } from '../../src/release/pending.ts';

const broken: PackageTypes = {
  name: '@web-data/client',
  changes: [{ level: 'breaking', name: 'map', message: 'map changed.' }],
};
const grown: PackageTypes = {
  name: '@web-data/client',
  changes: [{ level: 'additive', name: 'scrape', message: 'scrape is new.' }],
};
const pending = (name: string, type: 'patch' | 'minor'): PendingChangeset => ({
  id: 'a',
  summary: '',
  releases: [{ name, type }],
});

test.each<[string, PackageTypes[], PendingChangeset[], string[]]>([
  ['nothing changed', [{ name: '@web-data/client', changes: [] }], [], []],
  [
    'a break without a changeset',
    [broken],
    [],
    [
      'The public API of @web-data/client changed: run `npm run changeset`, name @web-data/client and choose minor.\n  map changed.',
    ],
  ],
  [
    'a break told under another name',
    [broken],
    [pending('@web-data/server', 'minor')],
    [
      'The public API of @web-data/client changed: run `npm run changeset`, name @web-data/client and choose minor.\n  map changed.',
    ],
  ],
  ['a break told', [broken], [pending('@web-data/client', 'minor')], []],
  [
    'an addition as a patch',
    [grown],
    [pending('@web-data/client', 'patch')],
    [
      'The public API of @web-data/client changed: run `npm run changeset`, name the package and choose minor.\n  scrape is new.',
    ],
  ],
  ['an addition in a minor of another package', [grown], [pending('@web-data/spec', 'minor')], []],
])('%s', (_, packages, changesets, want) => {
  expect(judgeTypes(packages, changesets)).toEqual(want);
});
