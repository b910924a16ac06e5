import { createServer as createPlainServer } from 'node:net';
import { createServer as createTlsServer } from 'node:https';
import type { Server } from 'node:net';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '../support/jobs.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { serveSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';
import { selfSigned } from '../support/certificate.ts';

/** Sites with every fault, on loopback: what the answers of Scrape and Map say of each. */

const open: Server[] = [];
let site: Site;
let server: TestServer;
const places: Record<string, string> = {};

/** Redirects that lead to no page. */
const LOCATIONS: Record<string, string> = {
  '/loop': '/loop',
  '/file': 'file:///etc/passwd',
  '/data': 'data:text/html,<p>text</p>',
  '/script': 'javascript:alert(1)',
  '/ftp': 'ftp://127.0.0.1/a',
  '/broken': 'http://[',
};

const listen = async (listener: Server): Promise<number> => {
  open.push(listener);
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  return (listener.address() as AddressInfo).port;
};

beforeAll(async () => {
  site = await serveSite((request, response) => {
    const location = LOCATIONS[request.url ?? ''];
    if (location !== undefined) return void response.writeHead(302, { location }).end();
    if (request.url === '/twice')
      return void response
        .writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip, gzip' })
        .end(gzipSync(gzipSync('<p>Twice compressed text of a page.</p>')));
    const type = request.url === '/pdf' ? 'application/pdf' : 'application/octet-stream';
    response.setHeader('content-type', type).end('%PDF-1.7');
  });
  const closed = createPlainServer();
  const refused = await listen(closed);
  await new Promise((resolve) => closed.close(resolve));
  const reset = await listen(
    createPlainServer((socket) => void socket.once('data', () => socket.resetAndDestroy())),
  );
  const babble = await listen(
    createPlainServer((socket) => void socket.once('data', () => socket.end('hello\r\n\r\n'))),
  );
  const tls = await listen(createTlsServer(await selfSigned(), (_, response) => void response.end('<p>x')));
  Object.assign(places, {
    refused: `http://127.0.0.1:${refused}/`,
    reset: `http://127.0.0.1:${reset}/`,
    babble: `http://127.0.0.1:${babble}/`,
    tls: `https://127.0.0.1:${tls}/`,
    plainAsTls: `https://127.0.0.1:${babble}/`,
    pdf: `${site.url}/pdf`,
    binary: `${site.url}/binary`,
    ...Object.fromEntries(Object.keys(LOCATIONS).map((path) => [path.slice(1), site.url + path])),
    twice: `${site.url}/twice`,
    unknown: 'http://does-not-exist.invalid/',
    busyResolver: 'http://busy.example/',
  });
  server = await startTestServer({}, 'sqlite', undefined, {
    resolve: (name) => {
      const code = name === 'busy.example' ? 'EAI_AGAIN' : 'ENOTFOUND';
      return Promise.reject(Object.assign(new Error(`getaddrinfo ${code} ${name}`), { code }));
    },
  });
});
afterAll(async () => {
  await server.close();
  await site.close();
  for (const one of open) one.close();
});

const lasting = { status: 422, error: 'Site cannot be read' };
const passing = { status: 502, error: 'Bad Gateway' };

test.each<[string, string, { status: number; error: string }, RegExp]>([
  ['refused', 'refused', passing, /ECONNREFUSED/],
  ['reset', 'reset', passing, /could not be reached/],
  ['babble', 'http', lasting, /did not answer in valid HTTP/],
  ['tls', 'tls', lasting, /certificate/],
  ['plainAsTls', 'tls', lasting, /did not answer in TLS/],
  ['pdf', 'content', lasting, /PDF/],
  ['binary', 'contentType', lasting, /application\/octet-stream/],
  ['loop', 'redirects', lasting, /redirect/],
  ['file', 'redirects', lasting, /redirects to file:, which is not http or https/],
  ['data', 'redirects', lasting, /redirects to data:, which is not http or https/],
  ['script', 'redirects', lasting, /redirects to javascript:, which is not http or https/],
  ['ftp', 'redirects', lasting, /redirects to ftp:, which is not http or https/],
  ['broken', 'redirects', lasting, /redirects to no valid URL/],
  ['unknown', 'dns', lasting, /could not be resolved/],
  ['busyResolver', 'dns', passing, /could not be resolved/],
])('a scrape of a site with the fault %s says %s', async (place, cause, { status, error }, message) => {
  const { key, teamId } = await server.caller();
  const body = { url: places[place] };
  const answer = await call(server, 'scrapeUrl', '/scrape', { key, method: 'POST', body });
  expect(answer).toMatchObject({ status, body: { success: false, error, details: { cause } } });
  expect((answer.body as { details: { message: string } }).details.message).toMatch(message);
  expect(await server.team(teamId)).toMatchObject({ credits: 1000, held: 0, running: 0 });
});

test('a page that is compressed twice is read', async () => {
  const { key } = await server.caller();
  const body = { url: places['twice'] };
  const answer = await call(server, 'scrapeUrl', '/scrape', { key, method: 'POST', body });
  expect(answer).toMatchObject({
    status: 200,
    body: { data: { markdown: 'Twice compressed text of a page.' } },
  });
});

test.each<[string, string, number]>([
  ['refused', 'refused', 502],
  ['unknown', 'dns', 422],
  ['tls', 'tls', 422],
])('a map of a site with the fault %s says %s', async (place, cause, status) => {
  const { key } = await server.caller();
  const answer = await server.map(key, { url: places[place] });
  expect(answer).toMatchObject({ status, body: { details: { cause } } });
});
