import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, expect, it } from 'vitest';
import { installInto } from '../support/installed.ts';

/** The recipes of docs/environments.md, in Jest itself, where `npm run test:runtimes` has installed it. */
const jest = fileURLToPath(new URL('node_modules/jest/bin/jest.js', import.meta.url));
const page = readFileSync(new URL('../../docs/environments.md', import.meta.url), 'utf8');
const directory = fileURLToPath(new URL('./reports/', import.meta.url));

beforeEach(() => {
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  writeFileSync(join(directory, 'package.json'), '{"private":true}');
});

const body = `
  const fetch = async () => Response.json({ links: [{ url: 'https://a.test' }] });
  const web = createClient({ apiKey: 'k', fetch });
  expect((await web.map({ url: 'https://a.test' })).links).toHaveLength(1);
  const failing = async () => Response.json({ error: 'Invalid URL' }, { status: 400 });
  await expect(createClient({ apiKey: 'k', fetch: failing }).map({ url: '' })).rejects.toThrow(InvalidUrlError);`;
const required = `const { InvalidUrlError, createClient } = require('@web-data/client');
const { createApi } = require('@web-data/client/api');
test('maps', async () => {${body}
  const low = createClient({ apiKey: 'k', fetch, api: createApi });
  expect((await low.api.POST('/map', { body: { url: 'x' } })).data.links).toHaveLength(1);
});`;
const imported = `test('maps', async () => {
  const { InvalidUrlError, createClient } = await import('@web-data/client');${body}
});`;

it('is installed where it was asked for', () => {
  if (process.env['CLIENT_RUNTIMES'] === 'all') expect(existsSync(jest)).toBe(true);
});

// Not `skipIf`: what was not asked for is not missing.
if (existsSync(jest)) {
  it('cannot require it as it is, before Node.js 24.9: this is why there are recipes', async () => {
    const [major, minor] = process.versions.node.split('.').map(Number) as [number, number];
    const needed = major < 24 || (major === 24 && minor < 9);
    const { ok, output } = await run(required);
    expect(ok).toBe(!needed);
    if (needed) expect(output).toContain('Must use import to load ES Module');
  });

  it('requires it with the configuration of the page', async () => {
    const config = /^```js\n(\/\/ jest\.config\.js\n[\s\S]*?)^```$/m.exec(page)![1]!;
    writeFileSync(join(directory, 'jest.config.js'), config);
    expect(await run(required)).toMatchObject({ ok: true });
  });

  it('imports it with --experimental-vm-modules', async () => {
    expect(page).toContain('NODE_OPTIONS=--experimental-vm-modules');
    expect(await run(imported, ['--experimental-vm-modules'])).toMatchObject({ ok: true });
  });
}

/** Runs one test in Jest. */
async function run(test: string, flags: string[] = []): Promise<{ ok: boolean; output: string }> {
  writeFileSync(join(directory, 'map.test.js'), test);
  installInto(directory);
  const args = [...flags, jest, '--no-cache'];
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: directory, encoding: 'utf8' }, (error, stdout, stderr) =>
      resolve({ ok: !error, output: stdout + stderr }),
    );
  });
}
