import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { allowed } from './words/allowed.ts';
import { findDialect } from './words/find-dialect.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

test.each([
  ['const place = 1;', ['`place` says "place"; the field says location, path, position, slot.']],
  ['interface A { keptMs: number }', ['`keptMs` says "kept"; the field says cached, stored, retained.']],
  ['export function planOf() {}', ['`planOf` is a function: begin its name with a verb.']],
  ['function planOf() {}', []],
  ["import { place } from './a.ts';\nplace.words();", []],
  ['const placeholder = document.replace();', []],
])('in %j', (text, messages) => {
  expect(findDialect('a.ts', text).map(({ message }) => message)).toEqual(messages);
});

describe('names of declarations', () => {
  const files = execFileSync('git', ['ls-files', 'packages', 'scripts', 'spec'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter(
      (file) => /\.(?:ts|tsx|js)$/.test(file) && !/\/(?:test|generated|api)\/|\.(?:test|d)\.ts$/.test(file),
    )
    .filter((file) => existsSync(root + file));
  const found = files.flatMap((file) =>
    findDialect(file, readFileSync(root + file, 'utf8'))
      .filter(({ name }) => !allowed(file).includes(name))
      .map(({ line, message }) => `${file}:${line} ${message}`),
  );

  test('are the words of the field (AGENTS.md, Words)', () => {
    expect(found).toEqual([]);
  });
});
