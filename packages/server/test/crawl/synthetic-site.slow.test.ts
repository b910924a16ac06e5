import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MemorySitemapCache, map } from '@web-data/site-map';
import type { CrawlErrors, CrawlJob } from '@web-data/types';
import { SyntheticSite } from '../../../site-map/test/support/site/server.ts';
import { callJob, endedJob, startJob } from '../support/crawls.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';

// Node's own fetch would not reach the hosts of the site by their names; the server does by its own resolver.
describe.each([{ seed: 1 }, { seed: 2, faults: true }])('the site of site-map %j', (features) => {
  let site: SyntheticSite;
  let server: TestServer;
  beforeAll(async () => {
    site = await SyntheticSite.start(features);
    const reach = { allowPrivate: ['127.0.0.0/8:*'], siteRequestsPerSecond: 5000 };
    server = await startTestServer(reach, 'sqlite', undefined, { resolve: home });
  });
  afterAll(async () => {
    await server.close();
    await site.close();
  });

  test('every page that Map finds, and robots.txt allows, comes once', async () => {
    const { links } = await map(site.url, {
      resolve: home,
      allowPrivate: ['127.0.0.0/8:*'],
      ignoreQueryParameters: false,
      cache: new MemorySitemapCache(),
      budget: { rate: 5000 },
    });
    const { key } = await server.caller({ credits: 10_000 });
    site.requests.length = 0;
    const id = await startJob(server, key, 'crawl', { url: site.url, allowSubdomains: true });
    const job = await endedJob(server, key, 'crawl', id);
    expect(job.status).toBe('completed');
    const pages = await allPages(server, key, job);
    const urls = pages.map(({ metadata }) => metadata.sourceURL);
    const { body } = await callJob(server, key, 'getCrawlErrors', { id });
    const { errors, robotsBlocked } = body as CrawlErrors;
    // Of two equal pages the one that came first stands for both, and names the other as its canonical one.
    const canonical = pages.flatMap(({ metadata }) => metadata.canonical?.replace(/#.*/, '') ?? []);
    const told = new Set([...urls, ...canonical, ...errors.map(({ url }) => url), ...robotsBlocked]);
    expect(urls.filter((url, index) => urls.indexOf(url) !== index)).toEqual([]);
    expect(links.map(({ url }) => url).filter((url) => !told.has(url))).toEqual([]);
    // What fails is tried again, and on a busy machine the crawl has several turns: each asks what robots.txt says.
    const asked = site.requests.filter(
      (path, index) => site.requests.indexOf(path) !== index && !/\/dead\/5|\/robots\.txt$/.test(path),
    );
    expect(features.faults === true ? [] : [...new Set(asked)]).toEqual([]);
  });
});

function home(): Promise<string[]> {
  return Promise.resolve(['127.0.0.1']);
}

async function allPages(server: TestServer, key: string, job: CrawlJob): Promise<CrawlJob['data']> {
  const pages = [...job.data];
  for (let { next } = job; next !== undefined;) {
    const { body } = await callJob(server, key, 'getCrawl', { id: job.id, query: new URL(next).search });
    pages.push(...(body as CrawlJob).data);
    ({ next } = body as CrawlJob);
  }
  return pages;
}
