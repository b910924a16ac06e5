// The five adapters as real servers. Where the host lets a handler reach the response, it is `request.answer`.
import { serve } from '@hono/node-server';
import express from 'express';
import Fastify from 'fastify';
import { Hono } from 'hono';
import { expressMiddleware } from '../../dist/express.js';
import { fastifyPlugin } from '../../dist/fastify.js';
import { fetchHandler } from '../../dist/fetch.js';
import { honoMiddleware } from '../../dist/hono.js';
import { nodeHandler } from '../../dist/node.js';

const starts = {
  node: (createServer, options) => {
    const handle = nodeHandler(options);
    return createServer((request, response) =>
      handle(Object.assign(request, { answer: response }), response),
    );
  },
  express: (createServer, options) => {
    const app = express();
    app.use((request, response, next) => next(void Object.assign(request, { answer: response })));
    return createServer(app.use(expressMiddleware(options)));
  },
  fastify: async (_createServer, options) => {
    const app = Fastify();
    app.addHook('onRequest', async (request, reply) => void Object.assign(request, { answer: reply.raw }));
    app.register(fastifyPlugin(options));
    await app.ready();
    return app;
  },
  hono: (_createServer, options) => ({ fetch: new Hono().use(honoMiddleware(options)).fetch }),
  fetch: (_createServer, options) => ({ fetch: fetchHandler(options) }),
};

/** Starts one of them on loopback and gives its port. */
export async function start(adapter, createServer, options) {
  const host = await starts[adapter](createServer, options);
  if (adapter === 'fastify') return Number(new URL(await host.listen({ port: 0, host: '127.0.0.1' })).port);
  return new Promise((resolve) => {
    const listening = (server) => resolve(server.address().port);
    if ('fetch' in host) {
      const server = serve({ fetch: host.fetch, port: 0, hostname: '127.0.0.1' }, () => listening(server));
    } else host.listen(0, '127.0.0.1', () => listening(host));
  });
}
