import { setTimeout as sleep } from 'node:timers/promises';
import type { ScrapeData, SearchResponse } from '@web-data/types';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp, frameworks } from './apps/build-app.ts';
import { ROUTES } from './apps/routes.js';
import { browserNoSandbox, hasBrowser } from '../support/browser.ts';
import { callJob, endedJob, startJob } from '../support/crawls.ts';
import { call } from '../support/jobs.ts';
import { monitorsOf } from '../support/monitors.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { serveSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';

/** The last line of a page: what its route says. */
const textOf = ({ markdown = '' }: Pick<ScrapeData, 'markdown'>): string => markdown.split('\n').at(-1)!;

/** Capabilities read the same text of a page that only exists once its scripts have run. */
describe.skipIf(!hasBrowser).each(frameworks)('an app of %s', (framework) => {
  let site: Site;
  let server: TestServer;
  beforeAll(async () => {
    const page = await buildApp(framework);
    site = await serveSite(({ url = '' }, response) => {
      const isRoute = Object.hasOwn(ROUTES, url);
      response.writeHead(isRoute ? 200 : 404, { 'content-type': 'text/html' }).end(isRoute ? page : '');
    });
    server = await startTestServer({
      agentRuns: 1,
      browserNoSandbox,
      searchProvider: 'index',
      searchPrivate: 'on',
    });
  });
  afterAll(async () => {
    await server.close();
    await site.close();
  });

  const texts = Object.values(ROUTES).toSorted();

  test('a crawl follows its links and returns the text of each route once, for one request each', async () => {
    const { key, teamId } = await server.caller();
    site.asked.length = 0;
    const id = await startJob(server, key, 'crawl', { url: `${site.url}/`, sitemap: 'skip' });
    const { data, status, creditsUsed } = await endedJob(server, key, 'crawl', id);
    expect(data.map(textOf).toSorted()).toEqual(texts);
    expect([status, creditsUsed]).toEqual(['completed', 3]);
    expect((await server.team(teamId)).credits).toBe(997);
    // Once without a browser, and once in it.
    const routes = site.asked.filter((path) => Object.hasOwn(ROUTES, path));
    expect(routes.length).toBeLessThanOrEqual(6);
    expect((await callJob(server, key, 'getCrawlErrors', { id })).body).toMatchObject({ errors: [] });
  });

  test('a batch, a scrape, a search and a monitor read the same text', async () => {
    const { key } = await server.caller();
    const urls = Object.keys(ROUTES).map((path) => site.url + path);
    const id = await startJob(server, key, 'batch', { urls });
    expect((await endedJob(server, key, 'batch', id)).data.map(textOf).toSorted()).toEqual(texts);
    const { body } = await call(server, 'scrapeUrl', '/scrape', {
      key,
      method: 'POST',
      body: { url: urls[1] },
    });
    expect(textOf((body as { data: ScrapeData }).data)).toBe(ROUTES['/plans']);
    const { body: found } = await call(server, 'searchWeb', '/search', {
      key,
      method: 'POST',
      body: { query: 'Team plan dollars', limit: 1, scrapeOptions: {} },
    });
    expect((found as SearchResponse).data.web).toMatchObject([{ url: urls[1] }]);
    expect(textOf((found as SearchResponse).data.web![0]!)).toBe(ROUTES['/plans']);
    const monitors = monitorsOf(server, key);
    const { pages } = await monitors.checked(await monitors.create([urls[1]!]));
    expect(pages).toMatchObject([{ status: 'new' }]);
  });
});

test.skipIf(!hasBrowser)('a page waits for a browser that others keep busy', async () => {
  const page = await buildApp('vue');
  const site = await serveSite((_, response) => {
    response.setHeader('content-type', 'text/html').end(page);
  });
  const server = await startTestServer({ agentRuns: 0, browserNoSandbox, browserSlots: 1 });
  try {
    const { key } = await server.caller();
    const started = await call(server, 'startInteract', '/interact', { key, method: 'POST', body: {} });
    const { id: session } = started.body as { id: string };
    const body = { actions: [{ type: 'goto', url: site.url }] };
    const path = `/interact/${session}/actions`;
    const acted = await call(server, 'runInteractActions', path, { key, method: 'POST', body });
    expect(acted.status).toBe(200);
    const id = await startJob(server, key, 'batch', { urls: [`${site.url}/plans`], timeout: 24_000 });
    // Longer than a page may wait for a browser.
    await sleep(25_000);
    await call(server, 'endInteract', `/interact/${session}`, { key, method: 'DELETE' });
    const { data } = await endedJob(server, key, 'batch', id);
    expect(data.map(textOf)).toEqual([ROUTES['/plans']]);
  } finally {
    await server.close();
    await site.close();
  }
});
