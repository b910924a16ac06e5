import { createServer, request as requestOf } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { pages, serveSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';

/** An HTTP proxy that forwards, by absolute URL or by tunnel, and remembers what it was asked for. */
const seen: string[] = [];
const proxy = createServer((inner, response) => {
  seen.push(inner.url ?? '');
  const outer = requestOf(
    inner.url ?? '',
    { method: inner.method ?? 'GET', headers: inner.headers },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    },
  );
  outer.on('error', () => response.writeHead(502).end());
  inner.pipe(outer);
});
proxy.on('connect', (inner, socket) => {
  seen.push(inner.url ?? '');
  const [host, port] = (inner.url ?? '').split(':');
  const outer = connect(Number(port), host, () => socket.write('HTTP/1.1 200 Connected\r\n\r\n'));
  outer.on('error', () => socket.destroy()).pipe(socket);
  socket.on('error', () => outer.destroy()).pipe(outer);
});

let server: TestServer;
let site: Site;
beforeAll(async () => {
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  site = await serveSite(pages({ '/': ['/a'], '/a': [] }));
  const url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  const dead = 'http://127.0.0.1:1';
  server = await startTestServer({ proxies: { DE: url, FR: dead }, mapShareMs: 0 });
});
afterAll(async () => {
  await Promise.all([server.close(), site.close()]);
  proxy.closeAllConnections();
  proxy.close();
});

const mapFrom = async (location: object | undefined) => {
  const { key } = await server.caller();
  seen.length = 0;
  const answer = await server.map(key, { url: site.url, ignoreCache: true, ...(location && { location }) });
  return { ...answer, throughProxy: seen.length };
};

it('visits a site through the proxy of the country asked for, in its languages', async () => {
  const { status, body, throughProxy } = await mapFrom({ country: 'DE', languages: ['de'] });
  expect(status).toBe(200);
  expect((body as { links: { url: string }[] }).links.map(({ url }) => url)).toContain(`${site.url}/a`);
  expect(throughProxy).toBeGreaterThan(0);
  expect(site.last['accept-language']).toMatch(/^de/);
});

it.each([
  ['no location', undefined],
  ['a country without a proxy', { country: 'IT' }],
])('visits it directly for %s', async (_title, location) => {
  const { status, throughProxy } = await mapFrom(location);
  expect([status, throughProxy]).toEqual([200, 0]);
});

it('says 502 when the proxy cannot be reached, and charges nothing', async () => {
  const { key, teamId } = await server.caller();
  const answer = await server.map(key, { url: site.url, location: { country: 'FR' } });
  // The site is named, and not the proxy of the operator.
  const details = { cause: 'refused', message: expect.stringContaining(new URL(site.url).host) as string };
  expect([answer.status, answer.body]).toEqual([502, { success: false, error: 'Bad Gateway', details }]);
  expect(await server.team(teamId)).toMatchObject({ credits: 1000, held: 0 });
});

it('refuses a private address although a proxy would connect to it', async () => {
  const { key } = await server.caller();
  seen.length = 0;
  const answer = await server.map(key, { url: 'http://10.0.0.1/', location: { country: 'DE' } });
  expect([answer.status, seen]).toEqual([403, []]);
});
