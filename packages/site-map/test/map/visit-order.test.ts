import { expect, test } from 'vitest';
import { mapInRounds, measureRecall } from '../support/conventions/map-in-rounds.ts';
import { STORES } from '../support/conventions/stores.ts';

// The neighbours of this site are in `visit-order.slow.test.ts`.
test.each([
  [1, 1],
  [2, 1],
  [2, 2],
  [8, 1],
  [8, 2],
])(
  'the pages of a store come before its filters and orders, %i at once, seed %i',
  async (concurrency, seed) => {
    const site = STORES['store with filters, orders and carts in the query']!();
    const pages = site.truth.length;
    const { visits } = await mapInRounds(site, { concurrency, seed, pages });
    expect(measureRecall(site, visits.slice(0, pages / 2))).toBeGreaterThanOrEqual(0.44);
    expect(measureRecall(site, visits)).toBeGreaterThanOrEqual(0.94);
  },
);
