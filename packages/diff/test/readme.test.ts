import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

test('the example of the README prints what the README shows, from the built package', async () => {
  const readme = await readFile(join(ROOT, 'README.md'), 'utf8');
  const example = /```js\n(.*?)```/s.exec(readme)?.[1] ?? '';
  const printed = /```\n(breaking.*?)```/s.exec(readme)?.[1] ?? '';
  // Below the package, so that it finds itself by its own name.
  const folder = await mkdtemp(join(ROOT, 'reports-readme-'));
  try {
    await writeFile(join(folder, 'example.mjs'), example);
    const { stdout } = await promisify(execFile)(process.execPath, [join(folder, 'example.mjs')]);
    expect(stdout).toBe(`${printed}\nmajor\n`);
  } finally {
    await rm(folder, { recursive: true });
  }
});
