import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { chromium, chromiumPath } from './support/chromium.ts';
import { serve } from './support/site.ts';

const PACKAGE = new URL('../', import.meta.url);

/** What a program prints that imports the built package. */
async function run(program: string): Promise<string> {
  const file = fileURLToPath(new URL(`reports/readme-example-${process.pid}.mjs`, PACKAGE));
  await mkdir(new URL('reports', PACKAGE), { recursive: true });
  await writeFile(file, program);
  const { stdout } = await promisify(execFile)(process.execPath, [file]).finally(() => rm(file));
  return stdout;
}

test.skipIf(!chromiumPath)(
  'the example of the README runs as it stands, against the built package',
  async () => {
    const site = await serve({ '/': '<title>Title</title>text' });
    const readme = await readFile(new URL('README.md', PACKAGE), 'utf8');
    const [, example = ''] = /```js\n([\s\S]*?)```/.exec(readme) ?? [];
    const options = `{ chromium: ${JSON.stringify(chromium)}, allowPrivate: ['127.0.0.1:*'], `;
    const local = example
      .replaceAll('https://example.com', site.url(''))
      .replace('new BrowserPool({ ', `new BrowserPool(${options}`);
    const lines = (await run(local)).trim().split('\n');
    expect(lines).toEqual([expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/ 200 \d+$/), 'Title']);
  },
);
