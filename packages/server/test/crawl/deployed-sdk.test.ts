import { Firecrawl } from '@mendable/firecrawl-js';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { serveSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';

function NoSocket(): never {
  throw new Error('There are no WebSockets here.');
}

/** Programs that are written for the service of this kind that is deployed most run unchanged: its own library is asked. */
describe('the library of the deployed service', () => {
  let site: Site;
  let server: TestServer;
  let web: Firecrawl;
  beforeAll(async () => {
    site = await serveSite((request, response) => {
      const path = request.url ?? '/';
      if (path === '/robots.txt') return void response.end('User-agent: *\nDisallow: /private/');
      if (path === '/gone') return void response.writeHead(404).end('no');
      if (path === '/slow') return;
      const number = Number(path.slice(1));
      if (path !== '/' && !(number > 0 && number <= 30)) return void response.writeHead(404).end('no');
      const links = Array.from({ length: 30 }, (_, index) => `<a href="/${index + 1}">x</a>`).join('');
      const more = '<a href="/gone">x</a><a href="/private/x">x</a>';
      response
        .setHeader('content-type', 'text/html')
        .end(`<title>Page ${path}</title><p>Text of ${path}.</p>${path === '/' ? links + more : ''}`);
    });
    server = await startTestServer();
    const { key } = await server.caller({ credits: 10_000 });
    web = new Firecrawl({ apiKey: key, apiUrl: server.url });
  });
  afterAll(async () => {
    vi.unstubAllGlobals();
    await server.close();
    await site.close();
  });

  const options = { limit: 100, pollInterval: 1, scrapeOptions: { formats: ['markdown' as const] } };

  test('crawls and waits', async () => {
    const job = await web.crawl(site.url, options);
    expect(job).toMatchObject({ status: 'completed', total: 32, completed: 31, creditsUsed: 31, next: null });
    expect(new Set(job.data.map(({ metadata }) => metadata?.sourceURL)).size).toBe(31);
    expect(job.data.find(({ metadata }) => metadata?.sourceURL === `${site.url}/7`)?.markdown).toContain(
      'Text of /7.',
    );
  });

  test('starts, follows every page of the answer, and reads the errors', async () => {
    const { id, url } = await web.startCrawl(site.url, options);
    expect(url).toBe(`${server.url}/v2/crawl/${id}`);
    let job = await web.getCrawlStatus(id);
    while (job.status === 'scraping') {
      await new Promise((resolve) => setTimeout(resolve, 50));
      job = await web.getCrawlStatus(id);
    }
    expect(job.data).toHaveLength(31);
    const part = await web.getCrawlStatus(id, { autoPaginate: false });
    expect(part.data).toHaveLength(31);
    const errors = await web.getCrawlErrors(id);
    expect(errors.errors.map((error) => error.url)).toEqual([`${site.url}/gone`]);
    expect(errors.robotsBlocked).toEqual([`${site.url}/private/x`]);
  });

  test('is led on by next', async () => {
    const { id } = await web.startCrawl(site.url, options);
    for (;;) {
      const { status } = await web.getCrawlStatus(id, { autoPaginate: false });
      if (status !== 'scraping') break;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    const first = await web.getCrawlStatus(`${id}?limit=10`, { autoPaginate: false });
    expect(first.data).toHaveLength(10);
    expect(first.next).toBe(`${server.url}/v2/crawl/${id}?skip=10&limit=10`);
    // Its library follows `next` by itself.
    const all = await web.getCrawlStatus(`${id}?limit=10`);
    expect(new Set(all.data.map(({ metadata }) => metadata?.sourceURL)).size).toBe(31);
  });

  test('lists what is active, and cancels it', async () => {
    const { id } = await web.startCrawl(`${site.url}/slow`, { ...options, sitemap: 'skip' });
    const { crawls } = await web.getActiveCrawls();
    expect(crawls).toMatchObject([{ id, url: `${site.url}/slow` }]);
    expect(await web.cancelCrawl(id)).toBe(true);
    expect((await web.getCrawlStatus(id)).status).toBe('cancelled');
    expect((await web.getActiveCrawls()).crawls).toEqual([]);
  });

  test('scrapes a batch', async () => {
    const urls = [1, 2, 3].map((number) => `${site.url}/${number}`);
    const job = await web.batchScrape([...urls, `${site.url}/gone`], {
      pollInterval: 1,
      options: { formats: ['markdown', 'links'] },
    });
    expect(job).toMatchObject({ status: 'completed', completed: 3, total: 4 });
    const started = await web.startBatchScrape([...urls, 'nonsense'], { ignoreInvalidURLs: true });
    expect(started.invalidURLs).toEqual(['nonsense']);
  });

  test('watches by polling', async () => {
    // It asks for a WebSocket first, and polls where there is none.
    vi.stubGlobal('WebSocket', NoSocket);
    const { id } = await web.startBatchScrape([1, 2, 3].map((number) => `${site.url}/${number}`));
    const watcher = web.watcher(id, { kind: 'batch', pollInterval: 1, timeout: 60 });
    const documents: string[] = [];
    watcher.on('document', ({ metadata }: { metadata?: { sourceURL?: string } }) =>
      documents.push(metadata?.sourceURL ?? ''),
    );
    const done = new Promise<{ status: string }>((resolve) => watcher.on('done', resolve));
    await watcher.start();
    expect((await done).status).toBe('completed');
    expect(documents.toSorted()).toEqual([1, 2, 3].map((number) => `${site.url}/${number}`));
  });
});
