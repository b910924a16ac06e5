import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dressPackages } from '../../src/release/dress.ts';
import { publishLine } from '../../src/release/publish.ts';
import { startRegistry } from '../../src/release/registry.ts';
import type { LocalRegistry } from '../../src/release/registry.ts';
import { Repository } from './repository.ts';

const source = fileURLToPath(new URL('../../../', import.meta.url));
let registry: LocalRegistry;
let repository: Repository;
const project = mkdtempSync(join(tmpdir(), 'web-data-installed-'));

beforeAll(async () => {
  registry = await startRegistry();
  repository = new Repository({ built: true });
});
afterAll(async () => {
  repository.remove();
  rmSync(project, { recursive: true, force: true });
  await registry.close();
});

const publishTo = (address: string) =>
  publishLine(repository.root, { dryRun: true, provenance: false, registry: address });

test('a dry run names packages, sizes and tag and changes nothing', async () => {
  const { tag, packed } = await publishLine(repository.root, { dryRun: true, provenance: false });

  expect(tag).toBe('v2.0.0');
  expect(packed.map(({ name, version }) => `${name} ${version}`)).toEqual([
    '@web-data/spec 2.0.0',
    '@web-data/types 2.0.0',
  ]);
  expect(packed.every(({ size, files }) => size > 1000 && files > 3)).toBe(true);
});

test('tarballs kept for another job carry the changelog and name nothing that is not published', async () => {
  const checkout = new Repository({ built: true });
  cpSync(join(source, 'CHANGELOG.md'), join(checkout.root, 'CHANGELOG.md'));
  const keep = join(checkout.root, 'tarballs');
  repository.git('tag', '--delete', 'v2.0.0');
  try {
    dressPackages(checkout.root);
    await publishLine(repository.root, { dryRun: false, provenance: false, keep, from: checkout.root });
    expect(repository.git('tag', '--list')).toBe('');
    expect(readFileSync(join(keep, 'order.txt'), 'utf8')).toBe(
      'web-data-spec-2.0.0.tgz @web-data/spec@2.0.0\nweb-data-types-2.0.0.tgz @web-data/types@2.0.0\n',
    );
    for (const name of ['spec', 'types']) {
      const tarball = join(keep, `web-data-${name}-2.0.0.tgz`);
      const inside = (path: string) =>
        execFileSync('tar', ['-xzOf', tarball, `package/${path}`], { encoding: 'utf8' });
      expect(inside('CHANGELOG.md')).toContain('# Changelog');
      expect(JSON.parse(inside('package.json'))).toMatchObject({
        name: `@web-data/${name}`,
        version: '2.0.0',
      });
      expect(inside('package.json')).not.toMatch(/devDependencies|"scripts"|@web-data\/scripts/);
    }
  } finally {
    checkout.remove();
    repository.git('tag', 'v2.0.0');
  }
});

test('pending changesets and a dirty work tree are refused', async () => {
  const publish = () =>
    publishLine(repository.root, { dryRun: false, provenance: false, registry: registry.url });

  repository.changeset('patch');
  await expect(publish()).rejects.toThrow('Changesets are pending: run `npm run version`');
  repository.git('clean', '--force', '--quiet', '.changeset');

  repository.write('note.txt', 'not committed');
  await expect(publish()).rejects.toThrow('The work tree has changes');
  repository.git('clean', '--force', '--quiet', 'note.txt');
});

test('a machine on which git knows no name is told so before anything is published', async () => {
  const email = repository.git('config', 'user.email');
  repository.git('config', 'user.useConfigOnly', 'true');
  repository.git('config', '--unset', 'user.email');
  const home = process.env['HOME'];
  process.env['HOME'] = repository.root;
  try {
    await expect(
      publishLine(repository.root, { dryRun: false, provenance: false, registry: registry.url }),
    ).rejects.toThrow('git does not know who tags the release: run `git config user.name');
  } finally {
    process.env['HOME'] = home;
    repository.git('config', 'user.email', email);
    repository.git('config', '--unset', 'user.useConfigOnly');
  }
});

test('a registry that is none is refused before anything is packed', async () => {
  await expect(publishTo('localhost')).rejects.toThrow(
    '--registry must be an address such as http://127.0.0.1:4873/',
  );
  await expect(publishTo('http://127.0.0.1:1/')).rejects.toThrow(
    'No registry answers at http://127.0.0.1:1/: start one on this machine with `npm run registry`',
  );
});

test('a second registry does not take the first for itself', async () => {
  const port = Number(new URL(registry.url).port);
  await expect(startRegistry(port)).rejects.toThrow(
    `Port ${port} of 127.0.0.1 cannot be used: stop the program`,
  );
});

test('a release is published, tagged, installed from the registry and used; run again it changes nothing', async () => {
  const publish = () =>
    publishLine(repository.root, { dryRun: false, provenance: false, registry: registry.url });
  repository.git('tag', '--delete', 'v2.0.0');

  await publish();
  expect(repository.git('describe', '--exact-match')).toBe('v2.0.0\n');
  await publish();

  writeFileSync(join(project, 'package.json'), '{"type":"module","private":true}');
  const install = ['install', '@web-data/types', '--registry', registry.url, '--no-audit', '--no-fund'];
  execFileSync('npm', install, { cwd: project, stdio: 'pipe', shell: process.platform === 'win32' });
  const source = "import { operations } from '@web-data/types'; console.log(operations.mapUrls.path);";
  writeFileSync(join(project, 'use.mjs'), source);
  expect(execFileSync('node', ['use.mjs'], { cwd: project, encoding: 'utf8' })).toBe('/map\n');
});

test('a commit after the release may not take its tag', async () => {
  repository.edit('spec/package.json', '"description": "', '"description": "New: ');
  repository.commit('Change a text');

  await expect(
    publishLine(repository.root, { dryRun: false, provenance: false, registry: registry.url }),
  ).rejects.toThrow('v2.0.0 is already released from another commit');
});
