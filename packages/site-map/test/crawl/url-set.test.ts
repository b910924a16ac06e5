import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { UrlSet } from '../../src/crawl/url-set.ts';

test('it holds what a Set holds, in the same order', () => {
  const url = fc.oneof(
    fc.nat(40).map((n) => `https://a.test/${n}`),
    fc.constantFrom('', 'http://', 'https://a', 'http://a.test/', 'https://a.test/ü'),
  );
  const property = fc.property(fc.array(url, { maxLength: 120 }), (urls) => {
    const set = new UrlSet();
    const model = new Set<string>();
    for (const one of urls) {
      expect(set.has(one)).toBe(model.has(one));
      expect(set.add(one)).toBe(!model.has(one));
      model.add(one);
    }
    expect([set.size, [...set.urls]]).toEqual([model.size, [...model]]);
  });
  fc.assert(property, { numRuns: 500, seed: 7 });
});

test('it grows, and URLs of one hash stay apart', () => {
  const set = new UrlSet();
  for (let n = 0; n < 100_000; n++) set.add(`https://a.test/section-${n % 7}/page-${n}`);
  // What differs in the scheme only has one hash.
  for (let n = 0; n < 100; n++) expect(set.add(`http:/${n % 10}/x${n >> 5}`)).toBe(n < 10 || n % 32 < 10);
  expect(set.size).toBeGreaterThan(100_000);
  for (let n = 0; n < 100_000; n++) expect(set.has(`https://a.test/section-${n % 7}/page-${n}`)).toBe(true);
  expect(set.has('https://a.test/section-1/page-2')).toBe(false);
});
