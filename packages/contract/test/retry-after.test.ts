import { expect, test } from 'vitest';
import { readRetryAfter } from '../src/http/retry-after.ts';

const now = Date.UTC(2026, 10, 22, 6, 0, 0);

test.each<[string, number | undefined]>([
  ['0', 0],
  ['7', 7],
  [' 7\t', 7],
  ['99999999999', 99_999_999_999],
  ['Sun, 22 Nov 2026 06:00:10 GMT', 10],
  ['Sunday, 22-Nov-26 06:00:10 GMT', 10],
  ['Sun Nov 22 06:00:10 2026', 10],
  ['Sun, 06 Nov 1994 08:49:37 GMT', 0],
  ['', undefined],
  ['7s', undefined],
  ['1.5', undefined],
  ['-5', undefined],
  ['1e3', undefined],
  ['0x10', undefined],
  ['Infinity', undefined],
  ['2026-11-22T06:00:10Z', undefined],
  ['soon', undefined],
])('%j is %j seconds', (value, want) => expect(readRetryAfter(value, now)).toBe(want));
