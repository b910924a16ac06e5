import { expect, test } from 'vitest';
import { toStem } from '../../src/rank/stem.ts';

test.each([
  ['retr', 'retry retries retried retrying'],
  ['guid', 'guide guides guided guiding'],
  ['pric', 'price prices priced pricing'],
  ['compan', 'company companies'],
  ['mov', 'movie movies'],
  ['bill', 'bill bills billed billing'],
  ['plan', 'plan plans planned planning'],
  ['process', 'process processes processed processing'],
  ['branch', 'branch branches'],
  ['cach', 'cache caches cached caching'],
  ['validat', 'validate validates validated validating validation validations'],
  ['status', 'status'],
  ['analysis', 'analysis'],
  ['fre', 'free'],
  ['speed', 'speed speeds'],
  ['string', 'string strings'],
  ['station', 'station stations'],
])('%s is the stem of %s', (stem, words) => {
  expect(words.split(' ').map(toStem)).toEqual(words.split(' ').map(() => stem));
});

test.each([
  ['universe', 'university'],
  ['state', 'station'],
  ['news', 'newer'],
  ['process', 'professor'],
])('%s and %s stay apart', (a, b) => {
  expect(toStem(a)).not.toBe(toStem(b));
});

test.each(['api', 'news', 'v2', 'über', 'größen', '价格', 'цены', 'x'.repeat(31)])(
  '%s is left alone',
  (word) => {
    expect(toStem(word)).toBeUndefined();
  },
);
