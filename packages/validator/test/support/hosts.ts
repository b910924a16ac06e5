import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import express from 'express';
import Fastify from 'fastify';
import { Hono } from 'hono';
import { expressMiddleware } from '../../src/express.ts';
import { fastifyPlugin } from '../../src/fastify.ts';
import { fetchHandler } from '../../src/fetch.ts';
import { honoMiddleware } from '../../src/hono.ts';
import type { AdapterOptions } from '../../src/index.ts';
import { nodeHandler } from '../../src/node.ts';
import { sendTo } from './exchange.ts';
import type { Received, Sent } from './exchange.ts';

/** An API that runs somewhere, and how to reach it. */
export interface Host {
  /** Where it listens, on loopback; a function does not. */
  port?: number;
  send(request: Sent): Promise<Received>;
  close(): Promise<void>;
}

/** Options whose hooks look at nothing of the host's own request. */
export type HostOptions = AdapterOptions<unknown, unknown>;

/** The API behind each adapter; all but `fetch` are real servers on loopback. */
export const hosts: Record<string, (options: HostOptions) => Promise<Host>> = {
  fetch: async (options) => {
    const handle = fetchHandler(options);
    return { send: (sent) => sendToFunction(handle, sent), close: async () => {} };
  },
  node: async (options) => listen(createServer(nodeHandler(options))),
  express: async (options) => {
    const app = express();
    app.use(expressMiddleware(options));
    return listen(createServer(app));
  },
  fastify: async (options) => {
    const api = fastifyPlugin(options);
    const app = Fastify({ frameworkErrors: api.frameworkErrors });
    await app.register(api);
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    return {
      port,
      send: (sent) => sendTo(port, sent),
      close: async () => {
        app.server.closeAllConnections();
        await app.close();
      },
    };
  },
  hono: async (options) => {
    const app = new Hono();
    app.use(honoMiddleware(options));
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }) as Server;
    return server.listening
      ? hostOf(server)
      : new Promise((resolve) => server.once('listening', () => resolve(hostOf(server))));
  },
};

/** Calls a fetch handler as a host would. */
export async function sendToFunction(
  handle: (request: Request) => Promise<Response>,
  { method, path, headers, body }: Sent,
): Promise<Received> {
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  const init = { method, headers, ...(bytes && { body: bytes as Uint8Array<ArrayBuffer> }) };
  const response = await handle(new Request(`http://127.0.0.1${path}`, init));
  const reply = Buffer.from(await response.arrayBuffer());
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    text: reply.toString(),
    bytes: reply,
  };
}

export function listen(server: Server): Promise<Host> {
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(hostOf(server))));
}

function hostOf(server: Server): Host {
  const { port } = server.address() as AddressInfo;
  return {
    port,
    send: (sent) => sendTo(port, sent),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
