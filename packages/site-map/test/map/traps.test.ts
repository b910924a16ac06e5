import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { map, MemorySitemapCache, type MapResult } from '../../src/index.ts';
import { SyntheticSite } from '../support/site/server.ts';

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
      pageTimeout: 4000,
      sitemapTimeout: 5000,
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
      ['sitemap-size', 'sitemap-depth', 'page-size', 'page-links', 'url-length', 'suspects'],
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
    ['endless', 3],
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

  test('a page cut off by its time still has its title', () => {
    expect(result.links.find(({ url }) => url.endsWith('/trap/endless'))?.title).toBe('Endless');
  });
});
