import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';

const root = new URL('../src', import.meta.url).pathname;

/** Folders and files directly in `src`, each with those that it imports from. */
function importsByFolder(): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>();
  for (const name of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.ts')) continue;
    const from = placeOf(name);
    const imported = graph.get(from) ?? new Set();
    graph.set(from, imported);
    for (const [, path = ''] of readFileSync(join(root, name), 'utf8').matchAll(/from '(\.[^']+)'/g)) {
      const to = placeOf(relative(root, join(root, dirname(name), path)));
      if (to !== from) imported.add(to);
    }
  }
  return graph;
}

function placeOf(name: string): string {
  return name.split('/')[0]!;
}

function reachable(graph: Map<string, Set<string>>, from: string, seen = new Set<string>()): Set<string> {
  for (const to of graph.get(from) ?? []) {
    if (seen.has(to)) continue;
    seen.add(to);
    reachable(graph, to, seen);
  }
  return seen;
}

it('imports one way between folders', () => {
  const graph = importsByFolder();
  expect(graph.size).toBeGreaterThan(10);
  expect([...graph.keys()].filter((place) => reachable(graph, place).has(place))).toEqual([]);
});
