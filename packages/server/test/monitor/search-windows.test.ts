import { expect, test } from 'vitest';
import { searchUrls } from '../../src/capabilities/monitor/targets/search-urls.ts';
import type { Target } from '../../src/capabilities/monitor/targets/target.ts';
import type { SearchProvider, SearchQuery } from '../../src/capabilities/search/provider.ts';

const MINUTE = 60_000;

test.each([
  ['5m', 5 * MINUTE, { unit: 'h', count: 1 }],
  ['15m', 15 * MINUTE, { unit: 'h', count: 1 }],
  ['1h', 60 * MINUTE, { unit: 'h', count: 1 }],
  ['6h', 360 * MINUTE, { unit: 'h', count: 6 }],
  ['24h', 1440 * MINUTE, { unit: 'd', count: 1 }],
  ['7d', 7 * 1440 * MINUTE, { unit: 'w', count: 1 }],
  [undefined, undefined, undefined],
] as const)('searchWindow %s: what was published since', async (searchWindow, span, past) => {
  const asked: SearchQuery[] = [];
  const provider: Pick<SearchProvider, 'search'> = {
    search: async (query) => {
      asked.push(query);
      return { web: [], news: [], images: [], notes: [] };
    },
  };
  const target = { type: 'search', queries: ['tea', 'coffee'], searchWindow } as unknown as Target;
  const before = Date.now();
  const found = await searchUrls(provider as SearchProvider, target, {
    identity: { teamId: 'team' },
    signal: new AbortController().signal,
  });
  expect(found).toEqual({ urls: [], results: [0, 0] });
  expect(asked.map(({ query }) => query)).toEqual(['tea', 'coffee']);
  for (const { time } of asked) {
    expect(time?.past).toEqual(past);
    if (span === undefined) expect(time).toBeUndefined();
    else expect(Math.abs(before - span - time!.from!)).toBeLessThan(10_000);
  }
});
