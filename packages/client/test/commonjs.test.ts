import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, it } from 'vitest';
import { installInto } from './support/installed.ts';

/** Programs of CommonJS: `require` loads ES modules in every version of Node.js that is supported. */
const directory = fileURLToPath(new URL('../reports/commonjs/', import.meta.url));
beforeAll(() => {
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  writeFileSync(join(directory, 'package.json'), '{"private":true}');
  installInto(directory);
});

const answering = `fetch: async (url, init) => Response.json({ links: [{ url: init.method + ' ' + url }] })`;
const options = `{ apiKey: 'k', baseUrl: 'http://a.test', ${answering} }`;
const table: [title: string, program: string, printed: string][] = [
  [
    'the client',
    `const { createClient } = require('@web-data/client');
createClient(${options}).map({ url: 'x' }).then(({ links }) => console.log(links[0].url));`,
    'POST http://a.test/v2/map',
  ],
  [
    'one operation',
    `const { connect, mapUrls } = require('@web-data/client/operations');
mapUrls(connect(${options}), { url: 'x' }).then(({ links }) => console.log(links[0].url));`,
    'POST http://a.test/v2/map',
  ],
  [
    'errors are of one class, required or imported',
    `const { BadRequestError, createClient } = require('@web-data/client');
const fetch = async () => Response.json({ error: 'Invalid URL' }, { status: 400 });
import('@web-data/client').then(async (imported) => {
  const error = await createClient({ apiKey: 'k', fetch }).map({ url: 'x' }).catch((caught) => caught);
  console.log(error instanceof BadRequestError, error instanceof imported.InvalidUrlError, error.name);
});`,
    'true true InvalidUrlError',
  ],
  [
    'the low level',
    `const { createApi } = require('@web-data/client/api');
const fetch = async () => Response.json({ links: [] });
createApi({ apiKey: 'k', address: 'http://a.test/v2', fetch }).POST('/map', { body: { url: 'x' } })
  .then(({ data }) => console.log(data.links.length));`,
    '0',
  ],
];
it.each(table)('%s', (_, program, printed) => {
  writeFileSync(join(directory, 'program.js'), program);
  const { stdout, stderr, status } = spawnSync(process.execPath, ['program.js'], {
    cwd: directory,
    encoding: 'utf8',
  });
  expect({ stdout, stderr, status }).toEqual({ stdout: `${printed}\n`, stderr: '', status: 0 });
});
