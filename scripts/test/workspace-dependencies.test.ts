import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const packages = fileURLToPath(new URL('../../packages', import.meta.url));

/** What each of these packages may stand on among those of this repository. Tests may use more. */
const LAYERS: readonly (readonly [name: string, dependencies: readonly string[]])[] = [
  ['openapi', []],
  ['net', []],
  ['site-map', ['@web-data/net']],
  ['browser', ['@web-data/net']],
  ['parse', ['@web-data/net']],
];

test.each(LAYERS)('%s depends on %j of ours, and imports no more', (name, dependencies) => {
  expect(declared(name)).toEqual(dependencies);
  expect(imported(name).filter((other) => !dependencies.includes(other))).toEqual([]);
});

/** The packages of this repository that a package declares for those who install it. */
function declared(name: string): string[] {
  const manifest = JSON.parse(readFileSync(join(packages, name, 'package.json'), 'utf8')) as Record<
    'dependencies' | 'optionalDependencies' | 'peerDependencies',
    Record<string, string> | undefined
  >;
  const { dependencies, optionalDependencies, peerDependencies } = manifest;
  return Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }).filter(isOurs);
}

/** The packages of this repository that its sources import, by name or by path. */
function imported(name: string): string[] {
  const folder = join(packages, name, 'src');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.[jt]s$/.test(file),
  );
  const owners = files.flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    return [...text.matchAll(IMPORT)].map(([, specifier = '']) => ownerOf(specifier, join(folder, file)));
  });
  return [...new Set(owners)].filter((owner) => isOurs(owner) && owner !== `@web-data/${name}`);
}

const IMPORT = /(?:\bfrom|\bimport\(?|\brequire\()\s*'([^']+)'/g;

/** The package that a specifier in a file leads to. */
function ownerOf(specifier: string, file: string): string {
  if (specifier.startsWith('.'))
    return `@web-data/${relative(packages, join(dirname(file), specifier)).split(sep)[0]}`;
  return specifier.split('/').slice(0, 2).join('/');
}

function isOurs(specifier: string): boolean {
  return specifier.startsWith('@web-data/');
}
