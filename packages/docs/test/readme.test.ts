import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { read } from './helpers/site.ts';

const here = dirname(dirname(fileURLToPath(import.meta.url)));

test('the example of the README publishes the site', () => {
  const folder = mkdtempSync(join(tmpdir(), 'readme-'));
  const example = /```js\n([^]*?)```/.exec(readFileSync(join(here, 'README.md'), 'utf8'))![1]!;
  const program = example.replace('public/docs', folder);
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: here,
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
  expect(read('sitemap.xml', folder)).toContain('<loc>https://www.example.com/docs/operations/map/</loc>');
  rmSync(folder, { recursive: true });
});
