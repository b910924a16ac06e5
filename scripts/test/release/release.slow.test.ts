import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkRelease } from '../../src/release/check.ts';
import type { SpecDiff } from '../../src/release/check.ts';
import { versionLine } from '../../src/release/version.ts';
import { Repository } from './repository.ts';

const diff = (await import(
  new URL('../../../packages/diff/dist/index.js', import.meta.url).href
)) as SpecDiff;

const schema = 'spec/schemas/MapRequest.yaml';
// Each look at the description bundles it twice.
vi.setConfig({ testTimeout: 600_000 });

let repository: Repository;

beforeEach(() => {
  repository = new Repository();
});
afterEach(() => repository.remove());

const refusals = async () => (await checkRelease(repository.root, diff)).refusals;

test('nothing changed: nothing is asked for', async () => {
  expect(await refusals()).toEqual([]);
});

test('a break in a description beside the first is told with its file', async () => {
  const [listed] = repository.read('spec/oauth/openapi.yaml').match(/^ {2}\/token:\n.*\n/m)!;
  repository.edit('spec/oauth/openapi.yaml', listed, '');
  repository.changeset('patch');
  expect((await refusals()).join()).toMatch(
    /^spec\/oauth\/openapi\.yaml: The description asks for a minor .*The operation POST \/token was removed/s,
  );
});

test('a change of a released migration is refused, with a changeset too', async () => {
  const [folder, file] = ['packages/server/src/platform/store/migrations', '0001-first.ts'];
  mkdirSync(join(repository.root, folder), { recursive: true });
  repository.write(`${folder}/${file}`, 'create table one');
  repository.commit('Version 2.1.0');
  repository.git('tag', 'v2.1.0');
  repository.write(`${folder}/${file}`, 'create table other');
  repository.changeset('minor');
  expect(await refusals()).toEqual([
    expect.stringContaining(`${folder}/${file}: databases have applied this migration since v2.1.0.`),
  ]);
});

test('a new field without a changeset is refused, with a patch too, and goes out as a minor', async () => {
  const field = '  pathPrefix:\n    description: Only below this path.\n    type: string\n';
  repository.edit(schema, '  search:\n', `${field}  search:\n`);

  expect((await refusals()).join()).toContain('asks for a minor release, but no changeset is pending');

  repository.changeset('patch');
  expect((await refusals()).join()).toContain(
    'asks for a minor release, but the pending changesets give patch',
  );

  repository.changeset('minor');
  expect(await refusals()).toEqual([]);
  expect(await versionLine(repository.root, diff)).toBe('2.1.0');

  const changelog = repository.read('CHANGELOG.md');
  expect(changelog).toContain('## 2.1.0\n\n- Tell what changed (spec)');
  expect(changelog).toContain('POST /map');
  expect(changelog).toContain('pathPrefix');
  expect(JSON.parse(repository.read('packages/types/package.json'))).toMatchObject({ version: '2.1.0' });

  repository.commit('Version 2.1.0');
  repository.git('tag', 'v2.1.0');
  expect(await refusals()).toEqual([]);
});

test('a package that asks its user for another of the line moves with it, and private ones stay', async () => {
  repository.addPackage('peer', { peerDependencies: { '@web-data/types': 'workspace:^' } });
  repository.addPackage('tool', { version: '0.0.0', private: true });
  repository.changeset('minor');

  expect(await versionLine(repository.root, diff)).toBe('2.1.0');
  expect(JSON.parse(repository.read('packages/peer/package.json'))).toMatchObject({ version: '2.1.0' });
  expect(JSON.parse(repository.read('packages/tool/package.json'))).toMatchObject({ version: '0.0.0' });
});

test('before the first release a changeset is refused: it goes out as it stands', async () => {
  repository.git('tag', '--delete', 'v2.0.0');
  expect(await refusals()).toEqual([]);

  repository.changeset('minor');
  expect(await refusals()).toEqual([expect.stringContaining('the first is 2.0.0 as it stands')]);
  await expect(versionLine(repository.root, diff)).rejects.toThrow('There is no release yet');
});

test('a tightened bound is refused while the label stands, whatever the changeset says', async () => {
  repository.edit(schema, 'maximum: 100000', 'maximum: 50000');
  repository.changeset('major');

  const [rejection] = await refusals();
  expect(rejection).toContain('POST /map');
  expect(rejection).toContain('This breaks callers and is refused while the label is v2');
  await expect(versionLine(repository.root, diff)).rejects.toThrow('refused while the label is v2');
  expect(repository.git('status', '--porcelain', 'packages')).toBe('');
});

test('a change of a shipped file without a changeset is refused', async () => {
  repository.edit('packages/types/package.json', '"description": "', '"description": "The ');

  expect(await refusals()).toEqual([
    'types changed since v2.0.0 without a changeset: run `npm run changeset` and say what users see.',
  ]);
});

test('a dependency that a package brings along is not raised without a changeset', async () => {
  repository.addPackage('bringing', { dependencies: { yaml: 'catalog:' } });
  repository.commit('Add a package');
  repository.git('tag', '--force', 'v2.0.0');
  const catalogue = repository.read('pnpm-workspace.yaml');
  repository.write('pnpm-workspace.yaml', catalogue.replace(/^ {2}yaml: .*$/m, '  yaml: 99.0.0'));

  expect(await refusals()).toEqual([
    expect.stringContaining('@web-data/bringing would install other dependencies than at v2.0.0'),
  ]);
  repository.changeset('patch');
  expect(await refusals()).toEqual([]);
});
