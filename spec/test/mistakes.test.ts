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
  'webhooks',
];
let untouched: Problem[] = [];
let found: Problem[][] = [];

beforeAll(async () => {
  [untouched = [], ...found] = await withFolder((folder) => {
    const roots = [undefined, ...mistakes].map((mistake, index) =>
      copy(join(folder, String(index)), mistake),
    );
    return lint(roots, 'redocly.yaml');
  });
}, 300_000);

function copy(folder: string, mistake?: Mistake): string {
  for (const source of sources) cpSync(join(spec, source), join(folder, source), { recursive: true });
  if (mistake) {
    const file = join(folder, mistake.file);
    const text = readFileSync(file, 'utf8');
    expect(text).toContain(mistake.from);
    writeFileSync(
      file,
      text.replace(mistake.from, () => mistake.to),
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
  expect(found[mistakes.indexOf(mistake)]!.find(same)?.message.slice(0, message.length)).toBe(message);
});
