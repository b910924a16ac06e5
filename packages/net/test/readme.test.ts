import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { serve } from './support/loopback.ts';
import { readExamples, runProgram } from './support/readme.ts';

const PACKAGE = new URL('../', import.meta.url);

test('the example of the README runs as it stands, against the built package', async () => {
  const site = await serve((request, response) => {
    if (request.url === '/robots.txt') response.end('User-agent: *\nDisallow: /private');
    else if (request.url === '/docs') response.writeHead(301, { location: '/docs/' }).end();
    else
      response.end('<title>Docs</title><a href="intro?utm_source=x#top">Intro</a><a href="/about">About</a>');
  });
  const origin = `http://127.0.0.1:${site.port}`;
  const [example = ''] = await readExamples(PACKAGE);
  const local = example
    .replaceAll('https://example.com/docs', `${origin}/docs`)
    .replace('new Fetcher({ ', "new Fetcher({ allowPrivate: ['127.0.0.1:*'], ");
  const lines = (await runProgram(PACKAGE, local)).trim().split('\n');
  expect(lines).toEqual([
    'true',
    `200 ${origin}/docs/ Docs`,
    `${origin}/docs/intro`,
    `${origin}/about`,
    expect.stringMatching(/^AddressRejected .*169\.254\.169\.254 is not a public address/),
  ]);
});

test.each(['.', './pace', './url', './html'])('the README names what %s exports', async (entry) => {
  const readme = await readFile(new URL('README.md', PACKAGE), 'utf8');
  const file = entry === '.' ? 'index.ts' : `${entry}/index.ts`;
  const values = Object.keys((await import(new URL(`src/${file}`, PACKAGE).href)) as object);
  expect(values.length).toBeGreaterThan(1);
  expect(values.filter((name) => !new RegExp(`\\b${name}\\b`).test(readme))).toEqual([]);
});
