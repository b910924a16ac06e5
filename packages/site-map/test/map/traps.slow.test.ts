import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { map, MemorySitemapCache, type MapResult } from '../../src/index.ts';
import { REACH, serve } from '../../../net/test/support/loopback.ts';
import { SyntheticSite } from '../support/site/server.ts';
import { serveTrap } from '../support/site/traps.ts';

const MODE = { sitemap: 'include', includeSubdomains: true, ignoreQueryParameters: true } as const;

const isTrap = (url: string): boolean => new URL(url).pathname.startsWith('/trap/');

describe('a site full of traps', () => {
  let site: SyntheticSite;
  let result: MapResult;
  let found: Set<string>;
  beforeAll(async () => {
    site = await SyntheticSite.start({ seed: 3, traps: true });
    const budget = {
      rate: Number.POSITIVE_INFINITY,
      // A bound of bytes ends each of them, not one of time: other work may slow this machine.
      pageTimeout: 60_000,
      sitemapTimeout: 60_000,
      suspects: 1000,
    };
    result = await map(site.url, { ...site.reach, ...MODE, cache: new MemorySitemapCache(), budget });
    found = new Set(result.links.map(({ url }) => url));
  });
  afterAll(() => site.close());

  test('is still found whole, and nothing of it that is no page', () => {
    const truth = site.truth(MODE);
    expect([...truth].filter((url) => !found.has(url))).toEqual([]);
    expect([...found].filter((url) => !truth.has(url) && !isTrap(url))).toEqual([]);
    expect([result.complete, result.reasons.map(({ code }) => code)]).toEqual([
      false,
      [
        'sitemap-size',
        'sitemap-depth',
        'page-size',
        'page-links',
        'url-length',
        'suspects',
        'sitemap-missing',
      ],
    ]);
  });

  // Pages asked for in each trap: its budget, not its length, must end it.
  test.each([
    ['calendar/', 500],
    ['random/', 1600],
    ['same/', 500],
    ['deeper/', 20],
    ['cycle/', 60],
    ['session/', 500],
    ['query', 3],
    ['bomb', 3],
    ['brotli-bomb', 3],
    ['longer/', 12],
    ['down.xml/', 10],
    ['loop', 2],
  ])('%s ends after at most %i requests', (kind, most) => {
    const asked = site.requests.filter((key) => key.startsWith(`example.test/trap/${kind}`)).length;
    expect(asked).toBeGreaterThan(0);
    expect(asked).toBeLessThanOrEqual(most);
  });

  test('a trap is put last and reported, whole', () => {
    const places = result.links.map(
      ({ url }) => isTrap(url) && /\/(?:same|session|calendar|random)\//.test(url),
    );
    const ordinary = result.links.findLastIndex(({ url }) => !isTrap(url));
    // What led into each trap looked like any other page.
    expect(places.slice(0, ordinary).filter(Boolean).length).toBeLessThan(40);
    const reported = result.suspects.map(({ pattern }) => pattern.slice(pattern.indexOf('/trap')));
    const patterns = ['/trap/same/N', '/trap/session/H', '/trap/calendar/N/N', '/trap…'];
    expect(reported).toEqual(expect.arrayContaining(patterns));
  });
});

test('a page without end is cut off by its time, and still has its title', async () => {
  const site = await serve((request, response) => {
    const isEndless = serveTrap('example.test', request.url ?? '', 0, response);
    if (isEndless) return;
    response.writeHead(request.url === '/' ? 200 : 404, { 'content-type': 'text/html' });
    response.end('<a href="/trap/endless">endless</a>');
  });
  const budget = { rate: Number.POSITIVE_INFINITY, pageTimeout: 3000 };
  const { links } = await map(site.url('/'), { ...REACH, cache: new MemorySitemapCache(), budget });
  expect(links.find(({ url }) => url.endsWith('/trap/endless'))?.title).toBe('Endless');
  expect(site.requests.filter((line) => line.endsWith('/trap/endless'))).toHaveLength(1);
});
