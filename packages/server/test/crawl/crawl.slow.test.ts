import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ActiveCrawls, CrawlErrors } from '@web-data/types';
import { auditCredits } from '../../src/accounts/credits/audit.ts';
import { callJob, endedJob, pathOf, pathsOf, startJob } from '../support/crawls.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { serveSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';
import { storeKinds } from '../support/stores.ts';

/** Pages of the site, with what they link to. */
const LINKS: Record<string, string[]> = {
  '/': [
    '/docs',
    '/about',
    '/private/x',
    '/old',
    '/file.png',
    '/gone',
    'http://127.0.0.2:1/else',
    '/?utm_source=x',
  ],
  '/about': ['/', '/docs/', '/?lang=de'],
  '/?lang=de': [],
  '/docs': ['/docs/a', '/docs-old', '/about', '/docs/a#top'],
  '/docs/': ['/docs/a'],
  '/docs/a': ['/docs/b', '/docs'],
  '/docs/b': ['/docs/c?page=1', '/docs/c?page=2'],
  '/docs/c?page=1': [],
  '/docs/c?page=2': [],
  '/docs/c': [],
  '/docs-old': ['/'],
  '/hidden': [],
  '/moved': [],
  '/private/x': [],
};

describe.each(storeKinds)('a crawl on %s', (kind) => {
  let server: TestServer;
  let site: Site;
  beforeAll(async () => {
    site = await serveSite((request, response) => {
      const path = request.url ?? '/';
      const origin = `http://${request.headers.host}`;
      if (path === '/robots.txt')
        return void response.end(
          `User-agent: *\nDisallow: /private/\nSitemap: ${origin}/map.xml\nUser-agent: FriendBot\nAllow: /`,
        );
      if (path === '/map.xml')
        return void response.end(
          `<urlset><url><loc>${origin}/hidden</loc></url><url><loc>${origin}/docs</loc></url></urlset>`,
        );
      if (path.startsWith('/long?'))
        return void response
          .setHeader('content-type', 'text/html')
          .end('<title>long</title><main><p>Text of long</p><a href="/moved">on</a></main>');
      if (path === '/old') return void response.writeHead(301, { location: '/moved' }).end();
      const links = LINKS[path === '/docs/' ? '/docs' : path];
      if (links === undefined) return void response.writeHead(404).end('no');
      const anchors = links.map((href) => `<a href="${href}">${href}</a>`).join(' ');
      const name = path === '/docs/' ? '/docs' : path;
      response
        .setHeader('content-type', 'text/html')
        .end(`<title>${name}</title><main><p>Text of ${name}</p>${anchors}</main>`);
    });
    server = await startTestServer({}, kind);
  });
  afterAll(async () => {
    expect(await auditCredits(server.store)).toEqual([]);
    await server.close();
    await site.close();
  });

  const crawl = async (body: object) => {
    const { key, teamId } = await server.caller({ credits: 100 });
    site.asked.length = 0;
    const id = await startJob(server, key, 'crawl', { url: site.url, ...body });
    const job = await endedJob(server, key, 'crawl', id);
    return { key, teamId, id, job };
  };

  test('returns every page once, with one request each', async () => {
    const { key, id, job, teamId } = await crawl({});
    const expected = [
      '/',
      '/?lang=de',
      '/about',
      '/docs',
      '/docs-old',
      '/docs/a',
      '/docs/b',
      '/docs/c?page=1',
      '/docs/c?page=2',
      '/hidden',
      '/moved',
    ];
    expect(job).toMatchObject({ status: 'completed', completed: 11, total: 12, creditsUsed: 11 });
    expect(pathsOf(job).map((path) => path.replace(/^\/docs\/$/, '/docs'))).toEqual(expected);
    for (const { markdown, metadata } of job.data)
      expect(markdown).toContain(`Text of ${pathOf(metadata.sourceURL).replace(/^\/docs\/$/, '/docs')}`);
    const twice = site.asked.filter((path, index) => site.asked.indexOf(path) !== index);
    expect(twice).toEqual([]);
    expect(site.asked).not.toContain('/private/x');
    expect(site.asked).not.toContain('/file.png');
    const { body } = await callJob(server, key, 'getCrawlErrors', { id });
    const { errors, robotsBlocked } = body as CrawlErrors;
    expect(errors.map(({ url }) => url)).toEqual([`${site.url}/gone`]);
    expect(robotsBlocked).toEqual([`${site.url}/private/x`]);
    expect(await server.team(teamId)).toMatchObject({ credits: 89, held: 0, running: 0 });
  });

  test('starts at a URL as long as the description allows', async () => {
    const url = `${site.url}/long?`.padEnd(8192, 'x');
    const { job } = await crawl({ url, sitemap: 'skip', crawlEntireDomain: true });
    expect(job).toMatchObject({ status: 'completed', completed: 2 });
    expect(job.data.map(({ metadata }) => metadata.sourceURL).toSorted()).toEqual([url, `${site.url}/moved`]);
  });

  test.each<[string, { url?: string; [option: string]: unknown }, string[] | number]>([
    [
      'below the path of the start',
      { url: '/docs' },
      ['/docs', '/docs/a', '/docs/b', '/docs/c?page=1', '/docs/c?page=2'],
    ],
    [
      'the whole domain',
      { url: '/docs/b', crawlEntireDomain: true, sitemap: 'skip' },
      ['/docs/b', '/docs/c?page=1', '/docs/c?page=2'],
    ],
    [
      'without queries',
      { url: '/docs/b', ignoreQueryParameters: true, crawlEntireDomain: true, sitemap: 'skip' },
      ['/docs/b', '/docs/c'],
    ],
    ['no further than the links of the start', { maxDiscoveryDepth: 0, sitemap: 'skip' }, ['/']],
    ['one link further', { maxDiscoveryDepth: 1, sitemap: 'skip', url: '/docs' }, ['/docs', '/docs/a']],
    ['what sitemaps name', { sitemap: 'only' }, ['/', '/docs', '/hidden']],
    [
      'what patterns include',
      { includePaths: ['^/docs(?:/|$)'] },
      ['/docs', '/docs/a', '/docs/b', '/docs/c?page=1', '/docs/c?page=2'],
    ],
    [
      'not what patterns exclude',
      { excludePaths: ['^/docs', 'hidden'] },
      ['/', '/?lang=de', '/about', '/moved'],
    ],
    [
      'patterns on the whole URL',
      { includePaths: ['lang=de$', 'about$'], regexOnFullURL: true },
      ['/?lang=de', '/about'],
    ],
    [
      'what robots.txt forbids, when told to',
      { ignoreRobotsTxt: true, maxDiscoveryDepth: 1, sitemap: 'skip', includePaths: ['private'] },
      ['/private/x'],
    ],
    [
      'what robots.txt allows another',
      { robotsUserAgent: 'FriendBot', maxDiscoveryDepth: 1, sitemap: 'skip', includePaths: ['private'] },
      ['/private/x'],
    ],
    ['as many pages as wanted', { limit: 3, delay: 0 }, 3],
  ])('returns %s', async (_, { url = '/', ...options }: { url?: string }, expected) => {
    const { job } = await crawl({ ...options, url: site.url + url });
    if (typeof expected === 'number') expect(job.data).toHaveLength(expected);
    else expect(pathsOf(job).map((path) => path.replace(/^\/docs\/$/, '/docs'))).toEqual(expected);
  });

  test('names each pattern that cannot be used', async () => {
    const { key } = await server.caller();
    const { status, body } = await callJob(server, key, 'startCrawl', {
      body: { url: site.url, includePaths: ['^/a', '(?=x)', '*'], excludePaths: ['['] },
    });
    expect(status).toBe(400);
    expect((body as { details: { path: string }[] }).details.map(({ path }) => path)).toEqual([
      '/includePaths/1',
      '/includePaths/2',
      '/excludePaths/0',
    ]);
  });

  test('says that it fails where the start cannot be read', async () => {
    const { job } = await crawl({ url: `${site.url}/nowhere`, sitemap: 'skip' });
    expect(job).toMatchObject({ status: 'failed', completed: 0, creditsUsed: 0 });
    expect(job.error).toBe(`No page could be read. ${new URL(site.url).host} answered with 404.`);
  });

  test('is among the active ones until it is cancelled, and then ends at once', async () => {
    const slow = await serveSite((request, response) => {
      const page = Number(/\d+$/.exec(request.url ?? '')?.[0] ?? 0);
      const answer = (): void =>
        void response.setHeader('content-type', 'text/html').end(`<a href="/${page + 1}">x</a>`);
      if (page === 0) answer();
      else if (page === 1) setTimeout(answer, 300_000).unref();
    });
    const { key, teamId } = await server.caller({ credits: 100 });
    const id = await startJob(server, key, 'crawl', {
      url: slow.url,
      sitemap: 'skip',
      ignoreRobotsTxt: true,
    });
    const active = (await callJob(server, key, 'getActiveCrawls')).body as ActiveCrawls;
    expect(active.crawls).toMatchObject([
      { id, teamId, url: slow.url, options: { sitemap: 'skip', limit: 10_000 } },
    ]);
    while (!slow.asked.includes('/1')) await new Promise((resolve) => setTimeout(resolve, 20));
    const cancelled = await callJob(server, key, 'cancelCrawl', { id });
    expect(cancelled.body).toEqual({ success: true, status: 'cancelled' });
    const { body } = await callJob(server, key, 'getCrawl', { id });
    expect(body).toMatchObject({ status: 'cancelled', completed: 1, total: 1, creditsUsed: 1 });
    expect((await callJob(server, key, 'cancelCrawl', { id })).status).toBe(409);
    expect((await callJob(server, key, 'getActiveCrawls')).body).toMatchObject({ crawls: [] });
    while ((await server.store.db.selectFrom('job').select('id').where('id', '=', id).execute()).length > 0)
      await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await server.team(teamId)).toMatchObject({ credits: 99, held: 0, running: 0 });
    await slow.close();
  });
});
