import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { toFixtures } from '../src/fixtures/read-fixtures.ts';
import { readHar } from '../src/check/har.ts';
import { startMock } from '../src/mock/serve.ts';
import { checkRequest } from '../src/observe/check-request.ts';
import { readDocument } from '../src/plugins/documents.ts';
import { startProxy } from '../src/proxy/proxy.ts';
import type { VerifyReport } from '../src/verify/result.ts';
import { verify } from '../src/verify/run.ts';
import { createGallery, type GalleryFault } from './foreign/gallery.ts';
import { listen } from './support.ts';

const document = await readDocument('test/foreign/gallery.yaml');
const fixtures = toFixtures({}, {});
const told = ({ findings }: VerifyReport): string[] =>
  findings.map(({ trial, pointer, message, got }) => `${trial} ${pointer} ${message} ${got}`);

async function verifyGallery(fault?: GalleryFault): Promise<VerifyReport> {
  const server = await listen(createServer(createGallery(fault)));
  const report = await verify({ document, baseUrl: server.url, fixtures, strict: true });
  await server.close();
  return report;
}

it('keeps its contract, and every part of a form is tried', async () => {
  const report = await verifyGallery();
  expect(told(report)).toEqual([]);
  const tried = report.results.map(({ trial }) => trial.id).filter((id) => id.startsWith('addImage/body/'));
  expect(tried).toEqual([
    'addImage/body/content type text/plain',
    'addImage/body/content type application/xml',
    'addImage/body/content type application/x-www-form-urlencoded',
    'addImage/body/content type text/html',
    'addImage/body/content type application/jsonx',
    'addImage/body/content type application/problem+json',
    'addImage/body/content type application/json-seq',
    'addImage/body//image left out',
    'addImage/body//image under another name',
    'addImage/body//image of another media type',
    'addImage/body//image a byte too long',
    'addImage/body//about left out',
    'addImage/body//about under another name',
    'addImage/body//about of another media type',
    'addImage/body//about that is no JSON',
    'addImage/body/a form without its end',
    'addImage/body/a form of nothing but text',
  ]);
});

it.each<[GalleryFault, string[]]>([
  [
    'missing',
    ['/image left out', '/image under another name', '/about left out', '/about under another name'],
  ],
  ['type', ['/image of another media type', '/about of another media type']],
  ['json', ['/about that is no JSON']],
  ['size', ['/image a byte too long']],
  ['end', ['a form without its end']],
])('finds the fault %s', async (fault, trials) => {
  const report = await verifyGallery(fault);
  const found = new Set(report.findings.map(({ trial }) => trial.replace('addImage/body/', '')));
  expect([...found], told(report).join('\n')).toEqual(trials);
});

it('the mock keeps the contract of forms', async () => {
  const mock = await startMock(document);
  const report = await verify({ document, baseUrl: mock.url, fixtures, strict: true });
  await mock.close();
  expect(told(report)).toEqual([]);
});

const form = (image: Blob | string, about: Blob | string): FormData => {
  const data = new FormData();
  data.append('image', image as Blob);
  data.append('about', about as Blob);
  return data;
};
const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
const png = (length = 1): Blob =>
  new Blob(
    Array.from({ length }, () => bytes),
    { type: 'image/png' },
  );
const json = (value: unknown, type = 'application/json'): Blob => new Blob([JSON.stringify(value)], { type });

it('the proxy passes bytes on as they are, and tells what is wrong with a form', async () => {
  const sizes: number[] = [];
  const server = await listen(
    createServer((request, response) => {
      let size = 0;
      request.on('data', (chunk: Buffer) => (size += chunk.length));
      request.on('end', () => {
        sizes.push(size);
        response.writeHead(200, { 'content-type': 'application/json' }).end('{"title":"x","type":"y"}');
      });
    }),
  );
  const proxy = await startProxy({ document, target: server.url });
  const bodies: FormData[] = [
    form(png(), json({ title: 'x' })),
    form(png(8), json({ title: 'x' })),
    form(new Blob(['x'], { type: 'image/gif' }), json({ title: 'x' })),
    form(png(), json({ title: 7 })),
    form(png(), json({ title: 'x' }, 'text/plain')),
  ];
  const lengths: number[] = [];
  for (const body of bodies) {
    const request = new Request(`${proxy.url}/images`, { method: 'POST', body });
    lengths.push((await request.clone().arrayBuffer()).byteLength);
    await fetch(request);
  }
  await proxy.close();
  await server.close();
  expect(sizes).toEqual(lengths);
  const clients = proxy.observations.filter(({ side }) => side === 'client');
  expect(clients.map(({ message }) => message)).toEqual([
    'The form is wrong: The file image has 2048 bytes, more than 2000.',
    'The form is wrong: The part image must be image/png or image/jpeg, not image/gif.',
    'The form is wrong: The part about breaks its schema: /title must be string.',
    'The form is wrong: The part about must be application/json, not text/plain.',
  ]);
});

it.each<[title: string, postData: object, message: string | undefined]>([
  [
    'bytes in base64',
    { text: Buffer.from(recorded('\u00FF\u0000', 'latin1')).toString('base64'), encoding: 'base64' },
    undefined,
  ],
  ['text whose bytes were lost', { text: recorded('\uFFFD'.repeat(900)).toString() }, undefined],
  [
    'a file that is too long',
    { text: recorded('x'.repeat(2001)).toString() },
    'The form is wrong: The file image has 2001 bytes, more than 2000.',
  ],
  [
    'only the names and texts of parts',
    {
      params: [
        { name: 'image', fileName: 'a.png', contentType: 'image/png', value: '' },
        { name: 'about', contentType: 'application/json', value: '{}' },
      ],
    },
    "The form is wrong: The part about breaks its schema: the value must have required property 'title'.",
  ],
])('judges a recording that holds %s', (_title, postData, message) => {
  const type = 'multipart/form-data; boundary=b';
  const request = {
    method: 'POST',
    url: 'http://gallery.test/images',
    headers: [{ name: 'Content-Type', value: type }],
    postData: { mimeType: type, ...postData },
  };
  const [entry] = readHar({ log: { entries: [{ request, response: { status: 0 } }] } } as never);
  const operation = document.operations[0]!;
  expect(checkRequest(document, operation, entry!.exchange.request, new Map())?.message).toBe(message);
});

function recorded(image: string, encoding: BufferEncoding = 'utf8'): Buffer {
  const part = (head: string, content: string): string =>
    `--b\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n`;
  const parts = [
    part('name="image"; filename="a"\r\nContent-Type: image/png', image),
    part('name="about"', '{"title":"x"}'),
  ];
  return Buffer.from(`${parts.join('')}--b--\r\n`, encoding);
}
