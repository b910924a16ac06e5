import { expect, test } from 'vitest';
import { compareManifests, judgeManifests } from '../../src/release/manifest-gate.ts';
import type { PendingChangeset } from '../../src/release/pending.ts';
import type { Manifest } from '../../src/release/manifest.ts';

const released: Manifest = {
  name: '@web-data/one',
  version: '2.0.0',
  type: 'module',
  license: 'MIT',
  files: ['bin', 'dist'],
  scripts: { build: 'tsc' },
  exports: {
    '.': { types: './dist/index.d.ts', browser: './dist/browser.js', default: './dist/index.js' },
    './node': './dist/node.js',
    './both': { import: './dist/both.js', require: './dist/both.cjs' },
  },
  bin: { one: './bin/one.js' },
  engines: { node: '>=20.19.0' },
  dependencies: { ajv: 'catalog:', yaml: '2.8.0', '@web-data/types': 'workspace:^' },
  peerDependencies: { hono: '^4.0.0', '@web-data/spec': 'workspace:^' },
};
const catalog = { ajv: '8.20.0', vitest: '4.1.12' };

type Edit = [title: string, edit: Partial<Manifest>, catalog: Record<string, string>, wanted: string];

/** Edits of a package.json, and what is asked of a changeset: nothing, one of any level, or a minor that names the package. */
test.each<Edit>([
  ['nothing', {}, catalog, 'nothing'],
  ['the version', { version: '2.1.0' }, catalog, 'nothing'],
  ['a dependency of the catalog', {}, { ...catalog, ajv: '8.21.0' }, 'any'],
  ['a dependency for development alone', {}, { ...catalog, vitest: '5.0.0' }, 'nothing'],
  ['a dependency of its own', { dependencies: { ...released.dependencies, yaml: '2.9.0' } }, catalog, 'any'],
  ['a dependency more', { dependencies: { ...released.dependencies, croner: '9.0.0' } }, catalog, 'any'],
  [
    'a dependency written out that stood in the catalog',
    { dependencies: { ...released.dependencies, ajv: '8.20.0' } },
    catalog,
    'nothing',
  ],
  [
    'another package of the line',
    { dependencies: { ...released.dependencies, '@web-data/openapi': 'workspace:^' } },
    catalog,
    'nothing',
  ],
  [
    'an entry point gone',
    { exports: { '.': released.exports!['.'], './both': released.exports!['./both'] } },
    catalog,
    'a minor',
  ],
  ['an entry point shut', { exports: { ...released.exports, './node': null } }, catalog, 'a minor'],
  [
    'the declarations of an entry point gone',
    { exports: { ...released.exports, '.': { default: './dist/index.js' } } },
    catalog,
    'a minor',
  ],
  [
    'a condition that the default takes',
    { exports: { ...released.exports, '.': { types: './dist/index.d.ts', default: './dist/index.js' } } },
    catalog,
    'nothing',
  ],
  [
    'a condition that nothing takes',
    { exports: { ...released.exports, './both': { import: './dist/both.js' } } },
    catalog,
    'a minor',
  ],
  [
    'one file for every condition',
    { exports: { ...released.exports, './both': './dist/both.js' } },
    catalog,
    'nothing',
  ],
  ['another licence', { license: 'BUSL-1.1' }, catalog, 'a minor'],
  ['no licence', { license: undefined }, catalog, 'a minor'],
  ['published files gone', { files: ['bin'] }, catalog, 'a minor'],
  ['published files excluded', { files: ['bin', 'dist', '!dist/node.js'] }, catalog, 'a minor'],
  ['published files more', { files: ['bin', 'dist', 'docs'] }, catalog, 'nothing'],
  ['every file published', { files: undefined }, catalog, 'nothing'],
  ['a script at installation', { scripts: { postinstall: 'node fetch.js' } }, catalog, 'a minor'],
  ['a script for development', { scripts: { build: 'tsc', test: 'vitest' } }, catalog, 'nothing'],
  ['some systems only', { os: ['linux'] }, catalog, 'a minor'],
  ['a dependency more that may fail', { optionalDependencies: { fsevents: '2.3.3' } }, catalog, 'any'],
  ['an entry point more', { exports: { ...released.exports, './bun': './dist/bun.js' } }, catalog, 'nothing'],
  [
    'entry points that stay in the workspace alone',
    { publishConfig: { exports: { '.': released.exports!['.'] } } },
    catalog,
    'a minor',
  ],
  ['a command gone', { bin: {} }, catalog, 'a minor'],
  ['a newer Node.js', { engines: { node: '>=22.0.0' } }, catalog, 'a minor'],
  ['CommonJS', { type: 'commonjs' }, catalog, 'a minor'],
  ['another range of a peer', { peerDependencies: { hono: '^5.0.0' } }, catalog, 'a minor'],
  [
    'one peer more',
    { peerDependencies: { ...released.peerDependencies, express: '^5.0.0' } },
    catalog,
    'a minor',
  ],
  [
    'one peer more that may be missing',
    {
      peerDependencies: { ...released.peerDependencies, express: '^5.0.0' },
      peerDependenciesMeta: { express: { optional: true } },
    },
    catalog,
    'nothing',
  ],
])('%s', (_title, edit, after, wanted) => {
  const changes = compareManifests(released, { ...released, ...edit }, { before: catalog, after });
  const requested = changes.breaking.length > 0 ? 'a minor' : changes.installsOthers ? 'any' : 'nothing';
  expect(requested).toBe(wanted);

  expect(judgeManifests([changes], minor('@web-data/one'))).toEqual([]);
  expect(judgeManifests([changes], minor('@web-data/two'))).toHaveLength(wanted === 'a minor' ? 1 : 0);
});

function minor(name: string): PendingChangeset[] {
  return [{ id: 'a', summary: '', releases: [{ name, type: 'minor' }] }];
}
