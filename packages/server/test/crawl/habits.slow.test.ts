import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CrawlErrors } from '@web-data/types';
import { auditCredits } from '../../src/accounts/credits/audit.ts';
import { callJob, endedJob, pathsOf, startJob } from '../support/crawls.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { serveSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';
import { playedOn } from '../support/stores.ts';

/** Sites as they are found, each below a path of its own; a page is its HTML, a number its status, or a redirect. */
type Found = string | number | { to: string };
const link = (...hrefs: string[]): string => hrefs.map((href) => `<a href="${href}">x</a>`).join('');
const SAME_PAGE = `<title>A</title>${'The same words. '.repeat(20)}${link('/copies/a?sort=price', '/copies/a?sort=name', '/copies/a/print')}`;
const SITES: Record<string, (asked: number) => Found> = {
  '/circle/': () => link('one', 'alone'),
  '/circle/one': () => ({ to: '/circle/two' }),
  '/circle/two': () => ({ to: '/circle/one' }),
  '/circle/alone': () => 'Alone.',
  '/based/': () => `<base href="/based/deep/">${link('page', '../top')}`,
  '/based/deep/page': () => 'Deep.',
  '/based/top': () => 'Top.',
  '/ill/': () => link('recovers', 'never', 'gone'),
  '/ill/recovers': (asked) => (asked === 1 ? 500 : 'Well again.'),
  '/ill/never': () => 503,
  '/ill/gone': () => 410,
  '/same/': () => link('a', 'b', 'a?session=1', 'a?session=2'),
  '/same/a': () => '<link rel="canonical" href="a"></head>The same words.',
  '/same/a?session=1': () => '<link rel="canonical" href="a"></head>The same words.',
  '/same/a?session=2': () => '<link rel="canonical" href="a"></head>The same words.',
  '/same/b': () => 'Other words.',
  '/copies/': () => link('a', 'b?at=1', 'b?at=2', 'v2/a'),
  '/copies/a': () => SAME_PAGE,
  '/copies/a?sort=price': () => SAME_PAGE,
  '/copies/a?sort=name': () => SAME_PAGE,
  '/copies/a/print': () => SAME_PAGE,
  '/copies/v2/a': () => SAME_PAGE,
  '/copies/b?at=1': () => `<title>B</title>${'First words. '.repeat(20)}`,
  '/copies/b?at=2': () => `<title>B</title>${'Second words. '.repeat(20)}`,
  '/print/': () => link('a.print'),
  '/print/a.print': () => '<link rel="canonical" href="a"></head>',
  '/print/a': () => 'Not only for printing.',
  '/cached/': () => link('unchanged'),
  '/cached/unchanged': () => 304,
  '/huge/': () => link('page', 'small'),
  '/huge/page': () => `<p>${'All work and no play. '.repeat(1_000_000)}</p>`,
  '/huge/small': () => 'Small.',
  '/odd/': () =>
    link('javascript:void(0)', 'mailto:a@example.com', 'http://[', '%zz', ' spaced ', '?', '#x', 'ok'),
  '/odd/%zz': () => 'Percent.',
  '/odd/spaced': () => 'Spaced.',
  '/odd/ok': () => 'Fine.',
};

describe.each(playedOn)('sites and callers as they are, on %s', (kind) => {
  let site: Site;
  let server: TestServer;
  const asked = new Map<string, number>();
  beforeAll(async () => {
    site = await serveSite((request, response) => {
      const path = request.url ?? '/';
      const count = (asked.get(path) ?? 0) + 1;
      asked.set(path, count);
      if (path.startsWith('/many/'))
        return void response.setHeader('content-type', 'text/html').end(`<p>${path}</p>`);
      const found = SITES[path]?.(count) ?? 404;
      if (typeof found === 'number') return void response.writeHead(found).end('no');
      if (typeof found === 'object') return void response.writeHead(302, { location: found.to }).end();
      const title = found.startsWith('<title>') ? '' : `<title>${path}</title>`;
      response.setHeader('content-type', 'text/html').end(`${title}${found}`);
    });
    server = await startTestServer({ siteRequestsPerSecond: 5000 }, kind);
  });
  afterAll(async () => {
    await server.close();
    await site.close();
  });
  beforeEach(() => asked.clear());
  afterEach(async () => expect(await auditCredits(server.store)).toEqual([]));

  test.each<[string, { pages: string[]; errors?: Record<string, RegExp> }]>([
    ['circle', { pages: ['/circle/', '/circle/alone'] }],
    ['based', { pages: ['/based/', '/based/deep/page', '/based/top'] }],
    [
      'ill',
      {
        pages: ['/ill/', '/ill/recovers'],
        errors: { '/ill/never': /answered with 503/, '/ill/gone': /answered with 410/ },
      },
    ],
    ['same', { pages: ['/same/', '/same/a', '/same/b'] }],
    // Copies by query and for printers are one page; a version of the same text is another.
    ['copies', { pages: ['/copies/', '/copies/a', '/copies/b?at=1', '/copies/b?at=2', '/copies/v2/a'] }],
    [
      'print',
      {
        pages: ['/print/', '/print/a'],
        errors: { '/print/a.print': /answered with a page that has no content/ },
      },
    ],
    ['cached', { pages: ['/cached/'], errors: { '/cached/unchanged': /answered with 304/ } }],
    // What lies behind the first 2 MiB is left out, and that is said with the page.
    ['huge', { pages: ['/huge/', '/huge/page', '/huge/small'] }],
    ['odd', { pages: ['/odd/', '/odd/%zz', '/odd/ok', '/odd/spaced'] }],
  ])('the site %s', async (name, { pages, errors = {} }) => {
    const { key, teamId } = await server.caller({ credits: 50 });
    const body = { url: `${site.url}/${name}/`, sitemap: 'skip', ignoreRobotsTxt: true };
    const id = await startJob(server, key, 'crawl', body);
    const job = await endedJob(server, key, 'crawl', id);
    expect(job.status).toBe('completed');
    expect(pathsOf(job)).toEqual(pages.toSorted());
    const told = (await callJob(server, key, 'getCrawlErrors', { id })).body as CrawlErrors;
    const failed = Object.fromEntries(told.errors.map(({ url, error }) => [new URL(url).pathname, error]));
    for (const [path, error] of Object.entries(errors)) expect(failed[path]).toMatch(error);
    expect(Object.keys(failed).filter((path) => errors[path] === undefined && name !== 'circle')).toEqual([]);
    expect(job.data.flatMap(({ warning }) => warning ?? []).join()).toMatch(
      name === 'huge' ? /larger than/ : /^$/,
    );
    expect(job.creditsUsed).toBe(pages.length);
    expect(await server.team(teamId)).toMatchObject({ credits: 50 - pages.length, held: 0, running: 0 });
  });

  test('10,000 URLs with duplicates and some that are none', async () => {
    const { key, teamId } = await server.caller({ credits: 1000 });
    const urls = Array.from({ length: 10_000 }, (_, index) => {
      if (index % 100 === 99) return `no url ${index}`;
      return `${site.url}/many/${index % 300}${index % 7 === 0 ? '#part' : ''}`;
    });
    const distinct = new Set(
      urls.filter((one) => one.startsWith('http')).map((one) => one.replace(/#.*/, '')),
    );
    const headers = { 'idempotency-key': createHash('sha256').update(kind).digest('hex') };
    const start = async () =>
      (await callJob(server, key, 'startBatchScrape', { body: { urls }, headers })).body;
    const first = (await start()) as { id: string; invalidURLs: string[] };
    expect(first.invalidURLs).toHaveLength(100);
    // As a caller whose answer was lost does: the same job, and the same it says.
    expect(await start()).toEqual(first);
    const job = await endedJob(server, key, 'batch', first.id);
    expect(job).toMatchObject({ status: 'completed', total: distinct.size, completed: distinct.size });
    expect([...asked.values()].filter((count) => count > 1)).toEqual([]);
    expect(await server.team(teamId)).toMatchObject({ credits: 1000 - distinct.size, held: 0 });
  });

  test('a crawl of one page of its own choice: every pattern of it is read as its caller wrote it', async () => {
    const { key } = await server.caller();
    const crawl = async (patterns: object) => {
      const body = { url: `${site.url}/based/`, sitemap: 'skip', ignoreRobotsTxt: true, ...patterns };
      return callJob(server, key, 'startCrawl', { body });
    };
    // What looks around or refers back has no linear time.
    for (const pattern of ['^/(?!blog)', '(?<=a)b', '(a)\\1', '(', '[b-a]', '*'])
      expect(await crawl({ includePaths: ['^/ok', pattern] })).toMatchObject({
        status: 400,
        body: { details: [{ in: 'body', path: '/includePaths/1' }] },
      });
    const { body } = await crawl({ includePaths: ['deep/.*'] });
    const job = await endedJob(server, key, 'crawl', (body as { id: string }).id);
    expect(pathsOf(job)).toEqual(['/based/deep/page']);
  });
});
