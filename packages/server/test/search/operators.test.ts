import { expect, test } from 'vitest';
import { parseQuery, holdsText } from '../../src/capabilities/search/index/operators.ts';
import type { ParsedQuery } from '../../src/capabilities/search/index/operators.ts';

const NOTHING = { terms: '', phrases: [], without: [], sites: [], notSites: [], signed: [] };

test.each<[string, Partial<ParsedQuery>]>([
  ['tea  and tools', { terms: 'tea and tools' }],
  ['"apple pie" recipe', { terms: 'apple pie recipe', phrases: ['apple pie'] }],
  [
    '“apple pie” „alte Schule“ «au revoir»',
    {
      terms: 'apple pie alte Schule au revoir',
      phrases: ['apple pie', 'alte Schule', 'au revoir'],
    },
  ],
  ['jaguar -car', { terms: 'jaguar', without: ['car'] }],
  ['jaguar -"sports car" -cat', { terms: 'jaguar', without: ['sports car', 'cat'] }],
  ['e-mail well-known - dash', { terms: 'e-mail well-known - dash' }],
  ['temperature -5', { terms: 'temperature', without: ['5'] }],
  ['price site:example.com', { terms: 'price', sites: ['example.com'] }],
  ['site:https://docs.Example.com:8080/a/b?c x', { terms: 'x', sites: ['docs.example.com'] }],
  ['site:*.example.com -site:old.example.com', { sites: ['example.com'], notSites: ['old.example.com'] }],
  ['site:münchen.de', { sites: ['xn--mnchen-3ya.de'] }],
  ['site: x', { terms: 'site: x' }],
  ['site:/// y', { terms: 'site:/// y' }],
  ['website:example.com', { terms: 'website:example.com' }],
  ['tea OR coffee', { terms: 'tea coffee' }],
  ['(tea | coffee) cake', { terms: 'tea coffee cake' }],
  ['TO BE OR NOT TO BE', { terms: 'TO BE OR NOT TO BE' }],
  ['C++ and C# in .env', { terms: 'C++ and C# in .env', signed: ['C++', 'C#', '.env'] }],
  ['an odd " mark', { terms: 'an odd mark' }],
  ['"" "*" ""', {}],
  ['title:x col: NEAR(a b) ^c {d} e*', { terms: 'title:x col: NEAR a b ^c {d} e*' }],
  ['', {}],
])('%j', (query, want) => {
  expect(parseQuery(query)).toEqual({ ...NOTHING, ...want });
});

test('reads a query that is made to take long in no time', () => {
  const from = performance.now();
  for (const text of [
    '"'.repeat(2000),
    '-'.repeat(2000),
    'site:'.repeat(400),
    '„'.repeat(2000),
    '(-"'.repeat(600),
  ])
    parseQuery(text);
  expect(performance.now() - from).toBeLessThan(1000);
});

test.each([
  ['An apple pie, please.', 'Apple Pie', true],
  ['An apple-pie.', 'apple pie', true],
  ['A pineapple pie.', 'apple pie', false],
  ['A pie of apple.', 'apple pie', false],
  ['apple\n  pie', 'apple pie', true],
  ['Un café crème.', 'cafe creme', true],
  ['今日の東京の天気は晴れです。', '東京の天気', true],
  ['Modern C++ has it.', 'C++', true],
  ['Modern C has it.', 'C++', false],
  ['See node:fs there.', 'node:fs', true],
])('%j holds %j: %s', (text, wanted, want) => {
  expect(holdsText(text, wanted)).toBe(want);
});
