import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { lint, withFolder } from './lint.ts';
import type { Problem } from './lint.ts';
import { mistakes } from './mistakes.ts';
import type { Mistake } from './mistakes.ts';

const spec = fileURLToPath(new URL('../', import.meta.url));
const sources = [
  'openapi.yaml',
  'errors.yaml',
  'extensions.yaml',
  'relations.yaml',
  'paths',
  'parameters',
  'schemas',
  'media-types',
  'webhooks',
];
/** Mistakes that are made in one copy of the description: a copy for each would take six times as long to read. */
const COPIES = 7;
const together = mistakes.filter(({ alone }) => !alone);
const copies = [
  ...Array.from({ length: COPIES }, (_, index) => together.filter((_mistake, at) => at % COPIES === index)),
  ...mistakes.filter(({ alone }) => alone).map((mistake) => [mistake]),
];
let untouched: Problem[] = [];
let found: Problem[][] = [];

beforeAll(async () => {
  [untouched = [], ...found] = await withFolder((folder) => {
    const roots = [[], ...copies].map((made, index) => copy(join(folder, String(index)), made));
    return lint(roots, 'redocly.yaml');
  });
});

function copy(folder: string, made: Mistake[]): string {
  for (const source of sources) cpSync(join(spec, source), join(folder, source), { recursive: true });
  for (const { file: name, from, to } of made) {
    const file = join(folder, name);
    const text = readFileSync(file, 'utf8');
    expect(text).toContain(from);
    writeFileSync(
      file,
      text.replace(from, () => to),
    );
  }
  return join(folder, 'openapi.yaml');
}

test('the description as it stands has no fault', () => {
  expect(untouched).toEqual([]);
});

test.each(mistakes)('$title', (mistake) => {
  const { reported } = mistake;
  const message = reported.message.replace(/ENOENT.*/s, '');
  const same = ({ rule, file, pointer }: Problem) =>
    rule === reported.rule && file === reported.file && pointer === reported.pointer;
  expect(
    found[copies.findIndex((made) => made.includes(mistake))]!.find(same)?.message.slice(0, message.length),
  ).toBe(message);
});
