import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { CrawlErrors } from '@web-data/types';
import { auditCredits } from '../../src/accounts/credits/audit.ts';
import { callJob, endedJob, pathsOf, startJob } from '../support/crawls.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { serveSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';
import { storeKinds } from '../support/stores.ts';

describe.each(storeKinds)('a batch on %s', (kind) => {
  let server: TestServer;
  let site: Site;
  beforeAll(async () => {
    site = await serveSite((request, response) => {
      const path = request.url ?? '/';
      if (path === '/gone') return void response.writeHead(404).end('no');
      if (path === '/moved') return void response.writeHead(302, { location: '/a' }).end();
      if (path === '/picture') return void response.setHeader('content-type', 'image/png').end('x');
      response.setHeader('content-type', 'text/html').end(`<title>${path}</title><p>Text of ${path}</p>`);
    });
    server = await startTestServer({}, kind);
  });
  afterAll(async () => {
    await server.close();
    await site.close();
  });
  afterEach(async () => expect(await auditCredits(server.store)).toEqual([]));

  test('scrapes each URL once and charges what has content', async () => {
    const { key, teamId } = await server.caller({ credits: 100 });
    const urls = ['/a', '/b', '/a#part', '/gone', '/picture'].map((path) => site.url + path);
    const id = await startJob(server, key, 'batch', { urls: [...urls, urls[0]!] });
    const job = await endedJob(server, key, 'batch', id);
    expect(job).toMatchObject({ status: 'completed', total: 4, completed: 2, creditsUsed: 2 });
    expect(pathsOf(job)).toEqual(['/a', '/b']);
    expect(job.data.map(({ markdown }) => markdown?.trim()).toSorted()).toEqual(['Text of /a', 'Text of /b']);
    expect(site.asked.filter((path) => path === '/a')).toHaveLength(1);
    expect(site.asked).not.toContain('/robots.txt');
    const { body } = await callJob(server, key, 'getBatchScrapeErrors', { id });
    const { errors, robotsBlocked } = body as CrawlErrors;
    expect(errors.map(({ url, error }) => [url, error]).toSorted()).toEqual([
      [`${site.url}/gone`, `${new URL(site.url).host} answered with 404.`],
      [`${site.url}/picture`, `${new URL(site.url).host} answered with image/png, which is not a page.`],
    ]);
    expect(robotsBlocked).toEqual([]);
    expect(await server.team(teamId)).toMatchObject({ credits: 98, held: 0, running: 0 });
  });

  test('names what is no URL, or refuses it when told to', async () => {
    const { key } = await server.caller();
    const started = await callJob(server, key, 'startBatchScrape', {
      body: { urls: [`${site.url}/a`, 'nonsense', ' https://example.com', 'ftp://example.com/x'] },
    });
    expect(started.body).toMatchObject({
      success: true,
      invalidURLs: ['nonsense', ' https://example.com', 'ftp://example.com/x'],
    });
    const none = await endedJob(
      server,
      key,
      'batch',
      await startJob(server, key, 'batch', { urls: ['nonsense'] }),
    );
    expect(none).toMatchObject({ status: 'completed', total: 0, completed: 0, creditsUsed: 0, data: [] });
    const strict = { urls: [`${site.url}/a`, 'nonsense'], ignoreInvalidURLs: false };
    const one = await callJob(server, key, 'startBatchScrape', { body: strict });
    expect(one).toMatchObject({
      status: 400,
      body: { error: 'Invalid URL', details: [{ path: '/urls/1' }] },
    });
  });

  test('ends where the credits run out, and says so', async () => {
    const { key, teamId } = await server.caller({ credits: 3 });
    const urls = Array.from({ length: 8 }, (_, index) => `${site.url}/page-${index}`);
    const job = await endedJob(server, key, 'batch', await startJob(server, key, 'batch', { urls }));
    expect(job).toMatchObject({ status: 'completed', completed: 3, creditsUsed: 3 });
    expect(job.warning).toBe('The credits ran out: 5 pages were left.');
    expect(await server.team(teamId)).toMatchObject({ credits: 0, held: 0 });
    const refused = await callJob(server, key, 'startBatchScrape', { body: { urls } });
    expect(refused.status).toBe(402);
  });

  test('fails without a page, and says why', async () => {
    const { key } = await server.caller();
    const id = await startJob(server, key, 'batch', { urls: [`${site.url}/gone`] });
    const job = await endedJob(server, key, 'batch', id);
    expect(job).toMatchObject({ status: 'failed', completed: 0, creditsUsed: 0, data: [] });
    expect(job.error).toBe(`No page could be read. ${new URL(site.url).host} answered with 404.`);
  });

  test('is another team’s secret', async () => {
    const [mine, other] = [await server.caller(), await server.caller()];
    const id = await startJob(server, mine.key, 'batch', { urls: [`${site.url}/a`] });
    for (const operation of ['getBatchScrape', 'cancelBatchScrape', 'getBatchScrapeErrors'] as const)
      expect(await callJob(server, other.key, operation, { id })).toMatchObject({
        status: 404,
        body: { error: 'Job not found' },
      });
    // A batch is no crawl.
    expect((await callJob(server, mine.key, 'getCrawl', { id })).status).toBe(404);
  });
});
