import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';

const root = new URL('../src', import.meta.url).pathname;

/** The floors of `src`, the lowest first. A floor imports from itself and from those below it; the rest stands on top. */
const floors = ['platform', 'accounts', 'capabilities'];

/** Every import between two files of `src`, as their paths below it. */
const imports: readonly (readonly [from: string, to: string])[] = readdirSync(root, {
  recursive: true,
  encoding: 'utf8',
})
  .filter((name) => name.endsWith('.ts'))
  .flatMap((from) =>
    [...readFileSync(join(root, from), 'utf8').matchAll(/(?:from|import|import\() ?'(\.[^']+)'/g)].map(
      ([, path = '']) => [from, relative(root, join(root, dirname(from), path))] as const,
    ),
  );

function getFloor(path: string): number {
  const index = floors.indexOf(path.split('/')[0]!);
  return index < 0 ? floors.length : index;
}

/** The folder of a floor that a file is in, or the folder of `src`; the file itself where it is in none. */
function getPlace(path: string): string {
  const [folder = '', below = ''] = path.split('/');
  return floors.includes(folder) ? `${folder}/${below}` : folder;
}

function findReachable(graph: Map<string, Set<string>>, from: string, seen = new Set<string>()): Set<string> {
  for (const to of graph.get(from) ?? []) {
    if (seen.has(to)) continue;
    seen.add(to);
    findReachable(graph, to, seen);
  }
  return seen;
}

it('imports one way between folders', () => {
  const graph = new Map<string, Set<string>>();
  for (const [from, to] of imports.map((paths) => paths.map(getPlace) as [string, string]))
    if (from !== to) graph.set(from, (graph.get(from) ?? new Set()).add(to));
  expect(graph.size).toBeGreaterThan(30);
  expect([...graph.keys()].filter((place) => findReachable(graph, place).has(place))).toEqual([]);
});

it('imports from lower floors only', () => {
  expect(new Set(imports.map(([from]) => getFloor(from))).size).toBe(floors.length + 1);
  expect(imports.filter(([from, to]) => getFloor(from) < getFloor(to))).toEqual([]);
});
