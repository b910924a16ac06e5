import { connect, constants, createServer } from 'node:http2';
import type { Http2Server } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import Fastify from 'fastify';
import { Hono } from 'hono';
import { afterEach, describe, expect, test } from 'vitest';
import { fastifyPlugin } from '../../src/fastify.ts';
import { honoMiddleware } from '../../src/hono.ts';
import { nodeHandler } from '../../src/node.ts';
import { echoOptions, jsonHeaders } from '../support/api.ts';
import type { HostOptions } from '../support/hosts.ts';
import { locations } from '../support/exchange.ts';

/** The API behind HTTP/2, for the hosts that speak it. */
const hosts: Record<string, (options: HostOptions) => Promise<{ port: number; close: () => unknown }>> = {
  node: async (options) => {
    const server = createServer(nodeHandler(options) as never);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return { port: (server.address() as AddressInfo).port, close: () => server.close() };
  },
  fastify: async (options) => {
    const app = Fastify({ http2: true });
    await app.register(fastifyPlugin(options) as never);
    await app.listen({ port: 0, host: '127.0.0.1' });
    return { port: (app.server.address() as AddressInfo).port, close: () => app.close() };
  },
  hono: async (options) => {
    const { fetch } = new Hono().use(honoMiddleware(options));
    return new Promise((resolve) => {
      const server = serve({ fetch, port: 0, hostname: '127.0.0.1', createServer }, ({ port }) =>
        resolve({ port, close: () => (server as Http2Server).close() }),
      );
    });
  },
};

const good = '{"url":"https://example.com"}';
let close: (() => unknown) | undefined;
afterEach(() => close?.());

describe.each(Object.keys(hosts))('behind HTTP/2 of %s', (name) => {
  const table: [title: string, headers: object, body: string, status: number, places: string[]][] = [
    ['a good request is answered', {}, good, 200, []],
    ['a bad body is refused', {}, '{"url":1}', 400, ['body/url type']],
    ['a wrong key is refused', { authorization: 'Bearer x' }, good, 401, []],
    ['a wrong media type is refused', { 'content-type': 'text/plain' }, good, 415, []],
    ['another path is refused', { ':path': '/v2/none' }, good, 404, []],
    ['another method is refused', { ':method': 'PUT' }, good, 405, []],
    ['a body that is too large is refused', {}, `{"url":"${'x'.repeat(200_000)}"}`, 413, []],
    [
      'a body that is too large by its word is refused',
      { 'content-length': '200000' },
      'x'.repeat(200_000),
      413,
      [],
    ],
    ['a stream arrives whole', {}, '{"url":"https://example.com","search":"stream"}', 200, []],
  ];
  test.each(table)('%s', async (_title, headers, body, status, want) => {
    const aborted: boolean[] = [];
    const host = await hosts[name]!(options(aborted));
    const session = connect(`http://127.0.0.1:${host.port}`);
    close = () => (session.destroy(), host.close());
    // Two on one connection: the first must not cost the second anything.
    for (const _ of [1, 2]) {
      const got = await send(session, { ...jsonHeaders, ...headers }, body);
      expect([got.status, got.text.startsWith('{') ? locations(got.text) : []]).toEqual([status, want]);
      if (body.includes('stream')) expect(got.text.length).toBe(300_000);
    }
    expect(aborted).toEqual(status === 200 ? [false, false] : []);
  });
});

function options(aborted: boolean[]): HostOptions {
  const { handlers, ...more } = echoOptions({ maxBodyBytes: 100_000 });
  const mapUrls = async (input: { body: { search?: string }; signal: AbortSignal }): Promise<unknown> => {
    const { signal, body } = input;
    setImmediate(() => aborted.push(signal.aborted));
    if (body.search !== 'stream')
      return (handlers as never as Record<string, (input: object) => unknown>)['mapUrls']!(input);
    return {
      status: 200,
      headers: { 'content-type': 'text/plain' },
      body: new Blob(['x'.repeat(300_000)]).stream(),
    };
  };
  return { ...more, handlers: { ...handlers, mapUrls } } as unknown as HostOptions;
}

function send(
  session: ReturnType<typeof connect>,
  headers: object,
  body: string,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const stream = session.request({ ':path': '/v2/map', ':method': 'POST', ...headers });
    let text = '';
    let status = 0;
    stream.on('response', (got) => (status = Number(got[constants.HTTP2_HEADER_STATUS])));
    stream.setEncoding('utf8').on('data', (part: string) => (text += part));
    stream.on('end', () => resolve({ status, text }));
    stream.on('error', reject);
    stream.end(body);
  });
}
