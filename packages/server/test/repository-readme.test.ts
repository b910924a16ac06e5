import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runSample } from '@web-data/docs/samples';
import { expect, it } from 'vitest';
import { startTestServer } from './support/server.ts';
import { serveSite } from './support/site.ts';

it('runs the program of the README of the repository', async () => {
  const site = await serveSite((_, response) =>
    response.setHeader('content-type', 'text/html').end('<title>Plans</title><a href="/pricing">Pricing</a>'),
  );
  const server = await startTestServer({ mapPorts: [Number(new URL(site.url).port)] });
  const { key: apiKey } = await server.caller();
  const readme = await readFile(new URL('../../../README.md', import.meta.url), 'utf8');
  const [, code = ''] = /```ts\n(.*?)```/s.exec(readme) ?? [];
  const { stdout, stderr } = await runSample(
    { operation: 'mapUrls', example: 'README', language: 'typescript', code },
    {
      apiKey,
      baseUrl: server.url,
      replace: { 'https://example.com': site.url },
      cwd: dirname(dirname(fileURLToPath(import.meta.url))),
    },
  );
  await server.close();
  await site.close();
  // The page that the word asks for comes first.
  expect([stderr, stdout]).toEqual(['', `${site.url}/pricing Plans\n${site.url}/ Plans\n`]);
});
