import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { OPTIONS } from '../src/check-options.ts';
import { serve } from './support/loopback.ts';

const PACKAGE = new URL('../', import.meta.url);

/** The examples of the README, in their order. */
async function examples(): Promise<string[]> {
  const readme = await readFile(new URL('README.md', PACKAGE), 'utf8');
  return [...readme.matchAll(/```js\n([\s\S]*?)```/g)].map(([, example = '']) => example);
}

/** What a program prints that imports the built package. */
async function run(program: string): Promise<string> {
  const file = fileURLToPath(new URL(`reports/readme-example-${Math.random()}.mjs`, PACKAGE));
  await mkdir(new URL('reports', PACKAGE), { recursive: true });
  await writeFile(file, program);
  const { stdout } = await promisify(execFile)(process.execPath, [file]).finally(() => rm(file));
  return stdout;
}

test('the example of the README runs as it stands, against the built package', async () => {
  const site = await serve((request, response) => {
    response.writeHead(request.url === '/robots.txt' ? 404 : 200, { 'content-type': 'text/html' });
    response.end(
      `<title>Title of ${request.url}</title><a href="/about">About</a><a href="/pricing">Pricing</a>`,
    );
  });
  const [example = ''] = await examples();
  const local = example
    .replaceAll('https://example.com', `http://127.0.0.1:${site.port}`)
    .replace('{ search:', "{ allowPrivate: ['127.0.0.1:*'], search:");
  const stdout = await run(local);
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

test('every option has its example in the README, which runs as it stands', async () => {
  const site = await serve((request, response) => {
    const isPage = ['/', '/docs', '/about'].includes(request.url ?? '');
    response.writeHead(isPage ? 200 : 404, { 'content-type': 'text/html' });
    response.end('<a href="/about">About</a>');
  });
  const example = (await examples()).find((code) => code.includes('onProgress')) ?? '';
  const options = Object.keys(OPTIONS).concat('limit', 'timeout');
  expect(options.filter((option) => !new RegExp(`\\b${option}\\b`).test(example))).toEqual([]);
  // The same in front of a site on this machine: an address that may be reached, and a name that is resolved to it.
  const local = example
    .replace('{ map, ', '{ map as mapAnywhere, ')
    .replaceAll('https://example.com', `http://example.com:${site.port}`)
    .replace("'192.0.2.7'", "'127.0.0.1'");
  const wrapper = `
    const asked = [];
    async function map(url, options) {
      const allowPrivate = [...(options.allowPrivate ?? []), '127.0.0.1:*'];
      const resolve = options.resolve ?? (async () => ['127.0.0.1']);
      const { links } = await mapAnywhere(url, { ...options, allowPrivate, resolve });
      asked.push(links.length);
    }`;
  const program = local.replace(';', `;${wrapper}`);
  const stdout = await run(`${program}\nconsole.log(JSON.stringify(asked));`);
  const counts = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as number[];
  expect(counts.length).toBe(example.match(/\bmap\(site/g)!.length + 1);
  expect(Math.max(...counts)).toBe(2);
});
