import { array, assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { runAtOnce } from '@web-data/net/pace';
import { rank, rankInSteps } from '../../src/rank/rank.ts';
import { Relevance } from '../../src/rank/relevance.ts';
import { sortInSteps, sortNumbersInSteps } from '../../src/rank/sort-in-steps.ts';

const urls = Array.from({ length: 30_000 }, (_, at) => `https://a.test/s${(at * 7919) % 30_011}/item-${at}`);

test('strings are sorted as by Array.prototype.sort', () => {
  expect(Array.from(runAtOnce(sortInSteps(urls)))).toEqual(urls.toSorted());
  assert(
    property(array(string({ unit: 'binary' })), (values) => {
      expect(Array.from(runAtOnce(sortInSteps(values)))).toEqual(values.toSorted());
    }),
  );
});

test('numbers are sorted in ascending order', () => {
  const numbers = Float64Array.from(urls, (_, at) => (at * 7919) % 30_011);
  expect(Array.from(runAtOnce(sortNumbersInSteps(numbers)))).toEqual(Array.from(numbers.toSorted()));
});

test.each(['item section 42', 'sektion itme', ''])('ranking by "%s" may be interrupted often', (query) => {
  const links = urls.map((url) => ({ url }));
  let interruptions = 0;
  const steps = rankInSteps(links, query);
  let step = steps.next();
  for (; step.done !== true; step = steps.next()) interruptions++;
  expect(step.value).toEqual(rank(links, query));
  if (query !== '') expect(interruptions).toBeGreaterThan(urls.length / 256);
});

test('listing may be interrupted often', () => {
  const order = new Relevance();
  for (const url of urls) order.add(url, 1);
  const listed = [...order.urls()];
  expect(listed.filter((url) => url !== undefined)).toEqual(urls.toSorted());
  expect(listed.length - urls.length).toBeGreaterThan(urls.length / 512);
});
