import type { JobState } from '@web-data/client/tools';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { StoredResults } from '../src/results/kept-results.ts';
import { slicePart, toPart, toResult } from '../src/results/result.ts';
import { redactor } from '../src/results/redact.ts';
import { CollectedItems } from '../src/tools/collected-items.ts';

test('parts, one after the other, are the text, and none ends within a character', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 200 });
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 50 }), (whole, max) => {
      const parts: string[] = [];
      for (let from: number | undefined = 0; from !== undefined;) {
        const { part, end } = slicePart(whole, from, max);
        parts.push(part);
        from = end;
      }
      expect(parts.join('')).toBe(whole);
      expect(parts.every((part) => !/\p{Surrogate}/u.test(part) && part.length <= max + 1)).toBe(true);
    }),
    { seed: 7, numRuns: 500 },
  );
});

test('the oldest results go when there is no room', () => {
  const results = new StoredResults(25);
  const [first, second, third] = ['a', 'b', 'c'].map((letter) => results.keep(letter.repeat(10)));
  expect([first, second, third].map((id) => results.find(id!))).toEqual([
    undefined,
    'b'.repeat(10),
    'c'.repeat(10),
  ]);
});

test('a result that alone is larger than the room is not kept, and says so when it is asked for', () => {
  const options = {
    results: new StoredResults(5),
    maxCharacters: 10,
    redact: (text: string) => text,
    isStructured: true,
  };
  expect(toResult({ data: 'short' }, options).structuredContent).toEqual({ untrusted: true, data: 'short' });
  expect(toPart('x', 0, options)).toBeUndefined();
});

test.each([
  ['wd_1234_abcd', 'wd_1234_abcd', '[API key]'],
  ['wd_1234_abcd', 'wd\\_1234\\_abcd', '[API key]'],
  ['wd_1234_abcd', '{"a":"wd\\\\_1234\\\\_abcd!"}', '{"a":"[API key]!"}'],
  ['a.b*c(d)e', 'a.b*c(d)e', '[API key]'],
  ['a.b*c(d)e', 'axb*c(d)e', 'axb*c(d)e'],
  ['short', 'short', 'short'],
])('%s in %s is taken out', (secret, text, want) => expect(redactor([secret])(text)).toBe(want));

test.each([
  ['/items', { items: [1], total: 2 }, { items: [1, 2], total: 2 }],
  ['/a~1b/m~0n', { 'a/b': { 'm~n': [1] } }, { 'a/b': { 'm~n': [1, 2] } }],
  ['/data/list', { data: {} }, { data: { list: [1, 2] } }],
  [undefined, { items: [1] }, { items: [1] }],
])('the items of a job stand at %j of its last response', (path, page, want) => {
  const items = new CollectedItems(path);
  for (const item of [1, 2]) items.add({ items: [item] } as unknown as JobState); // It reads no other member.
  expect(items.into(page)).toEqual(want);
});
