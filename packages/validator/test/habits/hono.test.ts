import type { Server } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { cors } from 'hono/cors';
import { etag } from 'hono/etag';
import { afterEach, describe, expect, test } from 'vitest';
import { honoApi, honoMiddleware } from '../../src/hono.ts';
import { echoOptions, job, jsonHeaders } from '../support/api.ts';
import { locations, sendTo, toJson } from '../support/exchange.ts';
import type { Received, Sent } from '../support/exchange.ts';

/** What apps of other people do around a middleware. */
const good = '{"url":"https://example.com"}';
const map: Sent = { method: 'POST', path: '/v2/map', headers: jsonHeaders, body: good };
const api = honoApi({ authenticate: (token: string) => (token === 'test-key' ? { team: 'ours' } : null) });
const validated = api.validated('mapUrls');
const ours = () => honoMiddleware(echoOptions());
const reply = (context: { json: (value: object) => Response }) => context.json({ limit: 'x'.repeat(3000) });
const sub = () => new Hono().use(ours());

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

async function ask(app: { fetch: unknown }, sent: Partial<Sent> = {}): Promise<Received> {
  const port = await new Promise<number>((resolve) => {
    server = serve({ fetch: app.fetch as Hono['fetch'], port: 0, hostname: '127.0.0.1' }, (info) =>
      resolve(info.port),
    ) as Server;
  });
  return sendTo(port, { ...map, ...sent });
}

describe('mounted', () => {
  const table: [title: string, build: () => { fetch: unknown }, path: string][] = [
    ['as a sub-app', () => new Hono().route('/api', sub()), '/api/v2/map'],
    ['as a sub-app of a sub-app', () => new Hono().route('/a', new Hono().route('/b', sub())), '/a/b/v2/map'],
    ['as a sub-app at the base path', () => new Hono().route('/v2', sub()), '/v2/map'],
    ['below a path', () => new Hono().use('/api/*', ours()), '/api/v2/map'],
    ['in an app with a base path', () => new Hono().basePath('/api').use(ours()), '/api/v2/map'],
    ['below a path that ends in the base path', () => new Hono().use('/api/v2/*', ours()), '/api/v2/map'],
    ['below a parameter', () => new Hono().route('/of/:team', sub()), '/of/ours/v2/map'],
    ['by mount', () => new Hono().mount('/api', sub().fetch), '/api/v2/map'],
    ['on its own path', () => new Hono().use('/v2/*', ours()), '/v2/map'],
  ];
  test.each(table)('%s it answers', async (_title, build, path) => {
    const { status, text } = await ask(build(), { path: `${path}?a=1` });
    expect([status, JSON.parse(text)]).toMatchObject([200, { operation: 'mapUrls', body: { limit: 5000 } }]);
  });

  test('below a prefix it leaves what is not under its base path to the app', async () => {
    const app = new Hono().route('/api', sub()).all('*', (context) => context.text('own'));
    expect((await ask(app, { path: '/api/v3/map' })).text).toBe('own');
    const { port } = server!.address() as { port: number };
    for (const path of ['/api/map', '/v2/map', '/x/api/v2/map'])
      expect((await sendTo(port, { ...map, path })).text).toBe('own');
  });

  test('a route of a sub-app has its parameters', async () => {
    const agents = new Hono().get('/:jobId', api.validated('getAgent'), (context) =>
      context.json(context.req.valid('param')),
    );
    const { text } = await ask(new Hono().route('/of/:team/agent', agents), {
      method: 'GET',
      path: `/of/a/agent/${job}`,
    });
    expect(JSON.parse(text)).toEqual({ jobId: job });
  });

  test('it is asked without a socket', async () => {
    const init = { method: 'POST', headers: jsonHeaders };
    expect(await (await sub().request('/v2/map', { ...init, body: good })).json()).toMatchObject({
      body: { limit: 5000 },
    });
    expect((await sub().request('/v2/map', { ...init, body: '{}' })).status).toBe(400);
  });
});

describe('with compress', () => {
  const headers = { ...jsonHeaders, 'accept-encoding': 'gzip' };
  const wide = `{"url":"https://example.com","search":"${'x'.repeat(3000)}"}`;
  const table: [title: string, build: () => { fetch: unknown }, encoding: string | undefined][] = [
    ['before a middleware', () => new Hono().use(compress()).use(ours()), 'gzip'],
    ['after a middleware', () => new Hono().use(ours()).use(compress()), undefined],
    ['before a route', () => new Hono().use(compress()).post('/v2/map', validated, reply), 'gzip'],
    ['behind the validation', () => new Hono().post('/v2/map', validated, compress(), reply), 'gzip'],
  ];
  test.each(table)('%s a good answer and a refusal arrive whole', async (_title, build, encoding) => {
    const { bytes, headers: got } = await ask(build(), { headers, body: wide });
    expect(got['content-encoding']).toBe(encoding);
    expect(plain(got, bytes)).toContain('x'.repeat(3000));
    const { port } = server!.address() as { port: number };
    const rejection = await sendTo(port, { ...map, headers, body: '{"url":1}' });
    expect(locations(plain(rejection.headers, rejection.bytes))).toEqual(['body/url type']);
  });
});

describe('with other middleware', () => {
  const chunked = { ...jsonHeaders, 'transfer-encoding': 'chunked', connection: 'close' };

  test.each([
    ['of known length', jsonHeaders],
    ['in chunks', chunked],
  ])('a limit of bodies before it, and a body %s', async (_title, headers) => {
    const app = new Hono().use(bodyLimit({ maxSize: 2000 })).use(ours());
    expect(JSON.parse((await ask(app, { headers })).text)).toMatchObject({ body: { limit: 5000 } });
  });

  test.each([
    ['of known length', jsonHeaders],
    ['in chunks', chunked],
  ])('a handler may read a body %s again', async (_title, headers) => {
    const app = new Hono().post('/v2/map', validated, async (context) =>
      context.json({ json: await context.req.json(), text: await context.req.text() }),
    );
    const { status, text } = await ask(app, { headers });
    expect([status, JSON.parse(text)]).toEqual([200, { json: { url: 'https://example.com' }, text: good }]);
  });

  test.each([
    ['of known length', jsonHeaders],
    ['in chunks', chunked],
  ])(
    'a request that a middleware has put in the place of a body %s is the one that is read',
    async (_title, headers) => {
      const app = new Hono().use((context, next) => {
        const body = '{"url":"https://other.example"}';
        context.req.raw = new Request(context.req.url, { method: 'POST', headers: jsonHeaders, body });
        return next();
      });
      const { text } = await ask(app.use(ours()), { headers, body: good.replace('com', 'net') });
      expect(JSON.parse(text)).toMatchObject({ body: { url: 'https://other.example' } });
    },
  );

  test('a limit of bodies before it holds for a body in chunks too', async () => {
    const app = new Hono().use(bodyLimit({ maxSize: 20 })).use(ours());
    const { status, text } = await ask(app, { headers: chunked });
    expect([status, text.includes('example')]).toEqual([413, false]);
  });

  test('headers of others are on every answer', async () => {
    const app = new Hono().use(cors(), etag()).use(ours());
    const { headers, status } = await ask(app, { body: '{}' });
    expect([status, headers['access-control-allow-origin']]).toEqual([400, '*']);
  });

  test('what a middleware has read before it is not lost', async () => {
    const seen: string[] = [];
    const app = new Hono().use(async (context, next) => {
      seen.push(await context.req.text());
      await next();
    });
    expect((await ask(app.use(ours()), { headers: chunked })).status).toBe(200);
    expect(seen).toEqual([good]);
  });
});

describe('handlers of the app for faults', () => {
  test('hear of what a validated route throws, and of no refusal', async () => {
    const app = new Hono().onError((error, context) => context.text(error.message, 418));
    app.notFound((context) => context.text('none', 404));
    app.post('/validated', validated, () => {
      throw new Error('later');
    });
    app.use(ours());
    expect((await ask(app, { path: '/validated' })).text).toBe('later');
    const { port } = server!.address() as { port: number };
    expect((await sendTo(port, { ...map, path: '/validated', body: '{}' })).status).toBe(400);
    expect((await sendTo(port, { ...map, path: '/other' })).text).toBe('none');
    expect(toJson((await sendTo(port, { ...map, path: '/v2/other' })).text).error).toBe('Not Found');
  });
});

function plain(headers: Record<string, string>, bytes: Buffer): string {
  return (headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes).toString();
}
