import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { map, MemorySitemapCache, type MapOptions } from '../../src/index.ts';
import { SyntheticSite } from '../support/site/server.ts';

const MODES = (['include', 'skip', 'only'] as const).flatMap((sitemap) =>
  [true, false].flatMap((includeSubdomains) =>
    [true, false].map((ignoreQueryParameters) => ({ sitemap, includeSubdomains, ignoreQueryParameters })),
  ),
);

describe.each([{ seed: 1 }, { seed: 2, faults: true }])('the synthetic site %j', (features) => {
  let site: SyntheticSite;
  beforeAll(async () => {
    site = await SyntheticSite.start(features);
  });
  afterAll(() => site.close());

  test.each(MODES)('is found whole and clean with %j', async (mode) => {
    const options: MapOptions = {
      ...site.reach,
      ...mode,
      cache: new MemorySitemapCache(),
      budget: { rate: 2000 },
    };
    const { links, complete } = await map(site.url, options);
    const found = new Set(links.map(({ url }) => url));
    const truth = site.truth(mode);
    expect({
      missing: [...truth].filter((url) => !found.has(url)),
      wrong: [...found].filter((url) => !truth.has(url)),
      complete,
    }).toEqual({ missing: [], wrong: [], complete: true });
    expect(links.length).toBe(found.size);
  });
});
