import { expect, test } from 'vitest';
import { ALL } from '../support/conventions/all.ts';
import { countWaiting, mapInRounds, measureRecall } from '../support/conventions/map-in-rounds.ts';

/** Sites with other views of their pages. */
const SITES: readonly string[] = [
  'store with filters, orders and carts in the query',
  'shop with facets, order and pages in the query',
  'collection narrowed by tags that add up in the path',
  'facets in the path',
  'calendar of months, with true events in some',
  'calendar with names of days and a link for each',
  'a session in matrix parameters',
  'articles with print versions and AMP',
  'tags that combine without end',
  'translations beside each other',
];

const ROUNDS = [1, 2, 4, 8].flatMap((concurrency) => [1, 2].map((seed) => ({ concurrency, seed })));

test.each(SITES)('new paths come before other views of known ones: %s', async (name) => {
  for (const rounds of ROUNDS) {
    const site = ALL[name]!();
    const pages = site.truth.length;
    const { visits } = await mapInRounds(site, { ...rounds, pages });
    const half = measureRecall(site, visits.slice(0, pages / 2));
    expect(half, JSON.stringify(rounds)).toBeGreaterThanOrEqual(0.44);
    expect(measureRecall(site, visits), JSON.stringify(rounds)).toBeGreaterThanOrEqual(0.89);
  }
});

/** Share of visits to other views while pages wait. */
const MAX_WASTE = 0.1;

test('pages of a board with sessions do not wait for its print views and posts', async () => {
  for (const rounds of ROUNDS) {
    const site = ALL['board with a session on every link, print views and posts by number']!();
    const { visits, traps } = countWaiting(site, (await mapInRounds(site, rounds)).visits);
    expect(traps / visits, JSON.stringify(rounds)).toBeLessThanOrEqual(MAX_WASTE);
  }
});
