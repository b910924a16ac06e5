import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { mkdtempSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readDescription } from '../src/index.ts';
import { TextFetcher } from '../src/source/web/fetch-text.ts';
import { isPrivateAddress } from '../src/source/web/private-address.ts';

const servers: Server[] = [];
afterAll(() => servers.forEach((server) => server.close().closeAllConnections()));

/** The port of a server on every loopback address; the machine knows it by several names. */
async function listen(listener: RequestListener): Promise<number> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return (server.address() as AddressInfo).port;
}

const api = (reference: string): string => `openapi: 3.1.0\npaths: { /a: { $ref: '${reference}' } }`;
const part = 'get: { operationId: fromAfar, responses: {} }';

let port = 0;
let other = 0;
/** The origin of the description, and one that is not public either. */
const at = (path: string, host = '127.0.0.1'): string => `http://${host}:${port}${path}`;
const away = (path: string): string => `http://127.0.0.1:${other}${path}`;
const asked: string[] = [];

beforeAll(async () => {
  other = await listen(({ url = '' }, response) => {
    asked.push(url);
    response.end(part);
  });
  port = await listen((request, response) => answer(request, response));
});

function answer({ url = '' }: IncomingMessage, response: ServerResponse): unknown {
  const { pathname: path, searchParams: query } = new URL(url, 'http://a');
  const to = query.get('to');
  if (path.startsWith('/move')) return response.writeHead(302, { location: to ?? '' }).end();
  if (path === '/moves.yaml') return response.writeHead(302, { location: url }).end();
  if (path === '/api.yaml') return response.end(api(to!));
  if (path === '/gzip.yaml')
    return response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(api('parts/a.yaml')));
  if (path === '/brotli.yaml')
    return response.writeHead(200, { 'content-encoding': 'br' }).end(brotliCompressSync(api('parts/a.yaml')));
  if (path === '/old-gzip.yaml')
    return response.writeHead(200, { 'content-encoding': 'X-GZIP' }).end(gzipSync(api('parts/a.yaml')));
  if (path === '/odd.yaml') return response.writeHead(200, { 'content-encoding': 'odd' }).end(part);
  if (path === '/bomb.yaml')
    return response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('#'.repeat(200_000)));
  if (path === '/slow.yaml') return response.write('openapi');
  if (path.startsWith('/deep/')) return response.end(`$ref: '${Number(path.split('/')[2]) + 1}'`);
  if (path === '/parts/a.yaml') return response.end(part);
  return response.writeHead(404).end();
}

const idsOf = async (...input: Parameters<typeof readDescription>): Promise<string[]> =>
  (await readDescription(...input)).operations.map(({ id }) => id);

describe('a description at an address', () => {
  test.each([
    ['beside it', () => at('/api.yaml?to=parts/a.yaml')],
    ['compressed', () => at('/gzip.yaml')],
    ['compressed, by the old name in capitals', () => at('/old-gzip.yaml')],
    ['compressed with Brotli', () => at('/brotli.yaml')],
    [
      'beside where it was moved to',
      () => at(`/move/far.yaml?to=${at('/api.yaml?to=parts/a.yaml', 'localhost')}`),
    ],
  ])('leads to a document %s', async (_, address) => {
    expect(await idsOf(address(), { allowHosts: ['localhost'] })).toEqual(['fromAfar']);
  });

  test.each([
    [
      'another origin',
      () => at(`/api.yaml?to=${away('/a.yaml')}`),
      () => `it leads from ${at('')} to ${away('')}.`,
    ],
    ['a file', () => at('/api.yaml?to=file:///etc/hostname'), () => `it leads from ${at('')} to null.`],
    [
      'another origin by a redirect',
      () => at(`/api.yaml?to=${encodeURIComponent(`move/b?to=${away('/a.yaml')}`)}`),
      () => `it redirects to ${away('')}, whose host is not allowed`,
    ],
    [
      'a private address of another host by a redirect of its own',
      () => at(`/move/a?to=${away('/a.yaml')}`),
      () => `127.0.0.1:${other} has the address 127.0.0.1, which is not public; allow its host`,
    ],
    [
      'a name with a private address',
      () => at(`/move/a?to=http://localhost:${other}/a.yaml`),
      () => `localhost:${other} has the address `,
    ],
    [
      'a file by a redirect',
      () => at('/move/a?to=file:///etc/hostname'),
      () => 'it redirects to file:, which is not followed',
    ],
    ['no address', () => at('/move/a?to=http://'), () => 'it redirects to no address, which is not followed'],
    ['itself for ever', () => at('/moves.yaml'), () => 'it redirects more than 5 times'],
    ['nothing', () => at('/none.yaml'), () => 'it is answered with 404'],
    ['a coding that is not known', () => at('/odd.yaml'), () => 'its content coding odd is not known'],
    [
      'documents without end',
      () => at('/api.yaml?to=deep/1'),
      () => 'more than 50 files lead to one another',
    ],
    ['a port where nothing listens', () => 'http://127.0.0.1:1/a.yaml', () => 'nothing listens there'],
  ])('does not lead to %s', async (_, address, message) => {
    const before = asked.length;
    await expect(readDescription(address())).rejects.toThrow(message());
    expect(asked.slice(before)).toEqual([]);
  });

  test('leads to hosts that are allowed, with their port or without', async () => {
    const address = at(`/api.yaml?to=${away('/a.yaml')}`);
    for (const host of [`127.0.0.1:${other}`, '127.0.0.1'])
      expect(await idsOf(address, { allowHosts: [host] })).toEqual(['fromAfar']);
    await expect(readDescription(address, { allowHosts: ['127.0.0.1:1'] })).rejects.toThrow('it leads from');
  });

  test('is not read from a private address where addresses come from others', async () => {
    const allowPrivate = false;
    for (const host of ['127.0.0.1', 'localhost', '[::1]', '2130706433'])
      await expect(readDescription(at('/api.yaml?to=parts/a.yaml', host), { allowPrivate })).rejects.toThrow(
        'which is not public; allow its host',
      );
    const allowHosts = [`127.0.0.1:${port}`];
    expect(await idsOf(at('/api.yaml?to=parts/a.yaml'), { allowPrivate, allowHosts })).toEqual(['fromAfar']);
  });
});

test('a file leads to hosts that are allowed, by its own URI, too', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'openapi-web-')), 'api.yaml');
  writeFileSync(file, api(away('/a.yaml')));
  expect(await idsOf(file, { allowHosts: ['127.0.0.1'] })).toEqual(['fromAfar']);
  writeFileSync(file, `$self: https://a.example/api.yaml\n${api(away('/a.yaml')).replace('3.1', '3.2')}`);
  expect(await idsOf(file, { allowHosts: ['127.0.0.1'] })).toEqual(['fromAfar']);
  await expect(readDescription(file)).rejects.toThrow('or allow its host');
});

describe('bounds count for all documents together', () => {
  test.each([
    [
      'what a body expands to',
      '/bomb.yaml',
      { maxBytes: 100_000 },
      'all its documents are larger than 100000 bytes',
    ],
    ['the time of one', '/slow.yaml', { maxMs: 50 }, /aborted|abort/iu],
    ['the time of all', '/parts/a.yaml', { maxTotalMs: 0 }, 'all its documents took more than 0 ms'],
  ])('%s', async (_, path, bounds, message) => {
    await expect(new TextFetcher(at(path), {}, bounds).read(at(path))).rejects.toThrow(message);
  });

  test('their bytes', async () => {
    const fetcher = new TextFetcher(at('/parts/a.yaml'), {}, { maxBytes: part.length + 1 });
    expect((await fetcher.read(at('/parts/a.yaml'))).text).toBe(part);
    await expect(fetcher.read(at('/parts/a.yaml'))).rejects.toThrow('all its documents are larger');
  });
});

test.each([
  ['public', ['1.1.1.1', '2606:4700::1111', '172.32.0.1', '100.128.0.1']],
  [
    'private',
    [
      '127.0.0.1',
      '10.1.2.3',
      '172.16.0.1',
      '192.168.1.1',
      '169.254.169.254',
      '100.64.0.1',
      '0.0.0.0',
      '224.0.0.1',
    ]
      .concat(['255.255.255.255', '168.63.129.16', '::1', '::', 'fe80::1', 'fd00::1', '::ffff:127.0.0.1'])
      .concat(['64:ff9b::7f00:1', '2002:7f00:1::', '2001:db8::1', '::ffff:8.8.8.8', 'a.example']),
  ],
])('addresses that are %s', (kind, addresses) => {
  for (const address of addresses)
    expect([address, isPrivateAddress(address)]).toEqual([address, kind === 'private']);
});
