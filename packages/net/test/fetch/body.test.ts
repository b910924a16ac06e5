import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { Fetcher, type FetchRequest } from '../../src/fetch/fetcher.ts';
import type { FetchResponse } from '../../src/fetch/exchange.ts';
import { REACH, serve } from '../support/loopback.ts';

async function fetchBody(
  body: Buffer | string,
  headers: Record<string, string> = {},
  request: FetchRequest = {},
): Promise<FetchResponse> {
  const site = await serve((_, response) => response.writeHead(200, headers).end(body));
  const fetcher = new Fetcher(REACH);
  try {
    return await fetcher.get(new URL(site.url('/')), request);
  } finally {
    await fetcher.close();
  }
}

test.each([
  ['plain', 'hello', {}, {}],
  ['gzip', gzipSync('hello'), { 'content-encoding': 'gzip' }, {}],
  ['x-gzip', gzipSync('hello'), { 'content-encoding': 'X-GZIP' }, {}],
  ['brotli', brotliCompressSync('hello'), { 'content-encoding': 'br' }, {}],
  ['deflate', deflateSync('hello'), { 'content-encoding': 'deflate' }, {}],
  ['deflate without its header', deflateRawSync('hello'), { 'content-encoding': 'deflate' }, {}],
  ['deflate, stored', deflateRawSync('hello', { level: 0 }), { 'content-encoding': 'Deflate' }, {}],
  ['deflate of the least effort', deflateSync('hello', { level: 1 }), { 'content-encoding': 'deflate' }, {}],
  [
    'gzip in several members',
    Buffer.concat([gzipSync('he'), gzipSync(''), gzipSync('llo')]),
    { 'content-encoding': 'gzip' },
    {},
  ],
  [
    'gzip with zeros behind it',
    Buffer.concat([gzipSync('hello'), Buffer.alloc(512)]),
    { 'content-encoding': 'gzip' },
    {},
  ],
  ['identity', 'hello', { 'content-encoding': 'identity' }, {}],
  ['a coding that is a charset', 'hello', { 'content-encoding': 'utf-8' }, {}],
  ['plain labelled gzip', 'hello', { 'content-encoding': 'gzip' }, {}],
  ['a gzip file', gzipSync('hello'), {}, { sniffGzip: true }],
  [
    'a gzip file in a gzip coding',
    gzipSync(gzipSync('hello')),
    { 'content-encoding': 'gzip' },
    { sniffGzip: true },
  ],
  ['a gzip file sent plain', 'hello', { 'content-type': 'application/gzip' }, { sniffGzip: true }],
  ['gzip twice', gzipSync(gzipSync('hello')), { 'content-encoding': 'gzip, gzip' }, {}],
  ['brotli, then gzip', gzipSync(brotliCompressSync('hello')), { 'content-encoding': 'br, gzip' }, {}],
  ['gzip, then brotli', brotliCompressSync(gzipSync('hello')), { 'content-encoding': 'GZIP,BR' }, {}],
  [
    'deflate, then gzip',
    gzipSync(deflateSync('hello')),
    { 'content-encoding': 'deflate, gzip, identity' },
    {},
  ],
  ['gzip labelled twice', gzipSync('hello'), { 'content-encoding': 'gzip, gzip' }, {}],
  [
    'a gzip file that is compressed twice',
    gzipSync(brotliCompressSync(gzipSync('hello'))),
    { 'content-encoding': 'br, gzip' },
    { sniffGzip: true },
  ],
  ['gzip cut off', gzipSync('hello').subarray(0, -6), { 'content-encoding': 'gzip' }, {}],
])('%s is decoded', async (_, body, headers, request) => {
  const response = await fetchBody(body, headers as Record<string, string>, request);
  expect(response.body.toString()).toBe('hello');
});

test.each([
  ['gzip', gzipSync('hello'), 'gzip'],
  ['raw deflate', deflateRawSync('hello'), 'deflate'],
  ['deflate', deflateSync('hello'), 'deflate'],
  ['plain', Buffer.from('hello'), 'gzip'],
  ['one byte', Buffer.from('h'), 'gzip'],
  ['nothing', Buffer.alloc(0), 'gzip'],
])('%s that comes byte by byte is decoded', async (_, body, encoding) => {
  const site = await serve((__, response) => {
    response.writeHead(200, { 'content-encoding': encoding });
    const send = (at: number): void => {
      if (at === body.length) return void response.end();
      response.write(body.subarray(at, at + 1), () => setImmediate(send, at + 1));
    };
    send(0);
  });
  const fetcher = new Fetcher(REACH);
  const { body: read } = await fetcher.get(new URL(site.url('/')));
  await fetcher.close();
  expect('hello'.slice(0, encoding === 'gzip' && body.length < 2 ? body.length : 5)).toBe(read.toString());
});

/** Compresses a text that fills several chunks. */
const LONG = randomBytes(150_000).toString('hex');
const ENCODERS = [
  ['gzip', gzipSync, 'gzip', false],
  ['deflate', deflateSync, 'deflate', false],
  ['raw deflate', deflateRawSync, 'deflate', false],
  ['gzip with a name', (text: string) => namedGzip(text), 'gzip', false],
  ['a gzip file', gzipSync, '', true],
  [
    'a gzip file in deflate',
    (text: string) => deflateSync(appended(gzipSync(text), 70_000)),
    'deflate',
    true,
  ],
] as const;

/** A gzip file whose header has all optional fields (RFC 1952 §2.3). */
function namedGzip(text: string): Buffer {
  const plain = gzipSync(text);
  const header = Buffer.from(plain.subarray(0, 10));
  header[3] = 2 | 4 | 8 | 16;
  const fields = Buffer.concat([
    Buffer.from([3, 0, 1, 2, 3]),
    Buffer.from('map.xml\0made by hand\0'),
    Buffer.alloc(2),
  ]);
  return Buffer.concat([header, fields, plain.subarray(10)]);
}

const appended = (body: Buffer, count: number): Buffer => Buffer.concat([body, Buffer.alloc(count, 'tail ')]);

test.each(
  ENCODERS.flatMap(([name, encode, coding, sniffGzip]) =>
    [1, 20, 200_000].map((count) => [name, count, encode, coding, sniffGzip] as const),
  ),
)('%s with %i plain bytes after it is decoded, and not cut', async (_, count, encode, coding, sniffGzip) => {
  for (const text of ['hello', LONG]) {
    const body = appended(encode(text), count);
    const site = await serve((__, response) => {
      response.writeHead(200, coding === '' ? {} : { 'content-encoding': coding });
      // What comes with the end of the data, and what comes after it.
      response.write(body.subarray(0, -count >> 1), () =>
        setTimeout(() => response.end(body.subarray(-count >> 1)), 5),
      );
    });
    const fetcher = new Fetcher(REACH);
    const response = await fetcher.get(new URL(site.url('/')), { sniffGzip, timeout: 3000 });
    await fetcher.close();
    expect([response.body.toString() === text, response.truncated]).toEqual([true, false]);
  }
});

const repeat = (count: number, text: string): Buffer[] => Array<Buffer>(count).fill(gzipSync(text));

test('a gzip file of very many members that hold nothing ends early', async () => {
  const start = performance.now();
  const empty = await fetchBody(
    Buffer.concat([gzipSync('first'), ...repeat(200_000, ''), gzipSync('last')]),
    {
      'content-encoding': 'gzip',
    },
  );
  expect(empty.body.toString()).toBe('first');
  expect(performance.now() - start).toBeLessThan(5000);
  const lines = await fetchBody(Buffer.concat(repeat(3000, 'x'.repeat(1000))), {
    'content-encoding': 'gzip',
  });
  expect(lines.body.length).toBe(3_000_000);
});

test('what is labelled gzip and broken in its middle is cut there', async () => {
  const body = gzipSync(LONG);
  body.fill(0, 60_000, 60_100);
  const response = await fetchBody(body, { 'content-encoding': 'gzip' });
  expect([response.truncated, LONG.startsWith(response.body.toString().slice(0, 50_000))]).toEqual([
    true,
    true,
  ]);
});

test.each([
  ['zstd', [0x28, 0xb5, 0x2f, 0xfd], 'encodes its content as zstd, which was not asked for.'],
  ['gzip, compress', [0x1f, 0x9d], 'encodes its content as compress, which was not asked for.'],
  ['gzip, gzip, gzip, gzip', [0x1f, 0x8b], 'encodes its content 4 times.'],
])('a body in %s is rejected', async (encoding, begin, message) => {
  const body = Buffer.from([...begin, 1, 2, 3]);
  await expect(fetchBody(body, { 'content-encoding': encoding })).rejects.toMatchObject({
    code: 'MalformedResponse',
    message: expect.stringContaining(message),
  });
});

test('a plain body that is labelled zstd is read', async () => {
  expect((await fetchBody(Buffer.from('hello'), { 'content-encoding': 'zstd' })).body.toString()).toBe(
    'hello',
  );
});

test('a gzip file in a gzip coding is decoded to its end, however the stages take turns', async () => {
  const body = gzipSync(gzipSync('hello'));
  for (let slot = 0; slot < 100; slot++) {
    const response = await fetchBody(body, { 'content-encoding': 'gzip' }, { sniffGzip: true });
    expect(`turn ${slot}: ${response.body.toString()}`).toBe(`turn ${slot}: hello`);
  }
});

test.each([
  ['gzip', gzipSync(Buffer.alloc(50_000_000)), { 'content-encoding': 'gzip' }],
  ['brotli', brotliCompressSync(Buffer.alloc(50_000_000)), { 'content-encoding': 'br' }],
  [
    'gzip three times',
    gzipSync(gzipSync(gzipSync(Buffer.alloc(50_000_000)))),
    { 'content-encoding': 'gzip, gzip, gzip' },
  ],
  ['plain', Buffer.alloc(50_000_000), {}],
])('a body of 50 MB in %s is cut at the bound, and memory stays small', async (_, body, headers) => {
  const before = process.memoryUsage.rss();
  const response = await fetchBody(body, headers as Record<string, string>, { maxBytes: 1_000_000 });
  expect([response.body.length, response.bytes, response.truncated]).toEqual([1_000_000, 1_000_000, true]);
  expect(process.memoryUsage.rss() - before).toBeLessThan(100_000_000);
});

test('corrupt compression yields what was decoded so far', async () => {
  const packed = gzipSync(Buffer.from('hello '.repeat(100_000)), { level: 0 });
  packed.fill(0xff, packed.length >> 1);
  const response = await fetchBody(packed, { 'content-encoding': 'gzip' });
  expect(response.truncated).toBe(true);
  expect(response.body.toString().startsWith('hello hello')).toBe(true);
});

test('a sink takes the body chunk by chunk and may stop it', async () => {
  const taken: number[] = [];
  const response = await fetchBody(
    Buffer.alloc(5_000_000),
    {},
    {
      sink: (chunk) => {
        taken.push(chunk.length);
        return taken.length < 2;
      },
    },
  );
  expect([taken.length, response.body.length]).toEqual([2, 0]);
});

test.each([
  ['a plain body', (body: Buffer) => [body, {}] as const],
  ['a compressed body', (body: Buffer) => [gzipSync(body), { 'content-encoding': 'gzip' }] as const],
  [
    'a body compressed twice',
    (body: Buffer) => [gzipSync(gzipSync(body)), { 'content-encoding': 'gzip, gzip' }] as const,
  ],
])('%s waits for a sink that is not ready, in order and complete', async (_title, encode) => {
  const body = randomBytes(1_000_000);
  const taken: Buffer[] = [];
  let waiting = 0;
  let mostWaiting = 0;
  const response = await fetchBody(...encode(body), {
    sink: (chunk) => {
      mostWaiting = Math.max(mostWaiting, ++waiting);
      return sleep(1).then(() => {
        waiting -= 1;
        return taken.push(chunk) > 0;
      });
    },
  });
  expect(Buffer.concat(taken).equals(body)).toBe(true);
  expect([response.bytes, response.truncated, mostWaiting]).toEqual([1_000_000, false, 1]);
});

test('a sink may stop a body later', async () => {
  let taken = 0;
  const response = await fetchBody(
    Buffer.alloc(5_000_000),
    {},
    { sink: () => sleep(1).then(() => ++taken < 2) },
  );
  expect([taken, response.body.length]).toEqual([2, 0]);
});

test('a slow body is cut at the deadline and what came is kept; no head by then is a Timeout', async () => {
  const site = await serve((request, response) => {
    if (request.url === '/silent') return;
    response.writeHead(200).write('first');
  });
  const fetcher = new Fetcher(REACH);
  const slow = await fetcher.get(new URL(site.url('/slow')), { timeout: 200 });
  expect([slow.body.toString(), slow.truncated]).toEqual(['first', true]);
  await expect(fetcher.get(new URL(site.url('/silent')), { timeout: 100 })).rejects.toMatchObject({
    code: 'Timeout',
  });
  await fetcher.close();
});

test('an abort ends the request, before and while it runs', async () => {
  const site = await serve(() => {});
  const fetcher = new Fetcher(REACH);
  const controller = new AbortController();
  const running = fetcher.get(new URL(site.url('/')), { signal: controller.signal });
  setTimeout(() => controller.abort(), 50);
  await expect(running).rejects.toMatchObject({ code: 'Aborted' });
  await expect(fetcher.get(new URL(site.url('/')), { signal: controller.signal })).rejects.toMatchObject({
    code: 'Aborted',
  });
  await fetcher.close();
});

test('headers have a bound, and what is not HTTP has a name', async () => {
  const site = await serve((request, response) => {
    if (request.url === '/huge') response.writeHead(200, { 'x-huge': 'x'.repeat(200_000) }).end();
    else response.socket?.end('no HTTP at all\r\n\r\n');
  });
  const fetcher = new Fetcher(REACH);
  for (const path of ['/huge', '/none']) {
    await expect(fetcher.get(new URL(site.url(path)))).rejects.toMatchObject({ code: 'MalformedResponse' });
  }
  await fetcher.close();
});

test('of a body that accept declines nothing is missed: neither a broken connection nor the deadline is a failure', async () => {
  const site = await serve((request, response) => {
    response.writeHead(404).write('x');
    if (request.url === '/broken') setTimeout(() => response.destroy(), 20);
  });
  const fetcher = new Fetcher(REACH);
  const request = { accept: () => false, timeout: 100 };
  for (const path of ['/broken', '/slow']) {
    const { status, truncated } = await fetcher.get(new URL(site.url(path)), request);
    expect([path, status, truncated]).toEqual([path, 404, false]);
  }
  await fetcher.close();
});

test('a body that accept declines is not read, and the connection is kept when it is short', async () => {
  const sockets = new Set<unknown>();
  const site = await serve((request, response) => {
    sockets.add(request.socket);
    response.end('x'.repeat(1000));
  });
  const fetcher = new Fetcher({ ...REACH, connections: 1 });
  for (let round = 0; round < 3; round++) {
    const response = await fetcher.get(new URL(site.url('/')), { accept: () => false });
    expect([response.status, response.body.length]).toEqual([200, 0]);
  }
  expect(sockets.size).toBe(1);
  await fetcher.close();
});
