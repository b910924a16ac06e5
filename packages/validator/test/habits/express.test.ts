import { createServer } from 'node:http';
import { gunzipSync } from 'node:zlib';
import compression from 'compression';
import express from 'express';
import type { ErrorRequestHandler, Express, RequestHandler } from 'express';
import multer from 'multer';
import { afterEach, describe, expect, test } from 'vitest';
import { expressApi, expressMiddleware } from '../../src/express.ts';
import { echoOptions, job, jsonHeaders } from '../support/api.ts';
import { locations, toJson } from '../support/exchange.ts';
import type { Received, Sent } from '../support/exchange.ts';
import { listen } from '../support/hosts.ts';
import type { Host } from '../support/hosts.ts';

/** What apps of other people do around a middleware. */
const good = '{"url":"https://example.com"}';
const map: Sent = { method: 'POST', path: '/v2/map', headers: jsonHeaders, body: good };
const authenticate = (token: string) => (token === 'test-key' ? { team: 'ours' } : null);

let host: Host | undefined;
afterEach(() => host?.close());

async function ask(app: Express, sent: Partial<Sent> = {}): Promise<Received> {
  host = await listen(createServer(app));
  return host.send({ ...map, ...sent });
}

const ours = () => expressMiddleware(echoOptions());
const validated = expressApi({ authenticate }).validated('mapUrls');
const faults: ErrorRequestHandler = (error: Error, _request, response, next) =>
  response.headersSent ? next(error) : void response.status(418).send(error.message);
const reply: RequestHandler = (request, response) => void response.json({ limit: request.body.limit });

describe('mounted', () => {
  const table: [title: string, build: () => Express, path: string][] = [
    ['below a prefix', () => express().use('/api', ours()), '/api/v2/map'],
    ['at the base path', () => express().use('/v2', ours()), '/v2/map'],
    ['in a router below a prefix', () => express().use('/api', express.Router().use(ours())), '/api/v2/map'],
    ['in a router of a router', () => express().use('/a', express.Router().use('/b', ours())), '/a/b/v2/map'],
    ['in a sub-app', () => express().use('/api', express().use(ours())), '/api/v2/map'],
    ['below a prefix that ends in the base path', () => express().use('/api/v2', ours()), '/api/v2/map'],
    ['below a parameter', () => express().use('/of/:team', ours()), '/of/ours/v2/map'],
    ['below a prefix in other letters', () => express().use('/api', ours()), '/API/v2/map'],
    ['below a prefix, with a query', () => express().use('/api', ours()), '/api/v2/map?a=1'],
  ];
  test.each(table)('%s it answers', async (_title, build, path) => {
    const { status, text } = await ask(build(), { path });
    expect([status, JSON.parse(text)]).toMatchObject([200, { operation: 'mapUrls', body: { limit: 5000 } }]);
  });

  test('below a prefix it leaves what is not under its base path to the app', async () => {
    const build = express().use('/api', ours()).use('/api/v3/map', reply);
    expect((await ask(build, { path: '/api/v3/map?x=/v2/map' })).status).not.toBe(404);
    expect((await host!.send({ ...map, path: '/api/map' })).status).toBe(404);
    expect((await host!.send({ ...map, path: '/v2/map' })).status).toBe(404);
  });

  test('without a base path the prefix is all that stands before its paths', async () => {
    const build = express().use('/api', expressMiddleware(echoOptions({ basePath: '' })));
    expect((await ask(build, { path: '/api/map' })).status).toBe(200);
  });

  test('a route of a router has the parameters of both', async () => {
    const router = express.Router({ mergeParams: true });
    router.get('/agent/:jobId', expressApi({ authenticate }).validated('getAgent'), (request, response) => {
      response.json({ params: request.params } as never);
    });
    const path = `/of/ours/agent/${job}`;
    const { status, text } = await ask(express().use('/of/:team', router), { method: 'GET', path });
    expect([status, JSON.parse(text)]).toEqual([200, { params: { jobId: job } }]);
  });
});

describe('with compression', () => {
  const headers = { ...jsonHeaders, 'accept-encoding': 'gzip' };
  const all = compression({ threshold: 0 });
  const table: [title: string, build: () => Express][] = [
    ['before a middleware', () => express().use(all).use(ours())],
    ['after a middleware', () => express().use(ours()).use(all)],
    ['before a route', () => express().use(all).post('/v2/map', validated, reply)],
    ['in a route', () => express().post('/v2/map', all, validated, reply)],
    ['behind the validation of a route', () => express().post('/v2/map', validated, all, reply)],
  ];
  test.each(table)('%s a good answer and a refusal arrive whole', async (_title, build) => {
    const fullPattern = await send(build(), { headers });
    expect(JSON.parse(fullPattern)).toMatchObject(
      fullPattern.includes('body') ? { body: { limit: 5000 } } : { limit: 5000 },
    );
    expect(locations(await send(build(), { headers, body: '{"url":"https://a.test","limit":0}' }))).toEqual([
      'body/limit minimum',
    ]);
    expect(toJson(await send(build(), { headers: { ...headers, authorization: '' } })).error).toMatch(
      /^Unauthorized/,
    );
  });

  test('a stream arrives whole', async () => {
    const body = new Blob(['x'.repeat(300_000)]).stream();
    const input = { status: 200, headers: { 'content-type': 'text/plain' }, body };
    const handlers = { mapUrls: () => input as never };
    const app = express()
      .use(all)
      .use(expressMiddleware({ authenticate, partial: true, handlers }));
    expect((await send(app, { headers })).length).toBe(300_000);
  });
});

describe('with parsers', () => {
  const seen: unknown[] = [];
  afterEach(() => void (seen.length = 0));
  const note: RequestHandler = (request, response, next) => {
    seen.push(request.body);
    return next(void response);
  };

  test('a parser behind the validation leaves the body as it is', async () => {
    const app = express().post('/v2/map', validated, express.json(), note, reply);
    expect(JSON.parse((await ask(app)).text)).toEqual({ limit: 5000 });
    expect(seen).toMatchObject([{ url: 'https://example.com', limit: 5000 }]);
  });

  test('the bytes that a parser keeps for a signature are those that were sent', async () => {
    const parser = express.json({ verify: (_request, _response, bytes) => void seen.push(bytes.toString()) });
    expect((await ask(express().use(parser).use(ours()), { body: ` ${good} ` })).status).toBe(200);
    expect(seen).toEqual([` ${good} `]);
  });

  test('a parser that finds a fault before has the error handler of the host answer', async () => {
    const { status, text } = await ask(express().use(express.json()).use(ours()).use(faults), { body: '{' });
    expect([status, text]).toEqual([418, expect.stringContaining('JSON')]);
  });

  test('what waits before it does not lose the body', async () => {
    const app = express().use((_request, _response, next) => void setTimeout(next, 20));
    expect((await ask(app.use(ours()))).status).toBe(200);
  });

  test('files of a form reach their own route', async () => {
    const app = express().use(expressMiddleware({ authenticate, partial: true, handlers: {} }));
    app.post('/v2/files', multer().single('file'), (request, response) => {
      response.json({ size: request.file!.size, name: request.body.name });
    });
    const form = new FormData();
    form.set('name', 'a');
    form.set('file', new Blob(['x'.repeat(100_000)]), 'a.txt');
    const sent = new Response(form);
    const headers = { 'content-type': sent.headers.get('content-type')! };
    const body = new Uint8Array(await sent.arrayBuffer());
    const { status, text } = await ask(app, { path: '/v2/files', headers, body });
    expect([status, JSON.parse(text)]).toEqual([200, { size: 100_000, name: 'a' }]);
  });
});

describe('the error handler of the host', () => {
  test('hears of what a route behind the validation throws', async () => {
    const app = express().post('/v2/map', validated, async () => Promise.reject(new Error('later')));
    const { status, text } = await ask(app.use(faults));
    expect([status, text]).toEqual([418, 'later']);
  });

  test('hears of nothing that the validation refuses', async () => {
    const app = express().post('/v2/map', validated, reply).use(faults);
    expect((await ask(app, { body: '{}' })).status).toBe(400);
  });

  test('a route that throws after its answer costs nobody else anything', async () => {
    const app = express().post('/v2/map', validated, async (_request, response) => {
      response.json({ success: true });
      await new Promise(setImmediate);
      throw new Error('after the answer');
    });
    app.use(((_error, _request, _response, _next) => {}) as ErrorRequestHandler);
    expect((await ask(app)).status).toBe(200);
    expect((await host!.send(map)).status).toBe(200);
  });
});

/** The text of an answer, taken out of its gzip by hand. */
async function send(app: Express, sent: Partial<Sent>): Promise<string> {
  const server = await listen(createServer(app));
  try {
    const { headers: got, bytes } = await server.send({ ...map, ...sent });
    return (got['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes).toString();
  } finally {
    await server.close();
  }
}
