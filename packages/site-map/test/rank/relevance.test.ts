import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rank } from '../../src/rank/rank.ts';

/** A site, and what is searched for in it. */
interface QuerySet {
  readonly group: string;
  /** Path, title and description. */
  readonly links: readonly (readonly [string, string, string?])[];
  /** A query, and the page that it is for. */
  readonly queries: readonly (readonly [string, string])[];
}

const HOST = 'https://www.example.com';

/** The mean of one over the place of the page wanted: 1 when it is always first. */
function meanReciprocalRank(sets: readonly QuerySet[]): number {
  const ranks = sets.flatMap(({ links, queries }) => {
    const pages = links.map(([path, title, description]) => ({ url: HOST + path, title, description }));
    return queries.map(([query, path]) => {
      const place = rank(pages, query).findIndex(({ url }) => url === HOST + path);
      return 1 / (place + 1);
    });
  });
  return ranks.reduce((sum, one) => sum + one, 0) / ranks.length;
}

test.each([
  ['tuning', 'en', 0.96],
  ['tuning', 'de', 0.91],
  ['tuning', 'ja', 1],
  ['tuning', 'CamelCase', 1],
  ['held-back', 'en', 0.98],
  ['held-back', 'typos', 0.9],
  ['held-back', 'CamelCase', 0.98],
  ['held-back', 'de', 0.91],
  ['held-back', 'ja', 1],
])('%s queries, %s, lead to their page first or nearly so', (file, group, least) => {
  const url = new URL(`queries/${file}.json`, import.meta.url);
  const sets = JSON.parse(readFileSync(url, 'utf8')) as readonly QuerySet[];
  const value = meanReciprocalRank(sets.filter((set) => set.group === group));
  expect(value).toBeGreaterThanOrEqual(least);
});
