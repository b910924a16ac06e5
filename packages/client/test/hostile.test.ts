import { getEventListeners } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, NetworkError, TimeoutError, UnreadableBodyError, createClient } from '../src/index.ts';
import type { CallOptions, ClientOptions } from '../src/index.ts';
import { answer, startHostile } from './support/hostile.ts';
import type { Attack, Hostile } from './support/hostile.ts';

let service: Hostile;
const unhandled: unknown[] = [];
const record = (reason: unknown) => unhandled.push(reason);

beforeEach(() => {
  unhandled.length = 0;
  process.on('unhandledRejection', record);
});

afterEach(async () => {
  await delay(20);
  process.off('unhandledRejection', record);
  await service.close();
  expect(unhandled).toEqual([]);
});

async function mapAgainst(attack: Attack, options: CallOptions & ClientOptions = {}) {
  service = await startHostile(attack);
  const web = createClient({ apiKey: 'wd_secret', baseUrl: service.baseUrl, retry: false, ...options });
  return web.map.result({ url: 'https://a.test' });
}

const good = answer('200 OK', 'application/json', '{"links":[]}');
const chunkedHead = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n';

describe('one answer, one typed result', () => {
  const table: [string, Attack, object][] = [
    [
      'connection closed without an answer',
      (socket) => socket.destroy(),
      { kind: 'network', name: 'NetworkError' },
    ],
    ['connection reset', (socket) => socket.resetAndDestroy(), { kind: 'network', name: 'NetworkError' }],
    [
      'reset in the middle of the body',
      (socket) => socket.write(`${chunkedHead}8\r\n{"links"\r\n`, () => socket.resetAndDestroy()),
      { kind: 'network', name: 'NetworkError' },
    ],
    [
      'body shorter than its length',
      (socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 99\r\n\r\n{"links":'),
      { kind: 'network', name: 'NetworkError' },
    ],
    [
      'no HTTP at all',
      (socket) => socket.end('SSH-2.0-OpenSSH_9.2\r\n'),
      { kind: 'network', name: 'NetworkError' },
    ],
    ['headers that never come', () => {}, { kind: 'timeout', name: 'TimeoutError', limit: 'timeoutMs' }],
    [
      'a body that never ends',
      (socket) => socket.write(`${chunkedHead}8\r\n{"links"\r\n`),
      { kind: 'timeout', name: 'TimeoutError', limit: 'timeoutMs' },
    ],
    [
      'an error body that never ends',
      (socket) => socket.write(`${chunkedHead.replace('200 OK', '500 No')}8\r\n{"error"\r\n`),
      { kind: 'timeout', name: 'TimeoutError', limit: 'timeoutMs' },
    ],
    [
      'html 502',
      (socket) => socket.write(answer('502 Bad Gateway', 'text/html', '<h1>502</h1>\n<hr>nginx')),
      {
        kind: 'unexpected',
        name: 'BadGatewayError',
        status: 502,
        retryable: true,
        message: 'The service answered 502 without an error of the API (text/html): <h1>502</h1> <hr>nginx',
      },
    ],
    [
      'empty 502',
      (socket) => socket.write('HTTP/1.1 502 Bad Gateway\r\ncontent-length: 0\r\n\r\n'),
      { kind: 'unexpected', name: 'BadGatewayError', status: 502, message: /\(null\): empty$/ },
    ],
    [
      'empty 502 without a length',
      (socket) => socket.end('HTTP/1.1 502 Bad Gateway\r\nconnection: close\r\n\r\n'),
      { kind: 'unexpected', name: 'BadGatewayError', status: 502 },
    ],
    [
      'a JSON error of another shape',
      (socket) => socket.write(answer('500 Oops', 'application/json', '{"message":"x"}')),
      { kind: 'unexpected', name: 'InternalServerError', status: 500, body: { message: 'x' } },
    ],
    [
      'html 200',
      (socket) => socket.write(answer('200 OK', 'text/html', '<p>Log in')),
      {
        kind: 'body',
        name: 'UnreadableBodyError',
        status: 200,
        message: 'The answer 200 is no JSON object (text/html): <p>Log in',
      },
    ],
    [
      'cut JSON',
      (socket) => socket.write(answer('200 OK', 'application/json', '{"links":[{"url"')),
      { kind: 'body', name: 'UnreadableBodyError' },
    ],
    [
      'JSON that is no object',
      (socket) => socket.write(answer('200 OK', 'application/json', 'null')),
      { kind: 'body', name: 'UnreadableBodyError' },
    ],
    [
      'empty 200',
      (socket) => socket.write(answer('200 OK', 'application/json', '')),
      { kind: 'body', name: 'UnreadableBodyError' },
    ],
    [
      '204',
      (socket) => socket.write('HTTP/1.1 204 No Content\r\n\r\n'),
      { kind: 'body', name: 'UnreadableBodyError', status: 204 },
    ],
    [
      'an undocumented error of the catalogue',
      (socket) =>
        socket.write(answer('405 No', 'application/json', '{"success":false,"error":"Method Not Allowed"}')),
      { kind: 'api', name: 'MethodNotAllowedError', status: 405 },
    ],
  ];
  for (const [title, attack, want] of table) {
    it(title, async () => {
      // Only what never comes may run into the timeout, however busy the machine is.
      const result = await mapAgainst(attack, { timeoutMs: 'limit' in want ? 150 : 20_000 });
      expect(result.ok).toBe(false);
      const { message, ...rest } = want as { message?: string | RegExp };
      expect(result.ok || result.exception).toMatchObject(rest);
      if (message) expect(result.ok || result.exception.message).toMatch(message);
      expect(result.ok || result.exception.attempts).toBe(1);
    });
  }
});

async function failure(attack: Attack, timeoutMs = 20_000): Promise<unknown> {
  const result = await mapAgainst(attack, { timeoutMs });
  await service.close();
  return result.ok || result.exception;
}

it('classes are those that are exported', async () => {
  expect(await failure((socket) => socket.destroy())).toBeInstanceOf(NetworkError);
  expect(await failure(() => {}, 100)).toBeInstanceOf(TimeoutError);
  expect(await failure((socket) => socket.write(answer('200 OK', 'x/y', '')))).toBeInstanceOf(
    UnreadableBodyError,
  );
  expect(await failure((socket) => socket.write(answer('502 B', 'x/y', '')))).toBeInstanceOf(ApiError);
});

const endless: Attack = (socket) => {
  socket.write('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n');
  const more = () => {
    while (!socket.destroyed && socket.write(`10000\r\n${'x'.repeat(65_536)}\r\n`));
  };
  socket.on('drain', more);
  more();
};

describe('huge bodies', () => {
  it('a 2xx is read up to maxResponseBytes', async () => {
    const result = await mapAgainst(endless, { maxResponseBytes: 1_000_000 });
    expect(result).toMatchObject({
      kind: 'body',
      exception: { message: 'The answer 200 is longer than maxResponseBytes.' },
    });
    await untilClosed();
  });

  it('an error is read up to 64 KiB', async () => {
    const body = 'y'.repeat(1_000_000);
    const result = await mapAgainst((socket) => socket.write(answer('502 B', 'text/plain', body)));
    expect(result).toMatchObject({ kind: 'unexpected', exception: { body: 'y'.repeat(65_536) } });
    await untilClosed();
  });

  it('a compressed one is counted as it unfolds', async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000, ' '));
    const result = await mapAgainst(
      (socket) => {
        socket.write(`HTTP/1.1 200 OK\r\ncontent-encoding: gzip\r\ncontent-length: ${bomb.length}\r\n\r\n`);
        socket.write(bomb);
      },
      { maxResponseBytes: 1_000_000 },
    );
    expect(result).toMatchObject({ kind: 'body' });
  });
});

it('the key goes to no other host', async () => {
  const other = await startHostile((socket) => socket.write(good));
  for (const status of [301, 302, 303, 307, 308]) {
    const redirect = `HTTP/1.1 ${status} Moved\r\nlocation: ${other.baseUrl}/v2/map\r\ncontent-length: 0\r\n\r\n`;
    const result = await mapAgainst((socket) => socket.write(redirect));
    expect(result).toMatchObject({ kind: 'unexpected', exception: { status, attempts: 1 } });
    expect(result.ok || result.exception.message).toMatch(/a redirect; set baseUrl to the final address/);
    await service.close();
  }
  expect(other.requests).toEqual([]);
  await other.close();
});

it('a connection that the service closes between two calls is no failure', async () => {
  service = await startHostile((socket) => {
    socket.write(good);
    // The answer promises to keep the connection open; the service closes it all the same.
    setImmediate(() => socket.destroy());
  });
  const web = createClient({ apiKey: 'k', baseUrl: service.baseUrl, onRetry: () => {} });
  for (let call = 0; call < 20; call += 1)
    expect((await web.map.result({ url: 'https://a.test' })).ok).toBe(true);
});

const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;

it('retries over reset connections, and leaves no socket, timer or listener behind', async () => {
  const controller = new AbortController();
  service = await startHostile((socket, count) => {
    if (count === 1) return socket.resetAndDestroy();
    return socket.write(count === 2 ? answer('503 S', 'text/html', 'x'.repeat(100_000)) : good);
  });
  const web = createClient({ apiKey: 'k', baseUrl: service.baseUrl });
  const before = timers();
  const result = await web.map.result({ url: 'https://a.test' }, { signal: controller.signal });
  expect(result).toMatchObject({ ok: true, attempts: 3 });
  expect(service.requests).toHaveLength(3);
  // One connection is kept for the next call; nothing else is open.
  expect(service.sockets.filter((socket) => !socket.destroyed)).toHaveLength(1);
  expect(timers()).toBeLessThanOrEqual(before + 1);
  expect(getEventListeners(controller.signal, 'abort')).toEqual([]);
});

it('a refused connection names its cause', async () => {
  service = await startHostile(() => {});
  const { baseUrl } = service;
  await service.close();
  for (const host of ['127.0.0.1', 'localhost']) {
    const web = createClient({ apiKey: 'k', baseUrl: baseUrl.replace('127.0.0.1', host), retry: false });
    const result = await web.map.result({ url: 'https://a.test' });
    expect(result.ok || result.exception.message).toMatch(
      /^No answer from the service: fetch failed: .*ECONNREFUSED/,
    );
  }
});

it('a signal that many calls share keeps no listener, retries and failures included', async () => {
  const warnings: Error[] = [];
  const warn = (warning: Error) => warnings.push(warning);
  process.on('warning', warn);
  service = await startHostile((socket, count) => {
    if (count % 3 === 0) return socket.resetAndDestroy();
    return socket.write(count % 3 === 1 ? good : answer('502 B', 'text/html', '<h1>'));
  });
  const { signal } = new AbortController();
  vi.spyOn(Math, 'random').mockReturnValue(-0.99);
  const web = createClient({ apiKey: 'k', baseUrl: service.baseUrl, retry: { attempts: 2 } });
  const calls = Array.from({ length: 40 }, () => web.map.result({ url: 'https://a.test' }, { signal }));
  const results = await Promise.all(calls);
  vi.restoreAllMocks();
  process.off('warning', warn);
  expect(new Set(results.map(({ attempts }) => attempts))).toEqual(new Set([1, 2]));
  expect(getEventListeners(signal, 'abort')).toEqual([]);
  expect(warnings.filter(({ name }) => name === 'MaxListenersExceededWarning')).toEqual([]);
});

const deaf = (url: string, init: RequestInit) => fetch(url, { ...init, signal: null });

it('a fetch that does not care for its signal is read no further once the call is over', async () => {
  service = await startHostile(endless);
  const web = createClient({
    apiKey: 'k',
    baseUrl: service.baseUrl,
    fetch: deaf,
    retry: false,
    timeoutMs: 100,
  });
  expect(await web.map.result({ url: 'https://a.test' })).toMatchObject({ kind: 'timeout' });
  await untilClosed();
});

it('abort closes the connection', async () => {
  const controller = new AbortController();
  service = await startHostile(() => setTimeout(() => controller.abort(), 20));
  const web = createClient({ apiKey: 'k', baseUrl: service.baseUrl });
  const result = await web.map.result({ url: 'https://a.test' }, { signal: controller.signal });
  expect(result).toMatchObject({ kind: 'abort', attempts: 1 });
  await untilClosed();
});

/** The connection of the request is closed; what `fetch` opens in advance for the next one is its own affair. */
async function untilClosed(): Promise<void> {
  for (let wait = 0; wait < 200 && !service.sockets[0]!.destroyed; wait += 1) await delay(10);
  expect(service.sockets[0]!.destroyed).toBe(true);
}
