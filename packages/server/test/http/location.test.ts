import { afterAll, beforeAll, expect, it } from 'vitest';
import { startForwardProxy } from '../support/forward-proxy.ts';
import type { ForwardProxy } from '../support/forward-proxy.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { pages, serveSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';

let proxy: ForwardProxy;
let server: TestServer;
let site: Site;
beforeAll(async () => {
  proxy = await startForwardProxy();
  site = await serveSite(pages({ '/': ['/a'], '/a': [] }));
  const dead = 'http://127.0.0.1:1';
  server = await startTestServer({ proxies: { DE: proxy.url, FR: dead }, mapShareMs: 0 });
});
afterAll(async () => {
  await Promise.all([server.close(), site.close()]);
  proxy.close();
});

const mapFrom = async (location: object | undefined) => {
  const { key } = await server.caller();
  proxy.seen.length = 0;
  const answer = await server.map(key, { url: site.url, ignoreCache: true, ...(location && { location }) });
  return { ...answer, throughProxy: proxy.seen.length };
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
  proxy.seen.length = 0;
  const answer = await server.map(key, { url: 'http://10.0.0.1/', location: { country: 'DE' } });
  expect([answer.status, proxy.seen]).toEqual([403, []]);
});
