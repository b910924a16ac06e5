// oxlint-disable oxc/no-async-endpoint-handlers -- Fastify awaits them
import type { AddressInfo } from 'node:net';
import { Transform } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import compress from '@fastify/compress';
import Fastify from 'fastify';
import type { FastifyInstance, FastifyPluginAsync, FastifyServerOptions } from 'fastify';
import rawBody from 'fastify-raw-body';
import { afterEach, describe, expect, test } from 'vitest';
import { fastifyApi, fastifyPlugin } from '../../src/fastify.ts';
import { echoOptions, job, jsonHeaders } from '../support/api.ts';
import { locations, sendTo, toJson } from '../support/exchange.ts';
import type { Received, Sent } from '../support/exchange.ts';

/** What apps of other people do around a plugin. */
const good = '{"url":"https://example.com"}';
const map: Sent = { method: 'POST', path: '/v2/map', headers: jsonHeaders, body: good };
const api = fastifyApi({
  authenticate: (token: string) => (token === 'test-key' ? { team: 'ours' } : null),
});

let app: FastifyInstance;
afterEach(async () => {
  app.server.closeAllConnections();
  await app.close();
});

const create = (options: FastifyServerOptions = {}): FastifyInstance => (app = Fastify(options));
const plugin = () => fastifyPlugin(echoOptions());

async function ask(sent: Partial<Sent> = {}): Promise<Received> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  return sendTo((app.server.address() as AddressInfo).port, { ...map, ...sent });
}

describe('registered', () => {
  test.each(['/api', '/api/', '/a/b', '/of/:team', '/v2', '/api/v2'])(
    'below the prefix %s it answers',
    async (prefix) => {
      await create().register(plugin(), { prefix });
      const own = prefix.replace(':team', 'ours').replace(/\/?(?:v2)?$/, '');
      const path = `${own}/v2/map?a=1`;
      const { status, text } = await ask({ path });
      expect([status, JSON.parse(text)]).toMatchObject([
        200,
        { operation: 'mapUrls', body: { limit: 5000 } },
      ]);
      const agent = path.replace('/map', `/agent/${job}`);
      expect(JSON.parse((await ask({ method: 'GET', path: agent })).text)).toMatchObject({
        params: { jobId: job },
      });
      expect(toJson((await ask({ method: 'GET', path })).text).error).toBe('Method Not Allowed');
      expect(toJson((await ask({ path: `${own}/v2/none` })).text).error).toBe('Not Found');
      expect((await ask({ path: `/x${own}/v2/map` })).status).toBe(404);
    },
  );

  test('without a base path the prefix is all that stands before its paths', async () => {
    await create().register(fastifyPlugin(echoOptions({ basePath: '' })), { prefix: '/api' });
    expect((await ask({ path: '/api/map' })).status).toBe(200);
    expect((await ask({ path: '/map' })).status).toBe(404);
  });

  test('in a plugin of the app, below its prefix, twice', async () => {
    const own: FastifyPluginAsync = async (scope) => void (await scope.register(plugin(), { prefix: '/b' }));
    const shared = plugin();
    await create({ frameworkErrors: shared.frameworkErrors }).register(own, { prefix: '/a' });
    await app.register(shared, { prefix: '/c' });
    await app.register(shared);
    for (const path of ['/a/b/v2/map', '/c/v2/map', '/v2/map'])
      expect((await ask({ path })).status).toBe(200);
    for (const path of ['/c/v2/agent/%zz', '/v2/agent/%zz'])
      expect(toJson((await ask({ method: 'GET', path })).text).error).toMatch(/^Invalid job ID/);
  });

  test('it leaves routes and parsers of the app alone', async () => {
    create().addContentTypeParser(
      'text/x',
      { parseAs: 'string' },
      async (_: unknown, text: string) => `${text}!`,
    );
    await app.register(plugin());
    app.post('/v2/legacy', async (request) => request.body);
    app.post('/other', async (request) => request.body);
    expect((await ask({ path: '/other' })).text).toBe(good);
    expect((await ask({ path: '/v2/legacy' })).text).toBe(good);
    const text = { 'content-type': 'text/x' };
    expect((await ask({ path: '/other', headers: text, body: 'x' })).text).toBe('x!');
  });

  test('it is asked without a socket', async () => {
    await create().register(plugin());
    const request = { method: 'POST', url: '/v2/map', headers: jsonHeaders } as const;
    expect((await app.inject({ ...request, payload: good })).json()).toMatchObject({ body: { limit: 5000 } });
    expect((await app.inject({ ...request, payload: '{}' })).statusCode).toBe(400);
    expect((await app.inject({ ...request, headers: {}, payload: good })).statusCode).toBe(401);
  });
});

describe('the limit of a body', () => {
  const wide = `{"url":"https://example.com","search":"${'x'.repeat(3000)}"}`;

  test('is that of the API, not that of the app', async () => {
    await create({ bodyLimit: 1000 }).register(plugin());
    app.post('/validated', api.validated('mapUrls'), async (request) => request.body.limit);
    app.post('/own', async () => 'own');
    expect((await ask({ body: wide })).status).toBe(200);
    expect((await ask({ path: '/validated', body: wide })).text).toBe('5000');
    expect((await ask({ path: '/own', body: wide })).status).toBe(413);
  });
});

describe('hooks of the app', () => {
  test('run around ours, in the order of Fastify', async () => {
    const order: string[] = [];
    create();
    for (const name of ['onRequest', 'preParsing', 'preValidation', 'preHandler', 'onSend', 'onResponse'])
      app.addHook(name as 'onRequest', async () => void order.push(name));
    app.post('/validated', api.validated('mapUrls'), async (request) => {
      order.push(`handler ${request.body.limit}`);
      return {};
    });
    await app.register(plugin());
    for (const path of ['/validated', '/v2/map']) expect((await ask({ path })).status).toBe(200);
    const own = ['onRequest', 'preParsing', 'preValidation', 'preHandler'];
    expect(order.slice(0, 7)).toEqual([...own, 'handler 5000', 'onSend', 'onResponse']);
    expect(order.slice(7)).toEqual([...own, 'onSend', 'onResponse']);
    order.length = 0;
    expect((await ask({ path: '/validated', headers: {} })).status).toBe(401);
    expect(order).toEqual(['onRequest', 'onSend', 'onResponse']);
  });

  test('may read the body along', async () => {
    await create().register(rawBody, { runFirst: true });
    app.post('/validated', api.validated('mapUrls'), async (request) => ({
      raw: (request as { rawBody?: string }).rawBody,
      limit: request.body.limit,
    }));
    const { text } = await ask({ path: '/validated', body: ` ${good}` });
    expect(JSON.parse(text)).toEqual({ raw: ` ${good}`, limit: 5000 });
  });

  test('may give another body in place of the one that came', async () => {
    create().addHook('preParsing', async (_request, _reply, payload) => payload.pipe(upper()));
    app.post('/validated', api.validated('mapUrls'), async (request) => request.body.search);
    await app.register(plugin());
    const body = '{"url":"https://example.com","search":"?"}';
    expect((await ask({ path: '/validated', body })).text).toBe('!');
    expect(JSON.parse((await ask({ body })).text).body.search).toBe('!');
  });

  const overwritten = [
    ['onRequest', "The hook onRequest of validated('mapUrls') was replaced."],
    ['preParsing', "The hook preParsing of validated('mapUrls') was replaced."],
  ] as const;
  test.each(overwritten)('that take the place of our %s let nothing through', async (name, message) => {
    const route = { ...api.validated('mapUrls'), [name]: async () => {} };
    create().post('/validated', route, async () => 'reached');
    const { status, text } = await ask({ path: '/validated' });
    expect([status, JSON.parse(text).message]).toEqual([500, expect.stringContaining(message)]);
  });
});

describe('parsers of the app', () => {
  test.each([
    [
      'of its own for JSON',
      () => app.addContentTypeParser('application/json', (_r, _p, done) => done(null, 'own')),
    ],
    [
      'one for everything',
      () => app.addContentTypeParser('*', (_request, _payload, done) => done(null, 'any')),
    ],
  ])('%s: a validated route has what is valid', async (_title, prepare) => {
    create();
    prepare();
    app.post('/validated', api.validated('mapUrls'), async (request) => request.body.limit);
    expect((await ask({ path: '/validated' })).text).toBe('5000');
    expect(locations((await ask({ path: '/validated', body: '{"url":1}' })).text)).toEqual(['body/url type']);
  });
});

describe('with @fastify/compress', () => {
  const headers = { ...jsonHeaders, 'accept-encoding': 'gzip' };

  test.each([
    ['/v2/map', { body: { limit: 5000 } }],
    ['/validated', { limit: 5000 }],
  ])('%s answers whole, and refuses whole', async (path, want) => {
    await create().register(compress, { threshold: 0 });
    await app.register(plugin());
    app.post('/validated', api.validated('mapUrls'), async (request) => ({ limit: request.body.limit }));
    const reply = await ask({ path, headers });
    expect(reply.headers['content-encoding']).toBe('gzip');
    expect(JSON.parse(gunzipSync(reply.bytes).toString())).toMatchObject(want);
    const rejection = await ask({ path, headers, body: '{"url":1}' });
    expect(locations(gunzipSync(rejection.bytes).toString())).toEqual(['body/url type']);
  });
});

describe('handlers of the app for faults', () => {
  test('hear of what a validated route throws, and of no refusal', async () => {
    create().setErrorHandler((error: Error, _request, reply) => reply.code(418).send(error.message));
    app.setNotFoundHandler((_request, reply) => reply.code(404).send('none'));
    app.post('/validated', api.validated('mapUrls'), async () => {
      throw new Error('later');
    });
    await app.register(plugin());
    expect([(await ask({ path: '/validated' })).text, (await ask({ path: '/other' })).text]).toEqual([
      'later',
      'none',
    ]);
    expect((await ask({ path: '/validated', body: '{}' })).status).toBe(400);
    expect(toJson((await ask({ path: '/v2/other' })).text).error).toBe('Not Found');
  });
});

function upper(): Transform {
  return new Transform({
    transform: (chunk, _encoding, done) => done(null, String(chunk).replace('"?"', '"!"')),
  });
}
