import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { OutputError } from '../src/io.ts';
import { writeAtomically } from '../src/output/write-atomically.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'write-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const mode = (path: string) => statSync(path).mode & 0o777;

test('writes the text into new folders', () => {
  const path = join(folder, 'a/b/page.md');
  writeAtomically(path, '# Grüße\n');
  expect(readFileSync(path, 'utf8')).toBe('# Grüße\n');
  expect(readdirSync(join(folder, 'a/b'))).toEqual(['page.md']);
});

test('replaces a longer file, and takes its permissions to those asked for', () => {
  const path = join(folder, 'profiles.json');
  writeFileSync(path, 'a longer text than the next one', { mode: 0o644 });
  writeAtomically(path, 'short', 0o600);
  expect(readFileSync(path, 'utf8')).toBe('short');
  expect(mode(path)).toBe(0o600);
});

test('hides the folders of a hidden file', () => {
  writeAtomically(join(folder, 'config/profiles.json'), '{}', 0o600);
  expect(mode(join(folder, 'config'))).toBe(0o700);
});

test('leaves nothing behind where it cannot write, and names the path', () => {
  const path = join(folder, 'taken');
  mkdirSync(path);
  expect(() => writeAtomically(path, 'text')).toThrow(OutputError);
  expect(() => writeAtomically(path, 'text')).toThrow(`${path}: `);
  expect(readdirSync(folder)).toEqual(['taken']);
});

test('names a path below a file', () => {
  writeFileSync(join(folder, 'file'), 'kept');
  const path = join(folder, 'file/page.md');
  expect(() => writeAtomically(path, 'text')).toThrow(`${path}: `);
  expect(readFileSync(join(folder, 'file'), 'utf8')).toBe('kept');
});
