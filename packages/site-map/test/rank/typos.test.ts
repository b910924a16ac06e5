import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rank } from '../../src/rank/rank.ts';
import { nearest, slipsBetween } from '../../src/rank/typos.ts';

const first = (query: string, ...paths: readonly string[]): string | undefined =>
  rank(
    paths.map((path) => ({ url: `https://example.com${path}` })),
    query,
  )[0]?.url.slice('https://example.com'.length);

test.each([
  ['kuberntes', '/docs/kubernetes', ['/docs/a', '/docs/cuban-tents', '/docs/kubernetes']],
  ['acess controll', '/access-control', ['/a', '/success-patrol', '/access-control']],
  ['pricng', '/pricing', ['/blog', '/printing', '/pricing']],
  ['sso', '/login', ['/login', '/shop/accessories']],
  ['pricing', '/pricing', ['/blog/tag/pricing', '/pricing']],
  ['effect', '/useEffect', ['/effectively', '/useEffect']],
  ['quick start', '/quick-start', ['/quickly/restart', '/quick-start']],
])('%s leads to %s', (query, wanted, paths) => {
  expect(first(query, ...paths)).toBe(wanted);
});

describe('slips', () => {
  test.each([
    ['form', 'from', 1],
    ['colour', 'color', 1],
    ['kuberntes', 'kubernetes', 1],
    ['deplyomnt', 'deployment', 2],
    ['abc', 'abc', 0],
    ['ca', 'abc', 3],
  ])('%s and %s: %i', (a, b, slips) => {
    expect([slipsBetween(a, b, 3), slipsBetween(b, a, 3)]).toEqual([slips, slips]);
  });

  test('one slip anywhere in a word is found again', () => {
    const word = fc.stringMatching(/^[a-z]{8,12}$/);
    const property = fc.property(word, fc.nat(7), fc.constantFrom('q', '', '7'), (meant, at, character) => {
      const slipped = meant.slice(0, at) + character + meant.slice(at + 1);
      const found = nearest(slipped, ['somethingelse', meant, 'other']);
      expect(found?.terms).toEqual([meant]);
    });
    fc.assert(property, { numRuns: 500, seed: 3 });
  });

  test('what is too short or too far is no slip', () => {
    expect(nearest('blg', ['blogs'])).toBeUndefined();
    expect(nearest('prices', ['offices', 'policies'])).toBeUndefined();
    expect(nearest('x'.repeat(100), ['x'.repeat(99)])).toBeUndefined();
  });
});

test('a slip in a query over 100,000 links stays cheap', () => {
  const links = Array.from({ length: 100_000 }, (_, n) => ({
    url: `https://example.com/section-${n % 97}/item${n.toString(36)}`,
    title: `Item ${n}`,
  }));
  const start = process.cpuUsage();
  expect(rank(links, 'sectoin')[0]?.url).toContain('/section-');
  const { user, system } = process.cpuUsage(start);
  expect((user + system) / 1000).toBeLessThan(8000);
});
