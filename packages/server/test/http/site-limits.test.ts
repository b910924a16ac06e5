import { afterEach, expect, it } from 'vitest';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { startJob } from '../support/crawls.ts';
import { serveSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';

let server: TestServer;
let site: Site;
afterEach(() => Promise.all([server.close(), site.close()]));

async function scrape(key: string, path: string): Promise<number> {
  const response = await fetch(`${server.url}/v2/scrape`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ url: site.url + path }),
  });
  await response.arrayBuffer();
  return response.status;
}

it('keeps the requests in flight to one host under the bound, all maps together', async () => {
  let open = 0;
  let most = 0;
  site = await serveSite((request, response) => {
    most = Math.max(most, ++open);
    response.on('close', () => open--);
    const links = Array.from({ length: 20 }, (_, at) => `<a href=/p${at}>${at}</a>`).join('');
    const isPage = request.url === '/' || /^\/p\d+$/.test(request.url ?? '');
    response.writeHead(isPage ? 200 : 404, { 'content-type': 'text/html' });
    setTimeout(() => response.end(isPage ? links : ''), 10);
  });
  server = await startTestServer({ siteConcurrency: 3, siteRequestsPerSecond: 10_000, mapShareMs: 0 });
  // One team alone leaves a part to others.
  const teams = await Promise.all([1, 2, 3, 4, 5].map(() => server.caller({ plan: 'scale' })));
  const answers = await Promise.all(
    teams.map(({ key }, at) => server.map(key, { url: `${site.url}/`, search: `word${at}` })),
  );
  expect(answers.map(({ status, body }) => [status, (body as { links: unknown[] }).links.length])).toEqual(
    answers.map(() => [200, 21]),
  );
  expect(most).toBe(3);
});

it('keeps them under the bound over maps and scrapes together', async () => {
  let open = 0;
  let most = 0;
  site = await serveSite((request, response) => {
    most = Math.max(most, ++open);
    response.on('close', () => open--);
    const links = Array.from({ length: 20 }, (_, at) => `<a href=/p${at}>${at}</a>`).join('');
    const isPage = request.url === '/' || /^\/p\d+$/.test(request.url ?? '');
    response.writeHead(isPage ? 200 : 404, { 'content-type': 'text/html' });
    setTimeout(() => response.end(isPage ? `<p>A page</p>${links}` : ''), 10);
  });
  server = await startTestServer({ siteConcurrency: 2, siteRequestsPerSecond: 10_000, mapShareMs: 0 });
  const [mapping, scraping] = [await server.caller(), await server.caller()];
  const scrapes = Array.from({ length: 12 }, (_, at) => scrape(scraping.key, `/p${at}`));
  const { status } = await server.map(mapping.key, { url: `${site.url}/` });
  expect([status, ...(await Promise.all(scrapes))]).toEqual(Array.from({ length: 13 }, () => 200));
  expect(most).toBe(2);
});

it('lets teams take turns at a host: one with many scrapes in line does not keep another waiting', async () => {
  site = await serveSite((_request, response) => {
    response.setHeader('content-type', 'text/html');
    setTimeout(() => response.end('<p>A page</p>'), 50);
  });
  server = await startTestServer({ siteConcurrency: 1, siteRequestsPerSecond: 10_000 });
  const [many, one] = await Promise.all([server.caller({ plan: 'scale' }), server.caller({ plan: 'scale' })]);
  const line = Array.from({ length: 60 }, (_, at) => scrape(many.key, `/many/${at}`));
  await expect.poll(() => site.asked.length).toBeGreaterThan(0);
  expect(await scrape(one.key, '/one')).toBe(200);
  expect(await Promise.all(line)).toEqual(line.map(() => 200));
  // First come, first served would make it the last.
  expect(site.asked.indexOf('/one')).toBeLessThan(50);
});

it('leaves other teams room at a host where every page that one team asks for hangs', async () => {
  site = await serveSite((request, response) => {
    if (request.url?.startsWith('/hang') === true) return;
    response.setHeader('content-type', 'text/html').end('<p>A page</p>');
  });
  server = await startTestServer({ siteConcurrency: 4, siteRequestsPerSecond: 10_000 });
  const [hog, one] = [await server.caller(), await server.caller()];
  const urls = (batch: number): string[] =>
    Array.from({ length: 20 }, (_, at) => `${site.url}/hang/${batch}/${at}`);
  for (const batch of [1, 2]) await startJob(server, hog.key, 'batch', { urls: urls(batch) });
  await expect.poll(() => site.asked.length).toBe(3);
  const from = performance.now();
  expect([await scrape(one.key, '/1'), await scrape(one.key, '/2')]).toEqual([200, 200]);
  // A page that hangs ends after half a minute.
  expect(performance.now() - from).toBeLessThan(10_000);
});

it('ends a Map that read its bytes, and says so', async () => {
  site = await serveSite((request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(`${'x'.repeat(1000)}<a href=${request.url}x>next</a>`);
  });
  server = await startTestServer({ mapMaxBytes: 20_000 });
  const { key } = await server.caller();
  const { status, body } = await server.map(key, { url: `${site.url}/`, sitemap: 'skip' });
  expect([status, body]).toMatchObject([200, { warning: expect.any(String) as string }]);
  expect(site.asked.length).toBeLessThan(60);
});
