import { createServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import { PassThrough, Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { run } from '../src/main.ts';

/** A port on which nothing listens, and one that speaks HTTP, but is another service. */
let other: Server;
const ports: Record<'CLOSED' | 'OTHER', number> = { CLOSED: 0, OTHER: 0 };
beforeAll(async () => {
  other = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () =>
      socket.end('HTTP/1.1 404 Not Found\r\nContent-Type: text/html\r\nContent-Length: 6\r\n\r\n<h1>No'),
    );
  });
  ports.OTHER = await listen(other);
  const closed = createServer();
  ports.CLOSED = await listen(closed);
  await new Promise((resolve) => closed.close(resolve));
});
afterAll(() => other.close());

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

test.each([
  ['http://127.0.0.1:CLOSED', 6, 'cannot be reached: nothing listens there.'],
  ['127.0.0.1:CLOSED', 6, 'cannot be reached: nothing listens there.'],
  ['https://127.0.0.1:OTHER', 6, 'cannot be reached: it does not speak TLS there'],
  ['http://127.0.0.1:OTHER', 4, 'answers, but not as this service does (status 404).'],
  ['http://127.0.0.1:9', 6, 'cannot be reached: `fetch` does not call this port.'],
])('%s is explained at once, by login and by others', async (address, code, cause) => {
  const baseUrl = address.replace(/CLOSED|OTHER/, (name) => String(ports[name as keyof typeof ports]));
  const remedy = 'Start the service, or give its address with --base-url or WEB_DATA_BASE_URL.\n';
  for (const args of [['login'], ['team', 'credits', '--no-wait']]) {
    const ended = await webdata([...args, '--base-url', baseUrl, '--api-key', 'wd_1']);
    expect(ended).toEqual({ code, stderr: expect.stringContaining(cause) as string });
    expect(ended.stderr).toContain(baseUrl.replace(/^https?:\/\//, ''));
    expect(ended.stderr.endsWith(remedy)).toBe(true);
  }
  // Without a key, the first request is one for it.
  const asked = await webdata(['login', '--base-url', baseUrl]);
  expect([asked.code, asked.stderr.endsWith(remedy)]).toEqual([6, true]);
});

async function webdata(args: readonly string[]): Promise<{ code: number; stderr: string }> {
  const stderr = new PassThrough();
  const io = { stdin: Readable.from([]), stdout: new PassThrough(), stderr, env: { HOME: '/nonexistent' } };
  const code = await run({ ...io, signal: new AbortController().signal }, args);
  return { code, stderr: String(stderr.read() ?? '') };
}
