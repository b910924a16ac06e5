import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { createSender } from '../src/http/send.ts';
import { openDocument, toFixtures, verify } from '../src/index.ts';
import { listen } from './support.ts';

it('asks again on a new connection when kept ones turn out to be closed', async () => {
  const used = new WeakSet();
  const server = createServer((request, response) => {
    if (used.has(request.socket)) return void request.socket.destroy();
    used.add(request.socket);
    response.end('fine');
  });
  const { url, close } = await listen(server);
  const sender = createSender();
  const request = { method: 'GET', url, headers: {}, body: undefined };
  // Several connections are kept: the second attempt must not take another one of them.
  await Promise.all([sender.send(request), sender.send(request), sender.send(request)]);
  const { response, failure } = await sender.send(request);
  expect(response?.body ?? failure).toBe('fine');
  sender.close();
  await close();
});

it.each([
  ['that goes on', 'data: 1\n\ndata: 2\n\ndata: 3', undefined, 'data: 1\n\ndata: 2\n\n'],
  ['with other ends of lines', 'data: 1\r\n\r\ndata: 2\r\n', undefined, 'data: 1\r\n\r\n'],
  ['that has said nothing whole', 'data: 1\n', undefined, ''],
  ['that ends', 'data: 1\n\ndata: 2', 'end', 'data: 1\n\ndata: 2'],
])('reads of a stream of events %s what came whole', async (_, text, end, read) => {
  let closed = 0;
  const server = createServer((request, response) => {
    response.on('close', () => closed++);
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' }).write(text);
    if (end) response.end();
  });
  const { url, close } = await listen(server);
  const sender = createSender();
  const { response, failure } = await sender.send({ method: 'GET', url, headers: {}, body: undefined });
  expect([response?.status, response?.body ?? failure]).toEqual([200, read]);
  await expect.poll(() => closed).toBe(1);
  sender.close();
  await close();
});

it('judges no answer of which not all is read, and says so', async () => {
  const rows = { type: 'array', items: { type: 'integer' } };
  const answer = { description: 'All.', content: { 'application/json': { schema: rows } } };
  const document = openDocument({
    openapi: '3.1.0',
    info: { title: 'Exports', version: '1' },
    paths: { '/rows': { get: { operationId: 'rows', responses: { 200: answer } } } },
  });
  const body = `[${'1,'.repeat(9_000_000)}1]`;
  const server = createServer(({ url, method }, response) => {
    if (url !== '/rows') return void response.writeHead(404).end();
    if (method !== 'GET') return void response.writeHead(405, { allow: 'GET' }).end();
    response.writeHead(200, { 'content-type': 'application/json' }).end(body);
  });
  const { url, close } = await listen(server);
  const report = await verify({ document, baseUrl: url, fixtures: toFixtures({}, {}) });
  await close();
  expect(report.findings).toEqual([]);
  const basic = report.results.find(({ trial }) => trial.id === 'rows/examples/the basic request');
  expect(basic?.conclusion).toEqual({
    outcome: 'not-tested',
    reason: 'the answer has more than 16777216 bytes, which is all that is read',
  });
});
