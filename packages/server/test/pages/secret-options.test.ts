import { afterAll, beforeAll, expect, test } from 'vitest';
import { callJob, endedJob, startJob } from '../support/crawls.ts';
import { monitorsOf } from '../support/monitors.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { serveSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';

const SECRET = 'token-of-a-customer-71';
const scrapeOptions = { headers: { Authorization: `Bearer ${SECRET}` } };

let own: Site;
let other: Site;
let server: TestServer;
const received: [host: string, path: string, authorization: string | undefined][] = [];
beforeAll(async () => {
  const listen = () =>
    serveSite(({ url = '', headers }, response) => {
      if (url === '/robots.txt') return void response.writeHead(404).end();
      received.push([headers.host!, url, headers.authorization]);
      if (url === '/away') return void response.writeHead(302, { location: `${other.url}/landing` }).end();
      const links = url === '/' ? `<a href="/two">2</a><a href="${other.url}/foreign">3</a>` : '';
      response.setHeader('content-type', 'text/html').end(`<title>T</title><p>Text of ${url}</p>${links}`);
    });
  [own, other] = [await listen(), await listen()];
  server = await startTestServer({ agentRuns: 0, webhookSealKey: Buffer.alloc(32, 7).toString('base64') });
});
afterAll(async () => {
  await server.close();
  await Promise.all([own.close(), other.close()]);
});

/** The requests that the sites received since the last call: host, path, and whether they had the secret. */
function takeReceived(): string[] {
  return received
    .splice(0)
    .map(
      ([host, path, authorization]) =>
        `${host === new URL(own.url).host ? 'own' : 'other'}${path} ${authorization === undefined ? 'plain' : 'secret'}`,
    )
    .toSorted();
}

/** All that the store has of crawls and monitors. */
async function readStore(): Promise<string> {
  const { db } = server.store;
  return JSON.stringify([
    await db.selectFrom('crawl').selectAll().execute(),
    await db.selectFrom('monitor').selectAll().execute(),
  ]);
}

test('headers of a crawl go to its own site alone, and nobody reads them', async () => {
  const { key } = await server.caller();
  const body = { url: `${own.url}/`, limit: 5, sitemap: 'skip', allowExternalLinks: true, scrapeOptions };
  const id = await startJob(server, key, 'crawl', body);
  const active = await callJob(server, key, 'getActiveCrawls');
  await endedJob(server, key, 'crawl', id);
  expect(takeReceived()).toEqual(['other/foreign plain', 'own/ secret', 'own/two secret']);
  expect(JSON.stringify(active.body)).not.toContain(SECRET);
  expect(await readStore()).not.toContain(SECRET);
});

test('headers of a batch go to the origin of each URL and not where it redirects to', async () => {
  const { key } = await server.caller();
  const id = await startJob(server, key, 'batch', {
    urls: [`${own.url}/two`, `${own.url}/away`],
    ...scrapeOptions,
  });
  await endedJob(server, key, 'batch', id);
  expect(takeReceived()).toEqual(['other/landing plain', 'own/away secret', 'own/two secret']);
  expect(await readStore()).not.toContain(SECRET);
});

test('headers of a monitor reach its pages, and no response has them', async () => {
  const { key } = await server.caller();
  const monitors = monitorsOf(server, key);
  const target = {
    type: 'scrape',
    urls: [`${own.url}/two`],
    scrapeOptions: { ...scrapeOptions, mobile: false },
  };
  const id = await monitors.create([], { targets: [target] });
  await monitors.checked(id);
  expect(takeReceived()).toEqual(['own/two secret']);
  const { body } = await monitors.call('GET', `/${id}`);
  expect(body.data).toMatchObject({ targets: [{ scrapeOptions: { mobile: false } }] });
  expect(JSON.stringify(body)).not.toMatch(new RegExp(`${SECRET}|sealed|headers`));
  expect(await readStore()).not.toContain(SECRET);
});
