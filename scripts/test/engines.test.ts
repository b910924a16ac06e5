import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The parts of the lockfile that say what each package brings along, and what it asks for. */
interface Lockfile {
  importers: Record<string, { dependencies?: Record<string, { version: string }> }>;
  packages: Record<string, { engines?: { node?: string } }>;
  snapshots: Record<string, { dependencies?: Pinned; optionalDependencies?: Pinned }>;
}
type Pinned = Record<string, string>;

/** Names with versions of all packages that the public packages install. */
function listInstalled({ importers, snapshots }: Lockfile): Set<string> {
  const found = new Set<string>();
  const add = (dependencies: Pinned = {}): void => {
    for (const [name, version] of Object.entries(dependencies)) {
      const key = snapshots[version] ? version : `${name}@${version}`;
      if (version.startsWith('link:') || found.has(key)) continue;
      found.add(key);
      add({ ...snapshots[key]?.dependencies, ...snapshots[key]?.optionalDependencies });
    }
  };
  for (const [folder, { dependencies = {} }] of Object.entries(importers)) {
    const manifest = JSON.parse(readFileSync(`${root}${folder}/package.json`, 'utf8')) as {
      private?: boolean;
    };
    const pinned = Object.entries(dependencies).map(([name, { version }]) => [name, version]);
    if (manifest.private !== true) add(Object.fromEntries(pinned) as Pinned);
  }
  return found;
}

/** Whether a range of versions takes one; ranges are alternatives of comparators, as npm writes them. */
function takes(range: string, version: readonly number[]): boolean {
  return range.split('||').some((alternative) => {
    const comparators = alternative
      .trim()
      .replaceAll(/([<>=^~]+)\s+/g, '$1')
      .split(/\s+/);
    return comparators.every((comparator) => holds(comparator, version));
  });
}

function holds(comparator: string, version: readonly number[]): boolean {
  const [, sign = '', text = ''] = /^([<>=^~]*)v?(.*)$/.exec(comparator)!;
  if (text === '' || text === '*') return true;
  const parts = text.split('.');
  const numbers = [0, 1, 2].map((index) => Number(parts[index] ?? 0) || 0);
  const order =
    version.map((part, index) => part - numbers[index]!).find((difference) => difference !== 0) ?? 0;
  if (sign === '>=') return order >= 0;
  if (sign === '>') return order > 0;
  if (sign === '<=') return order <= 0;
  if (sign === '<') return order < 0;
  if (sign === '^') return order >= 0 && version[0] === numbers[0];
  if (sign === '~') return order >= 0 && version[0] === numbers[0] && version[1] === numbers[1];
  // Without a sign: each number that is given.
  return parts.every((part, index) => /^[x*]$/i.test(part) || version[index] === Number(part));
}

test.each([
  ['>=18', true],
  ['>= 20.19.0', true],
  ['^18 || ^20.19.0 || >=22.12.0', true],
  ['20 || >=22', true],
  ['18.x || 20.x', true],
  ['~20.19.0', true],
  ['*', true],
  ['>=14 <21', true],
  ['>=20.19.1', false],
  ['>=22', false],
  ['^18 || >=22.12.0', false],
  ['>=14 <20', false],
])('20.19.0 is in %s: %s', (range, want) => {
  expect(takes(range, [20, 19, 0])).toBe(want);
});

test('everything that the public packages bring along runs on their own floor of Node.js', () => {
  const manifest = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { engines: { node: string } };
  const floor = /^>=(\d+)\.(\d+)\.(\d+)$/.exec(manifest.engines.node)!.slice(1).map(Number);
  const lockfile = parse(readFileSync(`${root}pnpm-lock.yaml`, 'utf8')) as Lockfile;
  const installed = [...listInstalled(lockfile)];
  expect(installed.length).toBeGreaterThan(100);
  const newer = installed.flatMap((key) => {
    const name = key.replace(/\(.*$/, ''); // Without the versions of its peers.
    const range = lockfile.packages[name]?.engines?.node ?? '*';
    return takes(range, floor)
      ? []
      : [`${name} asks for Node.js ${range}: take a version for ${floor.join('.')}.`];
  });
  expect(newer).toEqual([]);
});
