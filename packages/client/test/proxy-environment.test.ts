import { createServer, request as requestOf } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createClient } from '../src/index.ts';
import { createProxyFetch } from '../src/proxy.ts';
import { startService } from './support/service.ts';

/** A proxy that forwards by absolute URL or by tunnel, and what it was asked for. */
const seen: string[] = [];
let proxy: Server;
let proxyUrl: string;
let service: Awaited<ReturnType<typeof startService>>;
beforeAll(async () => {
  service = await startService((response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end('{"success":true,"links":[{"url":"https://example.com/"}]}');
  });
  proxy = createServer((inner, response) => {
    seen.push(`${inner.method} ${inner.url}`);
    const { method, headers } = inner;
    const outer = requestOf(inner.url!, { method, headers } as object, (answer) => {
      response.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(response);
    });
    inner.pipe(outer);
  }).on('connect', (inner, socket) => {
    seen.push(`CONNECT ${inner.url}`);
    const { port } = new URL(service.baseUrl);
    const outer = connect(Number(port), '127.0.0.1', () => socket.write('HTTP/1.1 200 OK\r\n\r\n'));
    outer.on('error', () => socket.destroy()).pipe(socket);
    socket.on('error', () => outer.destroy()).pipe(outer);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  proxyUrl = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await service.close();
  proxy.close();
});
beforeEach(() => void (seen.length = 0));

const map = (env: Record<string, string>, baseUrl: string) =>
  createClient({ apiKey: 'k', baseUrl, retry: false, fetch: createProxyFetch(env) }).map({
    url: 'https://a.test',
  });

describe('a client with the proxies of the environment', () => {
  it.each([['HTTP_PROXY'], ['http_proxy']])('calls through that of %s', async (name) => {
    // Nothing but the proxy knows this host.
    const { links } = await map({ [name]: proxyUrl }, 'http://service.invalid');
    expect(links).toHaveLength(1);
    expect(seen).toEqual([expect.stringContaining('service.invalid')]);
  });

  it('sends a service of https to that of HTTPS_PROXY', async () => {
    await expect(map({ HTTPS_PROXY: proxyUrl }, 'https://service.invalid')).rejects.toThrow(/fetch failed/);
    expect(seen).toEqual(['CONNECT service.invalid:443']);
  });

  it.each([
    ['NO_PROXY names the host', { NO_PROXY: '0.0.0.0' }],
    ['NO_PROXY names all', { no_proxy: '*' }],
    ['only the other scheme has one', {}],
  ])('calls directly where %s', async (_, env) => {
    const name = Object.keys(env).length === 0 ? 'HTTPS_PROXY' : 'HTTP_PROXY';
    // Every address of this machine, but none that is known as one.
    const baseUrl = service.baseUrl.replace('127.0.0.1', '0.0.0.0');
    expect((await map({ [name]: proxyUrl, ...env }, baseUrl)).links).toHaveLength(1);
    expect(seen).toEqual([]);
  });

  it.each(['127.0.0.1', 'localhost'])('calls a service of this machine directly, at %s', async (host) => {
    const baseUrl = service.baseUrl.replace('127.0.0.1', host);
    expect((await map({ HTTP_PROXY: proxyUrl }, baseUrl)).links).toHaveLength(1);
    expect(seen).toEqual([]);
  });
});

it('an environment without proxies needs no fetch of its own', () => {
  expect(createProxyFetch({ HTTP_PROXY: '', NO_PROXY: 'a.test' })).toBeUndefined();
});

it.each(['proxy.example:3128', 'socks5://proxy.example', 'http://'])('%s is no proxy', (address) => {
  const https_proxy = address.replace('//', '//user:secret@');
  expect(() => createProxyFetch({ https_proxy })).toThrow('https_proxy must be an http or https URL');
  expect(() => createProxyFetch({ https_proxy })).not.toThrow(/secret/);
});
