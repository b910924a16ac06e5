import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough, Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { run } from '../src/main.ts';

test.each([
  [['team', 'credits', '--no-wait'], {}],
  [['login'], { WEB_DATA_API_KEY: undefined }, 'to get a key'],
  [['login'], { WEB_DATA_API_KEY: undefined }, 'to try a key', 'wd_2\n'],
])('%j calls through the proxy of the environment %s %s', async (args, env, _why = '', piped = '') => {
  const tunnels: string[] = [];
  const proxy = createServer().on('connect', (request, socket) => {
    tunnels.push(request.url!);
    socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const { port } = proxy.address() as AddressInfo;
  const own = {
    HOME: '/nonexistent',
    WEB_DATA_API_KEY: 'wd_1',
    WEB_DATA_BASE_URL: 'https://service.invalid',
    HTTPS_PROXY: `http://127.0.0.1:${port}`,
  };
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const io = {
    stdin: Readable.from(piped === '' ? [] : [piped]),
    stdout,
    stderr,
    signal: new AbortController().signal,
  };
  const code = await run({ ...io, env: { ...own, ...env } }, args);
  proxy.close();
  expect([code, tunnels]).toEqual([6, ['service.invalid:443']]);
});
