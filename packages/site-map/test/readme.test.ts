import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { serve } from './support/loopback.ts';

const PACKAGE = new URL('../', import.meta.url);

test('the example of the README runs as it stands, against the built package', async () => {
  const site = await serve((request, response) => {
    response.writeHead(request.url === '/robots.txt' ? 404 : 200, { 'content-type': 'text/html' });
    response.end(
      `<title>Title of ${request.url}</title><a href="/about">About</a><a href="/pricing">Pricing</a>`,
    );
  });
  const readme = await readFile(new URL('README.md', PACKAGE), 'utf8');
  const example = /```js\n([\s\S]*?)```/.exec(readme)?.[1] ?? '';
  const local = example
    .replaceAll('https://example.com', `http://127.0.0.1:${site.port}`)
    .replace('{ search:', "{ allowPrivate: ['127.0.0.1:*'], search:");
  const file = fileURLToPath(new URL('reports/readme-example.mjs', PACKAGE));
  await mkdir(new URL('reports', PACKAGE), { recursive: true });
  await writeFile(file, local);
  const { stdout } = await promisify(execFile)(process.execPath, [file]);
  await rm(file);
  const origin = `http://127.0.0.1:${site.port}`;
  const lines = stdout.trim().split('\n');
  expect(lines.slice(0, 3)).toEqual([
    `${origin}/pricing Title of /pricing`,
    `${origin}/ Title of /`,
    `${origin}/about Title of /about`,
  ]);
  expect(lines.slice(3, 6).toSorted()).toEqual([`${origin}/`, `${origin}/about`, `${origin}/pricing`]);
  expect(lines[6]).toMatch(/^AddressRefused .*169\.254\.169\.254 is not a public address/);
});
