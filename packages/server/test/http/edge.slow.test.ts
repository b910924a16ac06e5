import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer } from '../../src/index.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { pages, serveSite } from '../support/site.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    requestTimeoutMs: 700,
    headersTimeoutMs: 400,
    corsOrigins: ['https://app.example'],
    metricsPort: 0,
  });
});
afterAll(() => server.close());

const raw = (bytes: string): Promise<string> => sendRaw(Number(new URL(server.url).port), bytes);

/** Sends bytes on a socket of its own and returns all that comes back until it is closed. */
function sendRaw(port: number, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (chunk) => (text += chunk.toString()));
    socket.on('error', () => resolve(text));
    socket.on('close', () => resolve(text));
  });
}

const twoHosts = `GET /healthz HTTP/1.1\r\nhost: a\r\n${'x: y\r\n'.repeat(1500)}host: b\r\n\r\n`;

const get = (path: string, headers = {}) => fetch(server.url + path, { headers });

describe('what the HTTP layer refuses is the error object too', () => {
  it.each([
    ['a bad request line', 'NONSENSE\r\n\r\n', 400, 'Bad Request'],
    ['an HTTP version that does not exist', 'GET / HTTP/9.9\r\n\r\n', 400, 'Bad Request'],
    [
      'headers that are too long',
      `GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`,
      400,
      'Bad Request',
    ],
    ['a header that is none', 'GET / HTTP/1.1\r\nno colon\r\n\r\n', 400, 'Bad Request'],
    [
      'two lengths',
      'POST /v2/map HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab',
      400,
      'Bad Request',
    ],
    [
      'a length and chunks',
      'POST /v2/map HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
      'Bad Request',
    ],
    ['a tunnel', 'CONNECT example.com:443 HTTP/1.1\r\nhost: example.com\r\n\r\n', 404, 'Not Found'],
    ['headers that come too slowly', 'GET / HTTP/1.1\r\nhost: x\r\n', 408, 'Request Timeout'],
    ['no host at all', 'GET /healthz HTTP/1.1\r\nconnection: close\r\n\r\n', 400, 'Bad Request'],
    ['no host for an operation', 'POST /v2/map HTTP/1.1\r\ncontent-length: 0\r\n\r\n', 400, 'Bad Request'],
    ['no host in absolute form', 'GET http://x/healthz HTTP/1.1\r\n\r\n', 400, 'Bad Request'],
    ['no host and a body', 'POST /v2/map HTTP/1.1\r\ncontent-length: 9\r\n\r\n{', 400, 'Bad Request'],
    ['two hosts', 'GET /healthz HTTP/1.1\r\nhost: a\r\nHost: a\r\n\r\n', 400, 'Bad Request'],
    ['two hosts, the second far off', twoHosts, 400, 'Bad Request'],
    ['two hosts in HTTP/1.0', 'GET /healthz HTTP/1.0\r\nhost: a\r\nhost: b\r\n\r\n', 400, 'Bad Request'],
    ['two hosts in one line', 'GET /healthz HTTP/1.1\r\nhost: a, b\r\n\r\n', 400, 'Bad Request'],
    ['a host with a path', 'GET /healthz HTTP/1.1\r\nhost: a/b\r\n\r\n', 400, 'Bad Request'],
    ['a host with a user', 'GET /healthz HTTP/1.1\r\nhost: u@a\r\n\r\n', 400, 'Bad Request'],
    ['a host with a space', 'GET /healthz HTTP/1.1\r\nhost: a b\r\n\r\n', 400, 'Bad Request'],
    ['a host with letters for a port', 'GET /healthz HTTP/1.1\r\nhost: a:b\r\n\r\n', 400, 'Bad Request'],
    [
      'a path that no host is named for',
      'GET /%zz HTTP/1.1\r\nconnection: close\r\n\r\n',
      400,
      'Bad Request',
    ],
    [
      'an expectation nobody has',
      'GET /nothing HTTP/1.1\r\nhost: x\r\nexpect: 200-ok\r\nconnection: close\r\n\r\n',
      404,
      'Not Found',
    ],
    ['a path that is none', 'GET /%zz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', 400, 'Bad Request'],
    [
      'a path that is none, and that leads out of the API',
      'GET /v2/../%zz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
      400,
      'Bad Request',
    ],
    [
      'a path that is none, and that leads into the API',
      'GET /x/../v2/%zz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
      404,
      'Not Found',
    ],
    [
      'a very long path',
      `GET /${'a'.repeat(9000)} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`,
      404,
      'Not Found',
    ],
    [
      'a method nobody has',
      'PURGE /v2/map HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
      405,
      'Method Not Allowed',
    ],
  ] as const)('%s', async (_title, bytes, status, error) => {
    const answer = await raw(bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toMatch(/content-type: application\/json/i);
    expect(answer).toMatch(/x-request-id: [\w-]{36}/i);
    expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4))).toEqual({ success: false, error });
  });

  it('a body that comes too slowly', async () => {
    const { key } = await server.caller();
    const head = [
      'POST /v2/map HTTP/1.1',
      'host: x',
      `authorization: Bearer ${key}`,
      'content-type: application/json',
      'content-length: 100',
    ];
    const answer = await raw(`${head.join('\r\n')}\r\n\r\n{"url":`);
    expect(answer).toMatch(/^HTTP\/1.1 408 /);
    expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4))).toEqual({
      success: false,
      error: 'Request Timeout',
    });
  });
});

it.each([
  ['a name', 'host: api.example.com\r\n'],
  ['a name and a port', 'HOST: api.example.com:8080\r\n'],
  ['an address', 'host: [2001:db8::1]:80\r\n'],
  ['an address of version 4', 'host: 127.0.0.1:3000\r\n'],
  ['an underscore', 'host: my_service\r\n'],
  ['an empty name', 'host:\r\n'],
])('takes a host that is %s', async (_title, header) => {
  const answer = await raw(`GET /healthz HTTP/1.1\r\n${header}connection: close\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1.1 200 /);
});

it('takes a request of HTTP/1.0 without a host', async () => {
  expect(await raw('GET /healthz HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1.1 200 /);
});

it('takes the path of an operation in any form that is the same (RFC 3986, 6.2.2)', async () => {
  const { key } = await server.caller();
  const statusOf = async (path: string): Promise<string> => {
    const head = `POST ${path} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${key}\r\nconnection: close`;
    return (await raw(`${head}\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}`)).slice(
      9,
      12,
    );
  };
  for (const path of [
    '/v2/scrape',
    '/v2/%73crape',
    '/%762/scr%61pe',
    '/v2/./scrape',
    '/v2/agent/%2e./scrape',
  ])
    expect([path, await statusOf(path)]).toEqual([path, '400']);
  for (const path of ['/v2%2Fscrape', '/v2/scrape%2F', '/v2/%53crape', '/v2/%2573crape'])
    expect([path, await statusOf(path)]).toEqual([path, '404']);
});

it('hangs up on a connection that says nothing', async () => {
  expect(await raw('')).toMatch(/^HTTP\/1.1 408 /);
});

it('takes so many connections and no more, and counts the others', async () => {
  const own = await startTestServer({ maxConnections: 3, metricsPort: 0, headersTimeoutMs: 60_000 });
  const { hostname, port } = new URL(own.url);
  const open = () => connect(Number(port), hostname).on('error', () => {});
  const kept = [open(), open(), open()];
  await Promise.all(kept.map((socket) => once(socket, 'connect')));
  const refused = open();
  await once(refused, 'close');
  const text = await (await fetch(own.metricsUrl)).text();
  expect(text).toMatch(/web_data_connections_rejected_total [1-9]/);
  expect(kept.map((socket) => socket.destroyed)).toEqual([false, false, false]);
  for (const socket of kept) socket.destroy();
  await expect.poll(() => fetch(`${own.url}/healthz`).then(({ status }) => status, String)).toBe(200);
  await own.close();
});

describe('the request id', () => {
  it.each([
    ['of the caller', 'order-7:a.b/c', 'order-7:a.b/c'],
    ['of ours instead of one that could forge a log line', 'a b', undefined],
    ['of ours instead of a long one', 'x'.repeat(129), undefined],
  ])('is that %s', async (_title, sent, expected) => {
    const response = await fetch(`${server.url}/nothing`, { headers: { 'x-request-id': sent } });
    const id = response.headers.get('x-request-id');
    if (expected !== undefined) expect(id).toBe(expected);
    else expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    await expect.poll(() => server.log.some((line) => line.includes(`"requestId":"${id}"`))).toBe(true);
  });
});

it('never logs a key, wherever it was put', async () => {
  const { key } = await server.caller();
  const secret = key.slice(-48);
  await server.map(key, { url: 'https://10.0.0.1/', extra: key });
  await fetch(`${server.url}/v2/map?key=${key}`, { headers: { authorization: `Bearer ${key}` } });
  await fetch(`${server.url}/${key}`, { headers: { 'x-request-id': key } });
  await expect.poll(() => server.log.join('')).toContain('[redacted]');
  expect(server.log.join('')).not.toContain(secret);
});

it('answers health, readiness and metrics, and counts what it refused', async () => {
  expect(await (await get('/healthz')).json()).toEqual({ status: 'ok' });
  expect(await (await get('/readyz')).json()).toEqual({ status: 'ready' });
  const text = await (await fetch(server.metricsUrl)).text();
  expect(text).toMatch(/web_data_rejections_total\{error="NotFound"\} [1-9]/);
  expect(text).toMatch(
    /web_data_request_duration_seconds_count\{operation="POST \/v2\/map",status="403"\} 1/,
  );
});

it('keeps metrics closed where a proxy may stand, whatever it forwards', async () => {
  // Not to be told from a call of this machine: nginx adds no header by itself.
  expect((await get('/metrics')).status).toBe(403);
  expect((await get('/metrics', { 'x-forwarded-for': '127.0.0.1' })).status).toBe(403);
  expect((await get('/%6detrics')).status).toBe(403);
});

it('asks for the metrics token when there is one, at either address', async () => {
  const guarded = await startTestServer({ metricsToken: 'metrics-secret', metricsPort: 0 });
  for (const url of [`${guarded.url}/metrics`, guarded.metricsUrl]) {
    const statusOf = async (headers = {}) => (await fetch(url, { headers })).status;
    expect([await statusOf(), await statusOf({ authorization: 'Bearer no' })]).toEqual([401, 401]);
    expect(await statusOf({ authorization: 'Bearer metrics-secret' })).toBe(200);
  }
  await guarded.close();
});

it('answers metrics and nothing else at their own port, to callers that mean this machine', async () => {
  const statusOf = async (path: string, headers = {}, method = 'GET') =>
    (await fetch(new URL(path, server.metricsUrl), { headers, method })).status;
  expect([await statusOf('/'), await statusOf('/healthz'), await statusOf('/v2/map')]).toEqual([
    404, 404, 404,
  ]);
  expect(await statusOf('/metrics', {}, 'POST')).toBe(404);
  const { port } = new URL(server.metricsUrl);
  const asked = (host: string) =>
    sendRaw(Number(port), `GET /metrics HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`);
  expect(await asked(`localhost:${port}`)).toMatch(/^HTTP\/1.1 200 /);
  // A page of another site whose name leads to this machine.
  expect(await asked(`rebound.example:${port}`)).toMatch(/^HTTP\/1.1 403 /);
});

it('says in one sentence that the port of the metrics is taken', async () => {
  const port = Number(new URL(server.url).port);
  await expect(startTestServer({ metricsPort: port })).rejects.toThrow(
    `Port ${port} of 127.0.0.1 is taken by another program: stop it, or choose another port (WEB_DATA_METRICS_PORT).`,
  );
});

it('serves the document that everything is built from', async () => {
  const document = (await (await fetch(`${server.url}/v2/openapi.json`)).json()) as {
    openapi: string;
    paths: object;
  };
  expect(document.openapi).toBe('3.1.0');
  expect(Object.keys(document.paths)).toContain('/map');
});

const preflight = (origin: string) =>
  fetch(`${server.url}/v2/map`, {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': 'POST' },
  });

it('lets pages of the origins configured call it, and no others', async () => {
  const allowed = await preflight('https://app.example');
  expect([allowed.status, allowed.headers.get('access-control-allow-origin')]).toEqual([
    204,
    'https://app.example',
  ]);
  expect((await preflight('https://evil.example')).headers.get('access-control-allow-origin')).not.toBe(
    'https://evil.example',
  );
});

it('serves its documentation at / and maps it, when it may reach only itself', async () => {
  const own = await startTestServer({ docsDirectory: undefined, allowPrivate: ['self'] } as object);
  const { key } = await own.caller();
  expect(await (await fetch(`${own.url}/robots.txt`)).text()).toContain(`Sitemap: ${own.url}/sitemap.xml`);
  const page = await fetch(`${own.url}/operations/map/`);
  expect([page.status, page.headers.get('content-encoding')]).toEqual([200, 'gzip']);
  const text = await page.text();
  expect([text.includes(`${own.url}/v2/map`), text.includes('127.0.0.1:3000')]).toEqual([true, false]);
  const again = { headers: { 'if-none-match': page.headers.get('etag') ?? '' } };
  const same = await fetch(page.url, again);
  expect([same.status, same.headers.get('content-length')]).toEqual([304, null]);
  expect((await fetch(page.url, { method: 'HEAD' })).headers.get('content-type')).toMatch('text/html');
  expect((await fetch(`${own.url}/operations/map`, { redirect: 'manual' })).status).toBe(308);
  const answer = await own.map(key, { url: `${own.url}/`, limit: 20 });
  expect((answer.body as { links: unknown[] }).links.length).toBe(20);
  const other = await serveSite(pages({ '/': [] }));
  expect((await own.map(key, { url: other.url })).status).toBe(403);
  await other.close();
  await own.close();
});

it('serves its documentation under a public address that ends in a slash or a path', async () => {
  const publicUrl = 'https://api.example.com/base/';
  const own = await startTestServer({ docsDirectory: undefined, publicUrl } as object);
  const page = await fetch(`${own.url}/operations/map/`);
  expect([page.status, await page.text()]).toEqual([
    200,
    expect.stringContaining('https://api.example.com/v2/map'),
  ]);
  await own.close();
});

it('answers an unknown page with a page to readers, and with the error object to programs', async () => {
  const own = await startTestServer({ docsDirectory: undefined } as object);
  const nowhere = `${own.url}/nowhere/`;
  const read = await fetch(nowhere, { headers: { accept: 'text/html' } });
  expect([read.status, read.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
  expect(await read.text()).toContain('<h1');
  const asked = await fetch(nowhere);
  expect([asked.status, await asked.json()]).toEqual([404, { success: false, error: 'Not Found' }]);
  await own.close();
});

it('answers OPTIONS that is no preflight without a text of its own', async () => {
  const asked = await fetch(`${server.url}/v2/map`, { method: 'OPTIONS' });
  expect([asked.status, await asked.text()]).toEqual([204, '']);
});

it('gives back the credits of callers that have gone, and counts no rejection', async () => {
  const silent = await serveSite(() => {});
  const own = await startTestServer({ metricsPort: 0 });
  const { key, teamId } = await own.caller({ credits: 10 });
  const gone = new AbortController();
  const calls = [1, 2, 3].map((limit) =>
    own.map(key, { url: silent.url, limit }, { signal: gone.signal }).catch(() => 'gone'),
  );
  await expect.poll(() => own.team(teamId), { timeout: 5000 }).toMatchObject({ held: 3, running: 3 });
  gone.abort();
  expect(await Promise.all(calls)).toEqual(['gone', 'gone', 'gone']);
  await expect.poll(() => own.team(teamId), { timeout: 5000 }).toMatchObject({ credits: 10, running: 0 });
  expect(await (await fetch(own.metricsUrl)).text()).not.toContain('web_data_rejections_total{');
  await Promise.all([own.close(), silent.close()]);
});

it('finishes what runs and refuses what is new while it closes', async () => {
  let release: (() => void) | undefined;
  const slow = await serveSite((request, response) => {
    if (request.url !== '/') return void response.writeHead(404).end();
    release = () => response.setHeader('content-type', 'text/html').end('<title>late</title>');
  });
  const closing = await startTestServer();
  const { key } = await closing.caller();
  const running = closing.map(key, { url: slow.url });
  await expect.poll(() => slow.asked).toContain('/');
  const closed = closing.close();
  await expect.poll(async () => (await closing.map(key, { url: slow.url })).status).toBe(503);
  expect((await fetch(`${closing.url}/readyz`)).status).toBe(503);
  release?.();
  expect(await running).toMatchObject({ status: 200, body: { links: [{ title: 'late' }] } });
  await closed;
  await slow.close();
});

it('closes within moments although clients keep their connections open', async () => {
  const closing = await startTestServer();
  const { hostname, port } = new URL(closing.url);
  const silent = connect(Number(port), hostname);
  await Promise.all(Array.from({ length: 5 }, () => fetch(`${closing.url}/healthz`)));
  const from = performance.now();
  await closing.close();
  expect(performance.now() - from).toBeLessThan(3000);
  silent.destroy();
});

it.each(['/nope', import.meta.filename])(
  'refuses %s as the folder of the documentation',
  async (docsDirectory) => {
    await expect(startTestServer({ docsDirectory })).rejects.toThrow(
      `docsDirectory (WEB_DATA_DOCS_DIRECTORY) is ${docsDirectory}, which is no folder that can be read: name one, or \`none\`.`,
    );
  },
);

it('says in one sentence that the port is taken', async () => {
  const port = Number(new URL(server.url).port);
  await expect(startServer({ port, dataDirectory: server.place.options.dataDirectory })).rejects.toThrow(
    `Port ${port} of 127.0.0.1 is taken by another program: stop it, or choose another port (WEB_DATA_PORT, --port).`,
  );
});
