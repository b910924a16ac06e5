import { array, assert, constantFrom, property, string, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { linearPattern } from '../../src/capabilities/patterns/linear-pattern.ts';

/** [pattern, texts]: the engine of the language says what each must answer. */
const samples: [string, string[]][] = [
  ['^\\d{4}-\\d{2}-\\d{2}$', ['2024-01-02', '2024-1-2', 'x2024-01-02', '2024-01-02\n']],
  ['^[\\w.+-]+@[\\w-]+(?:\\.[\\w-]+)+$', ['ada@example.com', 'ada@', 'é@example.com']],
  ['^\\s*$', ['', ' \t\v\f\u00A0\u2003\uFEFF', ' x', '\u180E']],
  ['\\S', ['\u00A0', '\u200B', ' ']],
  ['^[\\s\\d]+$', ['1 2\u3000', '1x']],
  ['^[^\\s]+$', ['ab', 'a\u2028b']],
  ['^[\\S\\d]+$', ['ab', 'a b']],
  ['^.$', ['a', '\n', '\r', '\u2028', '😀', '']],
  ['^[^]$', ['\n', 'a', '']],
  ['[]', ['', 'a']],
  ['\\u00e9', ['é', 'e']],
  ['^\\u{1F600}$', ['😀', 'x']],
  ['^\\uD83D\\uDE00$', ['😀', '\uD83D']],
  ['^[\\uD83D\\uDE00-\\u{1F64F}]$', ['😃', 'x', '\uDE00']],
  ['^[[:alpha:]$', [':', '[', 'b', 'l', 'p']],
  ['^[\\b]$', ['\b', 'b']],
  ['\\Bcat\\B', ['concats', 'cat', 'a cat']],
  ['\\bcat\\b', ['a cat', 'concat', 'écat']],
  ['^\\cJ\\0\\x41$', ['\n\0A', 'JA']],
  ['^(?<jahr>\\d+)/(?<año>\\d+)$', ['1/2', '12']],
  ['^\\p{L}+$', ['Straße', 'a1']],
  ['^\\p{Letter}\\p{gc=Nd}\\P{Uppercase_Letter}$', ['a1b', 'a1B', '11b']],
  ['^\\p{Script=Greek}+$', ['αβ', 'ab']],
  ['^[\\p{Lu}\\p{sc=Cyrillic}]+$', ['AБв', 'aБ']],
  ['^\\/\\-?$'.replace('\\-', '-'), ['/', '/-']],
  ['^(?:a|b)*?c{2,3}$', ['abcc', 'abc', 'cccc']],
  ['^\\$\\^\\(\\)\\[\\]\\{\\}\\|\\*\\+\\?\\.\\\\$', ['$^()[]{}|*+?.\\', 'x']],
  ['a&&b', ['a&&b']],
  ['^[a&&b]+$', ['&a', 'c']],
  ['^[&&a-z--]+$', ['a-', 'A']],
];

test.each(samples)('%s', (pattern, texts) => {
  const own = new RegExp(pattern, 'u');
  expect(texts.map((text) => linearPattern(pattern).test(text))).toEqual(texts.map((text) => own.test(text)));
});

test.each<[string, RegExp]>([
  ['a(?=b)', /^The pattern "a\(\?=b\)" looks around/],
  ['(?<!a)b', /looks around/],
  ['(?<=a)b', /looks around/],
  ['(a)\\1', /refers back/],
  ['(?<x>a)\\k<x>', /refers back/],
  ['.{1,5000}', /more than 1000 times: use "minLength" and "maxLength"/],
  ['((a{100}){100}){100}', /more than 1000 times/],
  ['\\p{Emoji}', /the property "Emoji", which is not known here/],
  ['\\p{Script_Extensions=Greek}', /not known here/],
  ['(', /is not a regular expression of ECMA-262: Unterminated group\.$/],
  ['[[:alpha:]]', /is not a regular expression/],
  ['(?P<a>b)', /is not a regular expression/],
  ['\\Aabc', /is not a regular expression/],
])('%s is refused', (pattern, sentence) => {
  expect(() => linearPattern(pattern)).toThrow(sentence);
});

test.each<[string, (length: number) => string]>([
  ['^(\\w+\\s?)*\\d+!$', (length) => 'a'.repeat(length)],
  ['^(a+)+$', (length) => `${'a'.repeat(length)}!`],
  ['(x+x+)+y', (length) => 'x'.repeat(length)],
  ['^(?:a|a)*$', (length) => `${'a'.repeat(length)}b`],
  ['^(([a-z])+.)+[A-Z]([a-z])+$', (length) => 'a'.repeat(length)],
  ['\\s+$', (length) => `${' '.repeat(length)}x`],
  ['(?:.*a){10}.*[^x]b$', (length) => `${'a'.repeat(length)}xb`],
])('%s ends on texts that were made for it', (pattern, text) => {
  expect(linearPattern(pattern).test(text(200_000))).toBe(false);
});

const atoms =
  'a b 1 \\d \\w \\s \\S \\W \\D [ab] [^a] [\\s1] [\\w-] [a-c1-3] . é \\u00e9 \\u{1F600} 😀 \\p{L} \\P{Lu} \\n \\x41 \\b ^ $ - _ \\.';
const atom = constantFrom(' ', ...atoms.split(' '));
// Without \B: V8 also tries it between the halves of a pair, which ECMA-262 does not (RegExpBuiltinExec).
const isBound = /^(?:\\b|\^|\$)$/;
const piece = tuple(atom, constantFrom('', '', '', '*', '+', '?', '{2}', '{1,2}', '*?', '+?')).map(
  ([one, times]) => (isBound.test(one) ? one : one + times),
);
const sequence = array(piece, { minLength: 1, maxLength: 4 }).map((pieces) => pieces.join(''));
const pattern = array(tuple(sequence, constantFrom('', '(', '(?:', '(?<n>')), { minLength: 1, maxLength: 3 })
  .map((parts) => parts.map(([one, open]) => (open === '' ? one : `${open}${one})`)).join('|'))
  .filter((text) => (text.match(/\(\?<n>/g) ?? []).length < 2);
const text = string({
  unit: constantFrom('a', 'b', 'A', '1', ' ', '\n', '\u2028', '\u00A0', 'é', '😀', '-', '_', '.', 'ß'),
  maxLength: 8,
});

test('answers what the engine of the language answers', () => {
  assert(
    property(pattern, array(text, { minLength: 1, maxLength: 5 }), (given, texts) => {
      const [own, ours] = [new RegExp(given, 'u'), linearPattern(given)];
      for (const one of texts) expect([given, one, ours.test(one)]).toEqual([given, one, own.test(one)]);
    }),
    { numRuns: 3000, seed: 20 },
  );
});
