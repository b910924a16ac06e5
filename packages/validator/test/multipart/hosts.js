// The five adapters as servers on loopback.
import { createServer } from 'node:http';
import { serve } from '@hono/node-server';
import express from 'express';
import Fastify from 'fastify';
import { Hono } from 'hono';
import { expressMiddleware } from '../../dist/runtime/express.js';
import { fastifyPlugin } from '../../dist/runtime/fastify.js';
import { fetchHandler } from '../../dist/runtime/fetch.js';
import { honoMiddleware } from '../../dist/runtime/hono.js';
import { nodeHandler } from '../../dist/runtime/node.js';

const starts = {
  node: (api, options) => createServer(nodeHandler(api, options)),
  express: (api, options) => createServer(express().use(expressMiddleware(api, options))),
  fastify: async (api, options) => {
    const app = Fastify();
    await app.register(fastifyPlugin(api, options));
    return app.ready().then(() => app.server);
  },
  hono: (api, options) => ({ fetch: new Hono().use(honoMiddleware(api, options)).fetch }),
  fetch: (api, options) => ({ fetch: fetchHandler(api, options) }),
};

export const adapters = Object.keys(starts);

/** Starts one of them; gives its server. */
export async function start(adapter, api, options) {
  const host = await starts[adapter](api, options);
  return new Promise((resolve) => {
    if (!('fetch' in host)) return host.listen(0, '127.0.0.1', () => resolve(host));
    const server = serve({ fetch: host.fetch, port: 0, hostname: '127.0.0.1' }, () => resolve(server));
    return undefined;
  });
}
