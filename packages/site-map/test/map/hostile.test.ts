import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { map, MemorySitemapCache, FetchError } from '../../src/index.ts';
import { REACH, serve } from '../../../net/test/support/loopback.ts';

const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

/** A server that speaks in bytes: `/robots.txt` is missing, every other request is answered by `answer`. */
async function raw(answer: (socket: Socket) => void): Promise<string> {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.on('data', (data) => {
      if (data.includes('GET /robots.txt')) socket.write('HTTP/1.1 404 No\r\ncontent-length: 0\r\n\r\n');
      else answer(socket);
    });
  });
  return listening(server);
}

async function listening(server: Server): Promise<string> {
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://example.test:${(server.address() as AddressInfo).port}/`;
}

/** Writes `piece` until the other side has had enough. */
function flood(socket: Socket, piece: string): void {
  const again = (): void => {
    while (!socket.destroyed && socket.write(piece));
    if (!socket.destroyed) socket.once('drain', again);
  };
  again();
}

const HEAD = 'HTTP/1.1 200 OK\r\ncontent-type: text/html\r\n';
const PAGE = '<title>Here</title><a href=/a>a</a>';
const say = (text: string) => (socket: Socket) => void socket.write(text);

// What it ends in: the code of an error, or the number of links.
test.each<[string, (socket: Socket) => void, string | number]>([
  [
    'both a length and chunks',
    say(`${HEAD}content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`),
    'MalformedResponse',
  ],
  ['two lengths', say(`${HEAD}content-length: 5\r\ncontent-length: 6\r\n\r\nhello!`), 'MalformedResponse'],
  ['a length below zero', say(`${HEAD}content-length: -1\r\n\r\nx`), 'MalformedResponse'],
  [
    'a length beyond numbers',
    say(`${HEAD}content-length: 99999999999999999999999\r\n\r\nx`),
    'MalformedResponse',
  ],
  [
    'a chunk that is no number',
    say(`${HEAD}transfer-encoding: chunked\r\n\r\nzz\r\nx\r\n`),
    'MalformedResponse',
  ],
  ['a header with a space', say(`${HEAD}bad header: x\r\n\r\n`), 'MalformedResponse'],
  ['no HTTP', say('SSH-2.0-OpenSSH_9.0\r\n'), 'MalformedResponse'],
  ['a status of letters', say('HTTP/1.1 OK OK\r\n\r\n'), 'MalformedResponse'],
  [
    'an upgrade nobody asked for',
    say('HTTP/1.1 101 Switch\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n'),
    'Unreachable',
  ],
  [
    'a second answer behind the first',
    say(`${HEAD}content-length: ${PAGE.length}\r\n\r\n${PAGE}HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n`),
    2,
  ],
  ['nothing, and the end', (socket) => void socket.end(), 'Unreachable'],
  ['a reset', (socket) => void socket.resetAndDestroy(), 'Unreachable'],
  [
    'half a page, and a reset',
    (socket) => void socket.write(`${HEAD}content-length: 999\r\n\r\n${PAGE}`, () => socket.destroy()),
    2,
  ],
  ['hints without end', (socket) => flood(socket, 'HTTP/1.1 103 Hints\r\nlink: </x>\r\n\r\n'), 'Timeout'],
  [
    'headers without end',
    (socket) => (socket.write(HEAD), flood(socket, `x: ${'y'.repeat(1000)}\r\n`)),
    'MalformedResponse',
  ],
  [
    'one header without end',
    (socket) => (socket.write(`${HEAD}x: `), flood(socket, 'y'.repeat(10_000))),
    'MalformedResponse',
  ],
  [
    'cookies without end',
    (socket) => (socket.write(HEAD), flood(socket, 'set-cookie: a=b\r\n'.repeat(100))),
    'MalformedResponse',
  ],
  [
    'a redirect to no web address',
    say('HTTP/1.1 302 F\r\nlocation: javascript:alert(1)\r\ncontent-length: 0\r\n\r\n'),
    'Unreachable',
  ],
  [
    'a redirect to a private address',
    say('HTTP/1.1 302 F\r\nlocation: http://169.254.169.254/\r\ncontent-length: 0\r\n\r\n'),
    'AddressRejected',
  ],
  [
    'a redirect to itself',
    say('HTTP/1.1 302 F\r\nlocation: /\r\ncontent-length: 0\r\n\r\n'),
    'TooManyRedirects',
  ],
  ['a broken gzip', say(`${HEAD}content-encoding: gzip\r\ncontent-length: 6\r\n\r\n\x1f\x8b\x08\x00xx`), 1],
  [
    'an unknown coding',
    say(`${HEAD}content-encoding: zstd\r\ncontent-length: ${PAGE.length}\r\n\r\n${PAGE}`),
    2,
  ],
])('a site that sends %s ends well and soon', async (_, answer, outcome) => {
  const url = await raw(answer);
  const start = performance.now();
  const worked = process.cpuUsage();
  const before = process.memoryUsage.rss();
  const budget = { pageTimeout: 800, sitemapTimeout: 800, rate: Number.POSITIVE_INFINITY };
  const ended = await map(url, { ...REACH, cache: new MemorySitemapCache(), sitemap: 'skip', budget }).then(
    ({ links }) => links.length,
    (error: unknown) => (error instanceof FetchError ? error.code : error),
  );
  expect(ended).toBe(outcome);
  // What this process did for it; and a time in which it must be over, also where a flood of 800 ms is read ten times as slowly.
  const { user, system } = process.cpuUsage(worked);
  expect((user + system) / 1000).toBeLessThan(8000);
  expect(performance.now() - start).toBeLessThan(20_000);
  expect(process.memoryUsage.rss() - before).toBeLessThan(150_000_000);
});

test.each([
  ['404 No', ''],
  ['302 Found', 'location: /robots.txt2\r\n'],
])('rules that answer %s and break off unread are what the status says', async (status, header) => {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.on('data', (data) => {
      const head = `HTTP/1.1 ${status}\r\n${header}transfer-encoding: chunked\r\n\r\n4\r\ngone\r\n`;
      if (data.includes('GET /robots.txt ')) socket.write(head, () => socket.destroy());
      else if (data.includes('GET / ')) socket.write(`${HEAD}content-length: ${PAGE.length}\r\n\r\n${PAGE}`);
      else socket.write('HTTP/1.1 404 No\r\ncontent-length: 0\r\n\r\n');
    });
  });
  const { links } = await map(await listening(server), {
    ...REACH,
    cache: new MemorySitemapCache(),
    sitemap: 'skip',
  });
  expect(links[0]?.title).toBe('Here');
});

test('a page of a million links, of odd addresses too, is read within its bounds', async () => {
  const odd = [
    'http://[::1%25eth0]/',
    'http://a..b/',
    'http://%00/',
    '//',
    'http:///x',
    '?',
    `/${'x'.repeat(100_000)}`,
    'http://1.2.3.4.5/',
    'HTTP:\\\\x',
    'data:text/html,x',
  ];
  const links =
    odd.map((href) => `<a href="${href}">`).join('') +
    Array.from({ length: 1_000_000 }, (_, n) => `<a href=/${n}>`).join('');
  const site = await serve((request, response) => {
    if (request.url === '/') response.setHeader('content-type', 'text/html').end(links);
    else response.writeHead(404).end();
  });
  const result = await map(site.url('/'), {
    ...REACH,
    cache: new MemorySitemapCache(),
    sitemap: 'skip',
    budget: { pages: 50 },
  });
  expect(result.stopped).toBe('budget');
  expect(result.links.length).toBeLessThanOrEqual(20_001);
  expect(result.links.every(({ url }) => url.startsWith(site.url('/')))).toBe(true);
});

test.each([
  ['an address of version 4 in version 6', 'http://[::ffff:127.0.0.1]:PORT/'],
  ['an international name', 'http://bücher.example.test:PORT/'],
  ['a name with a dot at its end', 'http://example.test.:PORT/'],
  ['user and password', 'http://user:secret@example.test:PORT/'],
])('a start of %s is mapped under its one name', async (_, url) => {
  const site = await serve((request, response) => {
    if (request.url === '/robots.txt') response.writeHead(404).end();
    else response.setHeader('content-type', 'text/html').end('<a href=/a>');
  });
  const { links } = await map(url.replace('PORT', String(site.port)), {
    ...REACH,
    sitemap: 'skip',
    cache: new MemorySitemapCache(),
  });
  expect(links).toHaveLength(2);
  expect(links.map((link) => link.url).join()).not.toMatch(/secret|ü|test\.:/);
});
