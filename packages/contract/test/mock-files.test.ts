import { inflateSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDocument, startMock, toFixtures } from '../src/index.ts';
import type { MockServer } from '../src/mock/serve.ts';
import { verify } from '../src/verify/run.ts';

const binary = { type: 'string', format: 'binary' };
const contents: Record<string, [type: string, media: object]> = {
  png: ['image/png', {}],
  pictures: ['image/*', { schema: binary }],
  jpeg: ['image/jpeg', { schema: binary }],
  gif: ['image/gif', { schema: { type: 'string' } }],
  webp: ['image/webp', {}],
  sound: ['audio/*', {}],
  pdf: ['application/pdf', { schema: binary }],
  gzip: ['application/gzip', {}],
  any: ['application/octet-stream', { schema: binary }],
  open: ['*/*', { schema: binary }],
  shown: ['application/octet-stream', { schema: binary, example: 'abc' }],
  named: ['application/octet-stream', { schema: { type: 'string', enum: ['on'] } }],
  json: ['application/json', { schema: binary }],
  svg: ['image/svg+xml', {}],
};
const document = openDocument({
  openapi: '3.0.3',
  info: { title: 'Files', version: '1' },
  paths: Object.fromEntries(
    Object.entries(contents).map(([name, [type, media]]) => [
      `/${name}`,
      {
        get: {
          operationId: name,
          responses: { 200: { description: 'A file.', content: { [type]: media } } },
        },
      },
    ]),
  ),
});

let mock: MockServer;
beforeAll(async () => (mock = await startMock(document)));
afterAll(() => mock.close());

/** How files of a kind begin, in hexadecimal. */
it.each([
  ['png', 'image/png', '89504e470d0a1a0a'],
  ['pictures', 'image/png', '89504e470d0a1a0a'],
  ['jpeg', 'image/jpeg', 'ffd8ff'],
  ['gif', 'image/gif', '474946383961'],
  ['webp', 'image/webp', '52494646'],
  ['sound', 'audio/wav', '52494646'],
  ['pdf', 'application/pdf', '255044462d'],
  ['gzip', 'application/gzip', '1f8b'],
  ['any', 'application/octet-stream', '009f9296ff'],
  ['open', 'application/octet-stream', '009f9296ff'],
  ['shown', 'application/octet-stream', '616263'],
  ['named', 'application/octet-stream', '6f6e'],
  ['json', 'application/json', '22'],
  ['svg', 'image/svg+xml', '3c737667'],
])('%s is %s as it is', async (name, type, start) => {
  const response = await fetch(`${mock.url}/${name}`);
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(response.headers.get('content-type')).toBe(type);
  expect(bytes.toString('hex', 0, start.length / 2)).toBe(start);
});

it('a picture can be read, and an archive', async () => {
  const png = Buffer.from(await (await fetch(`${mock.url}/png`)).arrayBuffer());
  // One row of one pixel, after its filter.
  const data = png.indexOf('IDAT');
  expect(inflateSync(png.subarray(data + 4, data + 4 + png.readUInt32BE(data - 4)))).toHaveLength(2);
  const gzip = Buffer.from(await (await fetch(`${mock.url}/gzip`)).arrayBuffer());
  expect(gunzipSync(gzip)).toHaveLength(0);
});

it('says nothing of its own files', async () => {
  const { findings } = await verify({ document, baseUrl: mock.url, fixtures: toFixtures({}, {}) });
  expect(findings.map(({ trial, message }) => `${trial}: ${message}`)).toEqual([]);
});
