import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { expect, test } from 'vitest';
import { listShipped } from '../src/shipped.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Names, versions and demands of the lockfile. */
interface Lockfile {
  packages: Record<string, { engines?: { node?: string } }>;
}

/** Whether a range of versions takes one; ranges are alternatives of comparators, as npm writes them. */
function takes(range: string, version: readonly number[]): boolean {
  return range.split('||').some((alternative) => {
    const comparators = alternative.trim().replaceAll(/([<>=^~]+)\s+/g, '$1').split(/\s+/);
    return comparators.every((comparator) => holds(comparator, version));
  });
}

function holds(comparator: string, version: readonly number[]): boolean {
  const [, sign = '', text = ''] = /^([<>=^~]*)v?(.*)$/.exec(comparator)!;
  if (text === '' || text === '*') return true;
  const parts = text.split('.');
  const numbers = [0, 1, 2].map((index) => Number(parts[index] ?? 0) || 0);
  const order = version.map((part, index) => part - numbers[index]!).find((difference) => difference !== 0) ?? 0;
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
  const { packages } = parse(readFileSync(`${root}pnpm-lock.yaml`, 'utf8')) as Lockfile;
  const shipped = [...listShipped(root)].flatMap(([name, versions]) =>
    [...versions].map((version) => `${name}@${version}`),
  );
  expect(shipped.length).toBeGreaterThan(100);
  const newer = shipped.flatMap((name) => {
    const range = packages[name]?.engines?.node ?? '*';
    return takes(range, floor) ? [] : [`${name} asks for Node.js ${range}: take a version for ${floor.join('.')}.`];
  });
  expect(newer).toEqual([]);
});
