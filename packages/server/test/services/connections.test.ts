import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { stopListening } from '../../src/services/connections.ts';

async function listen() {
  const server = createServer((_, response) => {
    response.shouldKeepAlive = !isLeaving;
    response.end('served');
  });
  let isLeaving = false;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => server.closeAllConnections());
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  onTestFinished(() => agent.destroy());
  return {
    server,
    leave: () => (isLeaving = true),
    async get(): Promise<string> {
      const [response] = (await once(request({ port, host: '127.0.0.1', agent }).end(), 'response')) as [
        IncomingMessage,
      ];
      response.resume();
      await once(response, 'end');
      return `${response.statusCode} ${response.headers.connection}`;
    },
  };
}

describe('a server that stops listening', () => {
  test('serves the request of a connection that was idle, and refuses a new one', async () => {
    const { server, leave, get } = await listen();
    expect(await get()).toBe('200 keep-alive');
    leave();
    const stopped = stopListening(server);
    await expect.poll(() => server.listening).toBe(false);
    expect(await get()).toBe('200 close');
    await stopped;
    await expect(get()).rejects.toThrow('ECONNREFUSED');
  });

  test('resets no connection that waits to be accepted', async () => {
    const { server, leave, get } = await listen();
    leave();
    const sent = Array.from({ length: 50 }, get);
    // The connections are opened by the system before this process accepts one.
    await Promise.all([stopListening(server), ...sent]);
    expect(new Set(await Promise.all(sent))).toEqual(new Set(['200 close']));
  });

  test('waits so long for connections that stay idle, and leaves them open', async () => {
    const { server, get } = await listen();
    await get();
    const start = performance.now();
    await stopListening(server, 500);
    expect(performance.now() - start).toBeGreaterThan(450);
    expect(await new Promise((resolve) => server.getConnections((_, count) => resolve(count)))).toBe(1);
  });
});
