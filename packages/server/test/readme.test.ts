import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { options } from '../src/platform/config/options.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
let folder: string;
// Inside the package, so that the example finds it by its own name.
beforeAll(async () => void (folder = await mkdtemp(join(root, 'reports-readme-'))));
afterAll(() => rm(folder, { recursive: true }));

it('runs the example of the README', async () => {
  const readme = await readFile(join(root, 'README.md'), 'utf8');
  const [, example = ''] = /```js\n(.*?)```/s.exec(readme) ?? [];
  await writeFile(join(folder, 'example.mjs'), example);
  const { stdout } = await promisify(execFile)(process.execPath, [join(folder, 'example.mjs')], {
    cwd: folder,
  });
  expect(stdout.match(/http:\/\/127\.0\.0\.1:\d+\//g)).toHaveLength(10);
});

it('lists every option, its variable and what it is for: node scripts/describe-options.js writes them', async () => {
  const [page, example] = await Promise.all(
    ['docs/options.md', '.env.example'].map((name) => readFile(join(root, name), 'utf8')),
  );
  // The formatter aligns the columns of the tables.
  const rows = page!
    .split('\n')
    .filter((line) => /^\| `[^|]*<br>/.test(line))
    .map((line) =>
      line
        .slice(2, -2)
        .split(' | ')
        .map((cell) => cell.trim()),
    );
  const described = Object.entries(options).map(([name, { env, description }]) => [
    `\`${name}\`<br>\`${env}\``,
    description.replaceAll('|', String.raw`\|`),
  ]);
  expect(rows.map(([names, , meaning]) => [names, meaning])).toEqual(described);
  for (const { env, description } of Object.values(options))
    expect(example).toContain(`\n# ${description}\n# ${env}=`);
});
