import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { publicFolders } from '../../src/release/manifest.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

test('what a package depends on is published before it, and nothing private is', () => {
  const folders = publicFolders(root);

  expect(folders.toSorted()).toEqual([
    'packages/browser',
    'packages/cli',
    'packages/client',
    'packages/contract',
    'packages/dashboard',
    'packages/diff',
    'packages/docs',
    'packages/generate',
    'packages/mcp',
    'packages/net',
    'packages/openapi',
    'packages/parse',
    'packages/server',
    'packages/site-map',
    'packages/types',
    'packages/validator',
    'spec',
  ]);
  const at = (name: string) => folders.indexOf(`packages/${name}`);
  expect(at('openapi')).toBeLessThan(at('diff'));
  expect(at('diff')).toBeLessThan(at('contract'));
  expect(at('types')).toBeLessThan(at('client'));
  expect(at('client')).toBeLessThan(at('cli'));
  expect(at('client')).toBeLessThan(at('mcp'));
  expect(at('mcp')).toBeLessThan(at('server'));
  expect(at('validator')).toBeLessThan(at('dashboard'));
  expect(at('dashboard')).toBeLessThan(at('server'));
  expect(at('net')).toBeLessThan(at('site-map'));
  expect(at('net')).toBeLessThan(at('browser'));
  expect(at('net')).toBeLessThan(at('parse'));
  expect(at('site-map')).toBeLessThan(at('server'));
  expect(at('parse')).toBeLessThan(at('server'));
  expect(at('validator')).toBeLessThan(at('server'));
});
