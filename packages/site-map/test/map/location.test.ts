import { createServer, request as httpRequest } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { map, MemorySitemapCache } from '../../src/index.ts';
import { REACH, serve } from '../../../net/test/support/loopback.ts';

test('every request carries the language of the location', async () => {
  const site = await serve((_, response) => response.end('x'));
  await map(site.url('/'), { ...REACH, cache: new MemorySitemapCache(), location: { country: 'FR' } });
  expect(new Set(site.headers.map((headers) => headers['accept-language']))).toEqual(
    new Set(['fr-FR, fr;q=0.9, en;q=0.5']),
  );
});

/** An HTTP proxy that tunnels to loopback and counts. */
async function startProxy(): Promise<{
  url: string;
  tunnels: string[];
  connects: string[];
  close: () => void;
}> {
  const tunnels: string[] = [];
  const connects: string[] = [];
  const sockets = new Set<Socket>();
  const proxy = createServer((request, response) => {
    tunnels.push(new URL(request.url ?? '').host);
    const { port, pathname } = new URL(request.url ?? '');
    httpRequest({ host: '127.0.0.1', port, path: pathname, headers: request.headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    }).end();
  });
  proxy.on('connect', (request, client: Socket) => {
    connects.push(request.url ?? '');
    tunnels.push(request.url ?? '');
    const server = connect(Number((request.url ?? '').split(':')[1]), '127.0.0.1', () => {
      client.write('HTTP/1.1 200 OK\r\n\r\n');
      client.pipe(server).pipe(client);
    });
    sockets.add(server).add(client);
    for (const socket of [server, client]) socket.on('error', () => socket.destroy());
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const close = (): void => {
    for (const socket of sockets) socket.destroy();
    proxy.close();
  };
  return { url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`, tunnels, connects, close };
}

test('a country with a proxy is visited through it, others directly', async () => {
  const site = await serve((_, response) => response.end('<title>Seen</title>'));
  const proxy = await startProxy();
  const options = {
    ...REACH,
    cache: new MemorySitemapCache(),
    sitemap: 'skip' as const,
    proxies: { JP: proxy.url },
  };
  const through = await map(site.url('/'), { ...options, location: { country: 'JP' } });
  expect(through.links).toEqual([{ url: site.url('/'), title: 'Seen' }]);
  expect(new Set(proxy.tunnels)).toEqual(new Set([`example.test:${site.port}`]));
  // Squid and its like tunnel to port 443 only.
  expect(proxy.connects).toEqual([]);
  const before = proxy.tunnels.length;
  await map(site.url('/'), { ...options, location: { country: 'US' } });
  expect(proxy.tunnels.length).toBe(before);
  proxy.close();
});

test('a proxy is never asked for an address that is not public', async () => {
  const proxy = await startProxy();
  const options = { resolve: () => Promise.resolve(['10.0.0.1']), proxies: { US: proxy.url } };
  await expect(map('http://inside.test/', options)).rejects.toMatchObject({ code: 'AddressRejected' });
  expect(proxy.tunnels).toEqual([]);
  proxy.close();
});
