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
    const budget = { rate: Number.POSITIVE_INFINITY, pageTimeout: 4000, sitemapTimeout: 5000, chain: 1000 };
    result = await map(site.url, { ...site.reach, ...MODE, cache: new MemorySitemapCache(), budget });
    found = new Set(result.links.map(({ url }) => url));
  });
  afterAll(() => site.close());

  test('is still found whole, and nothing of it that is no page', () => {
    const truth = site.truth(MODE);
    expect([...truth].filter((url) => !found.has(url))).toEqual([]);
    expect([...found].filter((url) => !truth.has(url) && !isTrap(url))).toEqual([]);
    expect(result.complete).toBe(true);
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

  test('a trap whose pages repeat themselves is not listed', () => {
    const repeated = [...found].filter((url) => /\/trap\/(?:same|session)\//.test(url));
    expect(repeated.length).toBeLessThan(5);
  });

  test('a page cut off by its time still has its title', () => {
    expect(result.links.find(({ url }) => url.endsWith('/trap/endless'))?.title).toBe('Endless');
  });
});
