import { expect, it } from 'vitest';
import { candidates } from '../src/values/candidates.ts';
import { openDocument } from '../src/plugins/documents.ts';
import { timely } from '@web-data/openapi';

/** What is tried of a pattern beside its counts: each text with the side of the pattern that it is on; none is said to be taken. */
function tried(pattern: string, current: string): [value: unknown, intent: string][] {
  const { root } = openDocument({
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    paths: {},
    components: { schemas: { Tried: { type: 'string', pattern } } },
  });
  const schema = root.document.at('/components/schemas/Tried');
  return candidates(schema, current, { site: undefined, seed: 1 })
    .filter(({ label, intent, unusual }) => {
      const isOfCount = / times \{/u.test(label);
      if (isOfCount && intent === 'valid') expect(unusual).toBe(true);
      return isOfCount;
    })
    .map(({ value, intent }) => [value, intent]);
}

const lengths = (pattern: string, current: string) =>
  tried(pattern, current).map(([value, intent]) => [String(value).length, intent]);

it('tries the least and the most that a pattern counts, once less and once more', () => {
  expect(lengths('^[a-z][a-z0-9_]{2,19}$', 'ada')).toEqual([
    [2, 'invalid'],
    [3, 'valid'],
    [20, 'valid'],
    [21, 'invalid'],
  ]);
  expect(lengths('^[A-Z]{2}$', 'DE')).toEqual([
    [1, 'invalid'],
    [2, 'valid'],
    [2, 'valid'],
    [3, 'invalid'],
  ]);
  expect(lengths('^[0-9]{0,3}$', '1')).toEqual([
    [0, 'valid'],
    [3, 'valid'],
    [4, 'invalid'],
  ]);
  expect(lengths('^x{3,}$', 'xxx')).toEqual([
    [2, 'invalid'],
    [3, 'valid'],
  ]);
});

it.each([
  ['what is not anchored holds more as well', '[a-z]{2,3}', 'ab', [18, 'valid']],
  ['one count of several', '^[0-9]{4}-[0-9]{2}$', '2024-01', [8, 'invalid']],
])('%s', (_, pattern, current, wanted) => {
  expect(lengths(pattern, current)).toContainEqual(wanted);
});

it.each([
  '^[{1,2}]$',
  String.raw`^a\{2\}$`,
  String.raw`^\u{61}$`,
  '^a{1,100000}$',
  '^(?=a{2})a+$',
  '^[a-z]{',
])('takes %s as it is: every text is on the side that it is said to be on', (pattern) => {
  for (const [value, intent] of tried(pattern, '1'))
    expect([value, new RegExp(pattern, 'u').test(String(value))]).toEqual([value, intent === 'valid']);
});

it('gives a pattern up that the engine has no room for', () => {
  const pattern = '^(([a-z]{900}){1,900} ?){1,900}$';
  expect(tried(pattern, 'a'.repeat(900))).toEqual([]);
  expect(timely('^(?:a|b|[c-z])+$').test('c'.repeat(10_000_000))).toBeUndefined();
});
