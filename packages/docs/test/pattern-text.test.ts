import { expect, test } from 'vitest';
import { patternText } from '../src/generator/description/pattern-text.ts';

test.each([
  ['^[A-Z]{3}-\\d{4}$', 'AAA-1111'],
  ['^(?:open|closed)$', 'open'],
  ['^\\+?[0-9]{2,}$', '11'],
  ['^(?<year>\\d{4})-(?<month>\\d\\d)$', '1111-11'],
  ['^[^a-z]+$', 'A'],
  ['^[\\]x]$', ']'],
  ['\\u0041.b', 'Aab'],
  ['stable|(v1)', 'stable'],
  ['^x*$', ''],
  // Nothing that looks around, or refers back, is written; nor what is no pattern.
  ['^(?=a)b$', undefined],
  ['^(?!a)b$', undefined],
  ['^(?<!a)b$', undefined],
  ['(a)\\1', undefined],
  ['\\p{L}', undefined],
  ['(', undefined],
  ['a{', 'a{'],
  ['[z-a]', undefined],
])('%j gives %j', (pattern, text) => expect(patternText(pattern)).toBe(text));
