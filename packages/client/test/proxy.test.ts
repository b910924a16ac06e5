import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { ProxyAgent, fetch as undiciFetch } from 'undici';
import { createClient } from '../src/index.ts';
import type { ClientOptions, Fetch } from '../src/index.ts';
import { startService } from './support/service.ts';

/** A proxy that asks for credentials will ask again: the status decides, although `fetch` keeps a 407 to itself. */
let close: () => unknown = () => {};
afterEach(() => close());

const map = (options: ClientOptions) =>
  createClient({ apiKey: 'k', retry: { attempts: 2 }, ...options }).map.result({ url: 'https://a.test' });
const toAuthorizationError = (message: string) => ({
  ok: false,
  kind: 'network',
  attempts: 1,
  exception: { retry: 'no', message: `No answer from the service: fetch failed: ${message}` },
});

it('a proxy that answers 407 is asked once', async () => {
  const proxy = await startService((response) => {
    response.writeHead(407, { 'proxy-authenticate': 'Basic' }).end();
  });
  close = proxy.close;
  expect(await map({ baseUrl: proxy.baseUrl })).toMatchObject(
    toAuthorizationError('a proxy asks for credentials (407)'),
  );
  expect(proxy.arrivals).toHaveLength(1);
});

it('a proxy that opens no tunnel is asked once', async () => {
  let requested = 0;
  const server = createServer().on('connect', (_request, socket) => {
    requested += 1;
    socket.end('HTTP/1.1 407 Proxy Authentication Required\r\nproxy-authenticate: Basic\r\n\r\n');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const dispatcher = new ProxyAgent(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  close = async () => {
    await dispatcher.destroy();
    server.close();
  };
  const fetch = (url: string, init: object) => undiciFetch(url, { ...init, dispatcher }) as Promise<unknown>;
  expect(await map({ baseUrl: 'https://service.test', fetch: fetch as Fetch })).toMatchObject(
    toAuthorizationError('Request was cancelled.: Proxy response (407) !== 200 when HTTP Tunneling'),
  );
  expect(requested).toBe(1);
});

it('a 407 that fetch gives is an answer', async () => {
  const input = Promise.resolve(new Response('', { status: 407 }));
  expect(await map({ fetch: () => input })).toMatchObject({
    kind: 'unexpected',
    attempts: 1,
    exception: { status: 407 },
  });
});

const circle = Object.assign(new Error('circle'), { cause: {} });
circle.cause = circle;

describe('any other failure without words is told in those there are', () => {
  const table: [title: string, thrown: unknown, message: string][] = [
    ['no cause', new TypeError('fetch failed'), 'fetch failed'],
    ['a cause that is no error', new TypeError('fetch failed', { cause: 1 }), 'fetch failed: 1'],
    ['causes that lead back to themselves', circle, 'circle: circle: circle: circle'],
    [
      'a code',
      new TypeError('fetch failed', { cause: Object.assign(new Error(), { code: 'E' }) }),
      'fetch failed: E',
    ],
    ['an error without a word', new Error(), 'Error'],
    ['a text', 'gone', 'gone'],
    ['nothing', undefined, 'undefined'],
  ];
  it.each(table)('%s', async (_title, thrown, message) => {
    const fetch = () => Promise.reject(thrown as Error);
    expect(await map({ fetch, retry: false })).toMatchObject({
      exception: { message: `No answer from the service: ${message}` },
    });
  });
});
