import { expect, test } from 'vitest';
import { isFast, sample } from '../../../../scripts/vitest/tier.ts';
import { mapInRounds, measureRecall } from '../support/conventions/map-in-rounds.ts';
import { numberedRecords, type Deleted } from '../support/conventions/numbered-records.ts';
import { STORES } from '../support/conventions/stores.ts';

// The neighbours of this site are in `visit-order.slow.test.ts`.
test.each(
  sample(
    [
      [1, 1],
      [2, 1],
      [2, 2],
      [8, 1],
      [8, 2],
    ] as const,
    { fast: 2 },
  ),
)(
  'the pages of a store come before its filters and orders, %i at once, seed %i',
  async (concurrency, seed) => {
    const site = STORES['store with filters, orders and carts in the query']!();
    const pages = site.truth.length;
    const { visits } = await mapInRounds(site, { concurrency, seed, pages });
    expect(measureRecall(site, visits.slice(0, pages / 2))).toBeGreaterThanOrEqual(0.44);
    expect(measureRecall(site, visits)).toBeGreaterThanOrEqual(0.94);
  },
);

// [deleted records, how the site responds for them, min requests for records, min pages behind them]
const RECORDS: readonly (readonly [number, Deleted, number, number])[] = [
  [0, 'notice', 200, 200],
  [4, 'missing', 196, 196],
  [20, 'missing', 180, 180],
  [4, 'notice', 200, 5],
  [8, 'notice', 10, 0],
  [20, 'notice', 15, 0],
  [4, 'redirect', 6, 1],
  [20, 'redirect', 20, 0],
];

test.each(sample(RECORDS, { fast: 3 }))(
  'records whose only address is a query are reached behind %i deleted ones (%s)',
  async (dead, deleted, records, files) => {
    for (const concurrency of isFast ? [8] : [1, 8]) {
      const { visits } = await mapInRounds(numberedRecords(dead, deleted), {
        concurrency,
        seed: 1,
        pages: 1000,
      });
      const count = (prefix: string): number => visits.filter(({ path }) => path.startsWith(prefix)).length;
      expect(count('/item?')).toBeGreaterThanOrEqual(records);
      expect(count('/files/')).toBeGreaterThanOrEqual(files);
    }
  },
);
