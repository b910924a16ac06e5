import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import express from 'express';
import Fastify from 'fastify';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, expectTypeOf, test } from 'vitest';
import { expressApi, expressMiddleware } from '../src/express.ts';
import { fastifyApi } from '../src/fastify.ts';
import { honoApi, honoMiddleware } from '../src/hono.ts';
import { reject } from '../src/index.ts';
import { job } from './support/api.ts';
import { locations, sendTo, toJson } from './support/exchange.ts';

/** Routes of the app's own, some behind the validation of an operation, as each framework's users write them. */
const options = {
  authenticate: async (token: string) => (token === 'secret' ? { team: 'ours' } : reject('InvalidToken')),
  maxBodyBytes: 2000,
};

interface Running {
  port: number;
  close(): void;
}

const apps: Record<string, () => Promise<Running>> = {
  express: async () => {
    const api = expressApi(options);
    const app = express();
    app.post('/v2/map', api.validated('mapUrls'), (request, response) => {
      expectTypeOf(request.body.limit).toEqualTypeOf<number>();
      expectTypeOf(response.locals.validated.identity).toEqualTypeOf<{ team: string }>();
      const { url, limit } = request.body;
      const { team } = response.locals.validated.identity;
      response.json({ success: true, links: [{ url, title: `${team} ${limit}` }] });
    });
    app.get('/v2/agent/:jobId', api.validated('getAgent'), (request, response) => {
      expectTypeOf(request.params).toEqualTypeOf<{ jobId: string }>();
      response.setHeader('x-query', JSON.stringify(request.query));
      response.setHeader('x-job', request.params.jobId).end();
    });
    app.get('/v2/legacy', (_request, response) => void response.send('legacy'));
    const server = createServer(app);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return {
      port: (server.address() as AddressInfo).port,
      close: () => void server.close(() => {}).closeAllConnections(),
    };
  },
  fastify: async () => {
    const api = fastifyApi(options);
    const app = Fastify();
    // oxlint-disable-next-line oxc/no-async-endpoint-handlers -- Fastify awaits them
    app.post('/v2/map', api.validated('mapUrls'), async (request) => {
      expectTypeOf(request.body.limit).toEqualTypeOf<number>();
      const { identity, body } = api.validatedOf(request, 'mapUrls');
      expectTypeOf(identity).toEqualTypeOf<{ team: string }>();
      expect(request.body).toBe(body);
      return { success: true, links: [{ url: body.url, title: `${identity.team} ${request.body.limit}` }] };
    });
    app.get('/v2/agent/:jobId', api.validated('getAgent'), async (request, reply) => {
      expectTypeOf(request.params).toEqualTypeOf<{ jobId: string }>();
      return reply
        .headers({ 'x-job': request.params.jobId, 'x-query': JSON.stringify(request.query) })
        .send();
    });
    app.get('/v2/legacy', async () => 'legacy');
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    return { port: Number(new URL(address).port), close: () => void app.close() };
  },
  hono: async () => {
    const api = honoApi(options);
    const app = new Hono();
    app.post('/v2/map', api.validated('mapUrls'), (context) => {
      const { url, limit } = context.req.valid('json');
      expectTypeOf(limit).toEqualTypeOf<number>();
      const { team } = context.var.identity;
      return context.json({ success: true, links: [{ url, title: `${team} ${limit}` }] });
    });
    app.get('/v2/agent/:jobId', api.validated('getAgent'), (context) => {
      context.header('x-query', JSON.stringify(context.req.valid('query')));
      context.header('x-job', context.req.valid('param').jobId);
      return context.body(null, 200);
    });
    app.get('/v2/legacy', (context) => context.text('legacy'));
    return new Promise((resolve) => {
      const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
        resolve({ port, close: () => void server.close() }),
      );
    });
  },
};

const json = { authorization: 'Bearer secret', 'content-type': 'application/json' };
const good = '{"url":"https://example.com","constructor":{"prototype":1}}';
const long = `{"url":${'x'.repeat(3000)}`;

describe.each(Object.keys(apps))('a route of %s', (name) => {
  let app: Running;
  beforeAll(async () => {
    app = await apps[name]!();
  });
  afterAll(() => app.close());

  test('is given what is valid, with its defaults and who asks', async () => {
    const reply = await sendTo(app.port, { method: 'POST', path: '/v2/map', headers: json, body: good });
    expect([reply.status, JSON.parse(reply.text)]).toEqual([
      200,
      { success: true, links: [{ url: 'https://example.com', title: 'ours 5000' }] },
    ]);
  });

  test('is given its parameters', async () => {
    const path = `/v2/agent/${job}?unknown=1`;
    const reply = await sendTo(app.port, { method: 'GET', path, headers: json });
    expect([reply.status, reply.headers['x-job'], reply.headers['x-query']]).toEqual([200, job, '{}']);
  });

  test.each([
    ['a wrong key', { ...json, authorization: 'Bearer other', 'content-type': 'text/plain' }, long, 401, []],
    ['a wrong media type', { ...json, 'content-type': 'text/plain' }, long, 415, []],
    ['a body that is too large', json, long, 413, []],
    ['a body that is no JSON', json, '{', 400, ['body json']],
    ['no body', json, '', 400, ['body required']],
    ['a body that is not valid', json, '{"url":1,"limit":0}', 400, ['body/url type', 'body/limit minimum']],
  ])('is not reached by %s', async (_title, headers, body, status, want) => {
    const reply = await sendTo(app.port, { method: 'POST', path: '/v2/map', headers, body });
    expect([reply.status, toJson(reply.text).success, ...locations(reply.text)]).toEqual([
      status,
      false,
      ...want,
    ]);
    expect(reply.headers['content-type']).toBe('application/json');
    expect(reply.headers['www-authenticate']).toBe(status === 401 ? 'Bearer' : undefined);
  });

  test('is not reached with a parameter that cannot be', async () => {
    const reply = await sendTo(app.port, { method: 'GET', path: '/v2/agent/x', headers: json });
    expect([reply.status, ...locations(reply.text)]).toEqual([400, 'path/jobId format']);
  });

  test('may be one that no operation has', async () => {
    const reply = await sendTo(app.port, { method: 'GET', path: '/v2/legacy', headers: {} });
    expect([reply.status, reply.text]).toEqual([200, 'legacy']);
  });
});

test('an operation that is not described is a mistake', () => {
  expect(() => expressApi(options).validated('mapUrl' as never)).toThrow('No operation has the id "mapUrl".');
  expect(() => fastifyApi(options).validated('toString' as never)).toThrow(
    'No operation has the id "toString".',
  );
  expect(() => honoApi(options).validated('' as never)).toThrow('No operation has the id "".');
});

describe('partial handlers leave the rest below the base path to the app', () => {
  const partial = {
    ...options,
    partial: true as const,
    handlers: { mapUrls: async () => ({ status: 200 as const, body: { success: true } }) },
  };

  test('of Express', async () => {
    const app = express().use(expressMiddleware(partial));
    app.all('/v2/{*rest}', (_request, response) => void response.send('own'));
    const server = createServer(app);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const text = async (method: string, path: string) =>
      (await sendTo(port, { method, path, headers: json })).text;
    expect([
      await text('GET', '/v2/legacy'),
      await text('GET', '/v2/map'),
      await text('GET', `/v2/agent/${job}`),
    ]).toEqual(['own', 'own', 'own']);
    expect((await sendTo(port, { method: 'POST', path: '/v2/map', headers: json, body: '{}' })).status).toBe(
      400,
    );
    server.close().closeAllConnections();
  });

  test('of Hono', async () => {
    const app = new Hono().use(honoMiddleware(partial)).all('/v2/*', (context) => context.text('own'));
    const reply = async (method: string, path: string) =>
      app.request(path, { method, headers: json, ...(method === 'POST' && { body: '{}' }) });
    expect([
      await (await reply('GET', '/v2/legacy')).text(),
      await (await reply('GET', '/v2/map')).text(),
    ]).toEqual(['own', 'own']);
    expect((await reply('POST', '/v2/map')).status).toBe(400);
  });
});
