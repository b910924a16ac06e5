import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { git } from '../../src/release/git.ts';

test('a folder that is no checkout, such as a downloaded archive, is named with the remedy', () => {
  const folder = mkdtempSync(join(tmpdir(), 'web-data-archive-'));
  expect(() => git(folder, 'tag')).toThrow(`${folder} is no git checkout; a release is cut from a clone`);
  rmSync(folder, { recursive: true });
});
