import { describe, expect, test } from 'vitest';
import { map, MemorySitemapCache, type MapOptions } from '../../src/index.ts';
import { REACH, serve } from '../../../net/test/support/loopback.ts';

/** Times at which the site was asked, by path. */
async function overloaded(path: string, status: number): Promise<{ gaps: number[]; found: string[] }> {
  const times: number[] = [];
  let refusals = 1;
  const site = await serve((request, response) => {
    times.push(performance.now());
    if (request.url === path && refusals-- > 0)
      response.writeHead(status, { 'retry-after': '1' }).end('later');
    else if (request.url === '/sitemap.xml')
      response.end(`<urlset><url><loc>http://${request.headers.host}/named</loc></url></urlset>`);
    else if (request.url === '/robots.txt') response.writeHead(404).end();
    else response.setHeader('content-type', 'text/html').end('<a href=/a><a href=/b>');
  });
  const { links } = await map(site.url('/'), {
    ...REACH,
    cache: new MemorySitemapCache(),
    budget: { hostConcurrency: 1, rate: Number.POSITIVE_INFINITY },
  });
  const gaps = times.slice(1).map((time, at) => time - (times[at] ?? 0));
  return { gaps, found: links.map(({ url }) => new URL(url).pathname).toSorted() };
}

describe('a site that asks for a pause gets it, whatever was asked for', () => {
  test.each([
    ['/a', 503],
    ['/sitemap.xml', 503],
    ['/sitemap.xml', 429],
    ['/robots.txt', 503],
    ['/robots.txt', 429],
  ])('%s answers %i', async (path, status) => {
    const { gaps, found } = await overloaded(path, status);
    // A second from when the client sent its request, which a busy machine receives later.
    expect(Math.max(...gaps)).toBeGreaterThan(800);
    expect(found).toEqual(['/', '/a', '/b', '/named']);
  });
});

test.each(['/sitemap.xml', '/robots.txt'])('%s that is gone for a day is not waited for', async (path) => {
  const site = await serve((request, response) => {
    if (request.url === path) response.writeHead(503, { 'retry-after': '86400' }).end();
    else if (request.url === '/') response.setHeader('content-type', 'text/html').end('<a href=/a>');
    else response.writeHead(request.url === '/a' ? 200 : 404).end();
  });
  const { links, complete, reasons } = await map(site.url('/'), {
    ...REACH,
    cache: new MemorySitemapCache(),
    timeout: 3000,
  });
  // Without its rules nothing of a site may be visited (RFC 9309 §2.3.1.4).
  const [found, code] = path === '/robots.txt' ? [1, 'robots-unread'] : [2, 'sitemap-unread'];
  expect([links.length, complete, reasons.map((reason) => reason.code)]).toEqual([found, false, [code]]);
  expect(site.requests.filter((line) => line.endsWith(path))).toHaveLength(1);
});

interface Refused {
  readonly links: string[];
  readonly stopped: string | undefined;
  readonly seconds: number;
  /** How often each path was asked for. */
  readonly asked: Readonly<Record<string, number>>;
}

/** Maps a site of thirty pages and `/first`, which is named before them, where `refuses` says what is answered with a refusal. */
async function refused(
  refuses: (path: string) => boolean,
  [status, retryAfter]: readonly [number, string],
  options: MapOptions = {},
): Promise<Refused> {
  const names = Array.from({ length: 30 }, (_, at) => `/p${at}`);
  const asked: Record<string, number> = {};
  const site = await serve((request, response) => {
    const path = request.url ?? '';
    asked[path] = (asked[path] ?? 0) + 1;
    const isKnown = path === '/' || path === '/first' || names.includes(path);
    if (refuses(path)) response.writeHead(status, { 'retry-after': retryAfter }).end();
    else if (!isKnown) response.writeHead(404).end();
    else
      response
        .setHeader('content-type', 'text/html')
        .end(['/first', ...names].map((name) => `<a href=${name}>`).join(''));
  });
  const start = performance.now();
  const { links, stopped } = await map(site.url('/'), {
    ...REACH,
    cache: new MemorySitemapCache(),
    ...options,
    budget: { hostConcurrency: 2, ...options.budget },
  });
  const seconds = (performance.now() - start) / 1000;
  return { links: links.map(({ url }) => new URL(url).pathname), stopped, seconds, asked };
}

describe('one page that asks for a long pause', () => {
  test('holds the others up for five seconds at most', async () => {
    const { links, stopped, seconds, asked } = await refused((path) => path === '/first', [503, '86400']);
    expect([links.length, stopped, asked['/first'], asked['/p29']]).toEqual([31, undefined, 1, 1]);
    expect(seconds).toBeGreaterThan(4.9);
    expect(seconds).toBeLessThan(9);
  });

  test('is asked again when it said, while the others are visited', async () => {
    let refusals = 1;
    const { links, seconds, asked } = await refused(
      (path) => path === '/first' && refusals-- > 0,
      [429, '7'],
    );
    expect([links.length, asked['/first'], asked['/p29']]).toEqual([32, 2, 1]);
    expect(seconds).toBeGreaterThan(6.9);
  });

  test('is not waited for when the time will be up before', async () => {
    const { links, stopped, seconds, asked } = await refused((path) => path === '/p29', [503, '30'], {
      timeout: 20_000,
    });
    expect([links.length, stopped, asked['/p29']]).toEqual([32, 'timeout', 1]);
    expect(seconds).toBeLessThan(9);
  });
});

const afterTheStart = (path: string): boolean => path === '/first' || path.startsWith('/p');

describe('a host that refuses everything from some point on', () => {
  test('is given up, and what is known of it is the answer', async () => {
    const { links, stopped, seconds, asked } = await refused(afterTheStart, [429, '3600']);
    expect([links.length, stopped]).toEqual([32, 'overload']);
    expect(seconds).toBeLessThan(20);
    expect(Object.keys(asked).filter(afterTheStart).length).toBeLessThan(8);
  });

  test('is not waited for when the time will be up before', async () => {
    const { links, stopped, seconds } = await refused(afterTheStart, [429, '20'], { timeout: 4000 });
    expect([links.length, stopped]).toEqual([32, 'timeout']);
    expect(seconds).toBeLessThan(2);
  });
});

test('a sitemap that asks for a pause does not hold up the pages', async () => {
  let refusals = 1;
  const { asked, seconds } = await refused((path) => path === '/sitemap.xml' && refusals-- > 0, [503, '7']);
  expect([asked['/sitemap.xml'], asked['/p29']]).toEqual([2, 1]);
  expect(seconds).toBeGreaterThan(6.9);
});

test('a crawl-delay longer than the time left ends the map at once', async () => {
  const site = await serve((request, response) => {
    if (request.url === '/robots.txt') response.end('User-agent: *\nCrawl-delay: 20');
    else response.setHeader('content-type', 'text/html').end('<a href=/a><a href=/b>');
  });
  const start = performance.now();
  const { links, stopped } = await map(site.url('/'), {
    ...REACH,
    cache: new MemorySitemapCache(),
    sitemap: 'skip',
    timeout: 15_000,
  });
  expect([links.length, stopped]).toEqual([3, 'timeout']);
  expect(performance.now() - start).toBeLessThan(5000);
});
