import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { boundConnections } from '../../src/platform/http/connections.ts';

let server: Server;
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server.closeAllConnections();
  server.close();
});

async function listen(max: number): Promise<{ port: number; dropped: () => number }> {
  let dropped = 0;
  server = createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
    if (request.url !== '/hang') response.end('ok');
  });
  boundConnections(server, max, () => (dropped += 1));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, dropped: () => dropped };
}

/** Opens a connection, sends a request, and resolves to what comes back; empty when it is closed unread. */
async function request(port: number, path: string): Promise<string> {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  sockets.push(socket);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
  return new Promise((resolve) => {
    socket.once('data', (data) => resolve(String(data)));
    socket.once('close', () => resolve(''));
  });
}

it('lets connections without a request make room for calls', async () => {
  const { port, dropped } = await listen(5);
  for (let at = 0; at < 5; at++) expect(await request(port, '/')).toContain('200 OK');
  expect(await request(port, '/')).toBe('');
  expect(dropped()).toBe(1);
  expect(await request(port, '/')).toContain('200 OK');
});

it('closes no connection with a request that runs', async () => {
  const { port } = await listen(2);
  const running = [request(port, '/hang'), request(port, '/hang')];
  await expect
    .poll(() => new Promise((resolve) => server.getConnections((_, count) => resolve(count))))
    .toBe(2);
  expect(await request(port, '/')).toBe('');
  const open = await Promise.race([...running, new Promise((resolve) => setTimeout(resolve, 100, 'open'))]);
  expect(open).toBe('open');
});

it('leaves file descriptors to the work itself', () => {
  server = createServer();
  expect(boundConnections(server, 1_000_000_000, () => {})).toBeLessThan(1_000_000_000);
  expect(boundConnections(server, 7, () => {})).toBe(7);
});
