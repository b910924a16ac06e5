import { createServer } from 'node:http';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { createSender } from '../src/http/send.ts';
import { openDocument } from '../src/plugins/documents.ts';
import { startProxy } from '../src/proxy/proxy.ts';
import { listen } from './support.ts';

const text = JSON.stringify({ text: 'ä'.repeat(100) });

it.each<[coding: string, bytes: Buffer, body: string | undefined]>([
  ['gzip', gzipSync(text), text],
  ['X-GZip', gzipSync(text), text],
  ['deflate', deflateSync(text), text],
  ['br', brotliCompressSync(text), text],
  ['gzip, br', brotliCompressSync(gzipSync(text)), text],
  ['identity', Buffer.from(text), text],
  ['gzip', Buffer.from(text), undefined],
])('reads an answer in %s that nobody asked for', async (coding, bytes, body) => {
  const server = await listen(
    createServer((_request, response) => response.writeHead(200, { 'content-encoding': coding }).end(bytes)),
  );
  const sender = createSender();
  const { response, failure } = await sender.send({
    method: 'GET',
    url: server.url,
    headers: {},
    body: undefined,
  });
  sender.close();
  await server.close();
  expect(response?.body).toBe(body);
  if (body === undefined)
    expect(failure).toBe('the response broke off: the body is not the gzip that its Content-Encoding says');
});

it('passes bytes, codings and each cookie on as they came', async () => {
  const image = Buffer.from(Array.from({ length: 5000 }, (_, index) => (index * 7) % 256));
  const server = await listen(
    createServer((request, response) => {
      response.setHeader('set-cookie', ['a=1; Path=/', 'b=2; Path=/']);
      if (request.url === '/image') return response.setHeader('content-type', 'image/png').end(image);
      return response.setHeader('content-encoding', 'gzip').end(gzipSync(text));
    }),
  );
  const document = openDocument({ openapi: '3.1.0', info: { title: 'T', version: '1' }, paths: {} });
  const proxy = await startProxy({ document, target: server.url });
  const answer = await fetch(`${proxy.url}/image`);
  expect(Buffer.from(await answer.arrayBuffer()).equals(image)).toBe(true);
  expect(answer.headers.getSetCookie()).toEqual(['a=1; Path=/', 'b=2; Path=/']);
  expect(await (await fetch(`${proxy.url}/text`)).text()).toBe(text);
  await proxy.close();
  await server.close();
});
