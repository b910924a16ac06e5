import { expect, test } from 'vitest';
import { ALL } from '../support/conventions/all.ts';
import { mapInRounds, measureRecall } from '../support/conventions/map-in-rounds.ts';

/** Sites with other views of their pages, with the least recall after half of the budget, and after all of it. */
const SITES: readonly (readonly [name: string, half: number, full: number])[] = [
  ['store with filters, orders and carts in the query', 0.44, 0.89],
  ['shop with facets, order and pages in the query', 0.44, 0.89],
  ['collection narrowed by tags that add up in the path', 0.44, 0.89],
  ['facets in the path', 0.44, 0.89],
  ['calendar of months, with true events in some', 0.44, 0.89],
  ['calendar with names of days and a link for each', 0.44, 0.89],
  ['a session on every link, in the query', 0.44, 0.89],
  ['a session in matrix parameters', 0.44, 0.89],
  ['articles with print versions and AMP', 0.44, 0.89],
  ['tags that combine without end', 0.44, 0.89],
  ['translations beside each other', 0.44, 0.89],
  ['language chosen by a parameter, most pages not translated', 0.44, 0.89],
];

const ROUNDS = [1, 2, 4, 8].flatMap((concurrency) => [1, 2].map((seed) => ({ concurrency, seed })));

test.each(SITES)('new paths come before other views of known ones: %s', async (name, half, full) => {
  for (const rounds of ROUNDS) {
    const site = ALL[name]!();
    const pages = site.truth.length;
    const { visits } = await mapInRounds(site, { ...rounds, pages });
    const recalls = [measureRecall(site, visits.slice(0, pages / 2)), measureRecall(site, visits)] as const;
    expect(recalls[0], JSON.stringify(rounds)).toBeGreaterThanOrEqual(half);
    expect(recalls[1], JSON.stringify(rounds)).toBeGreaterThanOrEqual(full);
  }
});
