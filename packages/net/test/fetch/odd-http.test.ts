import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { Fetcher } from '../../src/fetch/fetcher.ts';
import { followRedirects, selectHeaders } from '../../src/fetch/redirects.ts';
import { REACH } from '../support/loopback.ts';
import { serveBytes, type Bytes } from '../support/byte-server.ts';

async function bodyOf(answer: Bytes, keepOpen = false): Promise<string> {
  const { url } = await serveBytes(() => answer, { keepOpen });
  const fetcher = new Fetcher(REACH);
  try {
    const { status, body } = await fetcher.get(url, { timeout: 5000 });
    return `${status} ${body.toString()}`;
  } catch (error) {
    return (error as { code: string }).code;
  } finally {
    await fetcher.close();
  }
}

const chunked = (...chunks: readonly (string | Buffer)[]): Buffer =>
  Buffer.concat([
    ...chunks.flatMap((chunk) => [
      Buffer.from(`${Buffer.byteLength(chunk).toString(16)}\r\n`),
      Buffer.from(chunk),
      Buffer.from('\r\n'),
    ]),
    Buffer.from('0\r\n\r\n'),
  ]);

const GZIPPED = Buffer.concat([gzipSync('hel'), gzipSync('lo')]);

describe('an answer', () => {
  test.each<[string, Bytes, string, boolean?]>([
    ['of HTTP/1.0, its end the end of the connection', 'HTTP/1.0 200 OK\r\n\r\nhello', '200 hello'],
    ['without a length or chunks', 'HTTP/1.1 200 OK\r\nConnection: close\r\n\r\nhello', '200 hello'],
    ['without a reason', 'HTTP/1.1 200\r\nContent-Length: 5\r\n\r\nhello', '200 hello', true],
    // undici takes an interim answer that nobody asked for as a broken one.
    [
      'after 100 Continue',
      'HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello',
      'Unreachable',
    ],
    [
      'after early hints and a processing note',
      'HTTP/1.1 103 Early Hints\r\nLink: </x>; rel=preload\r\n\r\nHTTP/1.1 102 Processing\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello',
      '200 hello',
    ],
    [
      'in chunks of gzip members',
      Buffer.concat([
        Buffer.from('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\nContent-Encoding: gzip\r\n\r\n'),
        chunked(GZIPPED.subarray(0, 1), GZIPPED.subarray(1, 30), GZIPPED.subarray(30)),
      ]),
      '200 hello',
      true,
    ],
    [
      'in chunks with extensions and trailers',
      'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\nTrailer: X-Sum\r\n\r\n5;a=b\r\nhello\r\n0\r\nX-Sum: 1\r\n\r\n',
      '200 hello',
      true,
    ],
    ['of 204 with a body that nobody reads', 'HTTP/1.1 204 No Content\r\n\r\nhello', '204 '],
    ['that ends before its length', 'HTTP/1.1 200 OK\r\nContent-Length: 50\r\n\r\nhello', '200 hello'],
    [
      'with two lengths that differ',
      'HTTP/1.1 200 OK\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello',
      'MalformedResponse',
    ],
    ['that is none', 'SSH-2.0-OpenSSH_9.2\r\n', 'MalformedResponse'],
    ['that never begins', '', 'Unreachable'],
    [
      'with a header without a name',
      'HTTP/1.1 200 OK\r\n: x\r\nContent-Length: 5\r\n\r\nhello',
      'MalformedResponse',
    ],
  ])('%s', async (_, answer, expected, keepOpen = false) => {
    expect(await bodyOf(answer, keepOpen)).toBe(expected);
  });

  test('with more headers than anyone needs is refused', async () => {
    const headers = Array.from({ length: 3000 }, (_, at) => `X-${at}: ${'x'.repeat(30)}\r\n`).join('');
    expect(await bodyOf(`HTTP/1.1 200 OK\r\n${headers}\r\nhello`)).toBe('MalformedResponse');
  });
});

describe('a redirect', () => {
  test.each([
    ['Location: //example.test:PORT/there\r\n', '/there'],
    ['Location: ?page=2\r\n', '/?page=2'],
    ['location:/caf\xc3\xa9\r\n', '/caf%C3%A9'],
    ['Location: /a b\r\n', '/a%20b'],
    ['Location: /there#part\r\n', '/there'],
    ['Location:\r\n', '/'],
  ])('with %j', async (location, path) => {
    const site = await serveBytes((asked, lines) => {
      const port = /:(\d+)$/.exec(lines.find((line) => /^host:/i.test(line)) ?? '')?.[1] ?? '';
      const isFirst = asked === '/' && site.asked.length === 1;
      const head = isFirst
        ? `HTTP/1.1 302 Found\r\n${location.replace('PORT', port)}`
        : 'HTTP/1.1 200 OK\r\n';
      return Buffer.from(`${head}Connection: close\r\nContent-Length: 0\r\n\r\n`, 'latin1');
    });
    const fetcher = new Fetcher(REACH);
    const { url } = await followRedirects(fetcher, site.url, { timeout: 5000 });
    await fetcher.close();
    expect(url.pathname + url.search).toBe(path);
  });
});

test.each([
  ['http://a.test', 'http://a.test', true],
  ['http://a.test', 'https://a.test', true],
  ['https://a.test', 'https://a.test', true],
  ['https://a.test', 'http://a.test', false],
  ['http://a.test', 'http://b.test', false],
  ['https://a.test', 'https://a.test:8443', false],
  ['https://a.test:8443', 'http://a.test:8443', false],
])('headers for %s that a redirect leads to %s are sent: %s', async (origin, to, isSent) => {
  const originHeaders = { origin, values: { Authorization: 'secret' } };
  const headers = selectHeaders(new URL(`${to}/there`), { headers: { 'user-agent': 'a' }, originHeaders });
  expect(headers).toEqual({ 'user-agent': 'a', ...(isSent && { Authorization: 'secret' }) });
});
