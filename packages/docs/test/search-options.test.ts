import MiniSearch from 'minisearch';
import { expect, test } from 'vitest';
import { find, indexOptions } from '../src/browser/search-options.ts';
import type { SearchEntry } from '../src/browser/search-options.ts';

const entry: SearchEntry = {
  id: 'one',
  title: 'Credits',
  context: 'Errors',
  text: 'Shown.',
  terms: 'A plan without billing',
  keywords: 'invoice',
  weight: 1,
};

test.each(['credits', 'errors', 'billing', 'invoice'])('an entry is found by %s', (query) => {
  const index = new MiniSearch(indexOptions);
  index.add(entry);
  expect(find(index, query).map(({ id }) => id)).toEqual(['one']);
});
