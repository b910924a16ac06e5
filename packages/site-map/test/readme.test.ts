import { expect, test } from 'vitest';
import { OPTIONS } from '../src/check-options.ts';
import { serve } from '../../net/test/support/loopback.ts';
import { readExamples, runProgram } from '../../net/test/support/readme.ts';

const PACKAGE = new URL('../', import.meta.url);

test('the example of the README runs as it stands, against the built package', async () => {
  const site = await serve((request, response) => {
    response.writeHead(request.url === '/robots.txt' ? 404 : 200, { 'content-type': 'text/html' });
    response.end(
      `<title>Title of ${request.url}</title><a href="/about">About</a><a href="/pricing">Pricing</a>`,
    );
  });
  const [example = ''] = await readExamples(PACKAGE);
  const local = example
    .replaceAll('https://example.com', `http://127.0.0.1:${site.port}`)
    .replace('{ search:', "{ allowPrivate: ['127.0.0.1:*'], search:");
  const stdout = await runProgram(PACKAGE, local);
  const origin = `http://127.0.0.1:${site.port}`;
  const lines = stdout.trim().split('\n');
  expect(lines.slice(0, 3)).toEqual([
    `${origin}/pricing Title of /pricing`,
    `${origin}/ Title of /`,
    `${origin}/about Title of /about`,
  ]);
  expect(lines.slice(3, 6).toSorted()).toEqual([`${origin}/`, `${origin}/about`, `${origin}/pricing`]);
  expect(lines[6]).toMatch(/^AddressRejected .*169\.254\.169\.254 is not a public address/);
});

test('every option has its example in docs/options.md, which runs as it stands', async () => {
  const site = await serve((request, response) => {
    const isPage = ['/', '/docs', '/about'].includes(request.url ?? '');
    response.writeHead(isPage ? 200 : 404, { 'content-type': 'text/html' });
    response.end('<a href="/about">About</a>');
  });
  const [example = ''] = await readExamples(PACKAGE, 'docs/options.md');
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
  const stdout = await runProgram(PACKAGE, `${program}\nconsole.log(JSON.stringify(asked));`);
  const counts = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as number[];
  expect(counts.length).toBe(example.match(/\bmap\(site/g)!.length + 1);
  expect(Math.max(...counts)).toBe(2);
});
