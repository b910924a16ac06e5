import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { readRetryAfter } from '../src/runtime/retry-after.ts';

const now = Date.UTC(2026, 10, 22, 6, 0, 0);
const inTenSeconds = now + 10_000;

describe('digits are seconds', () => {
  const table: [string, number | undefined][] = [
    ['1', 1000],
    ['120', 120_000],
    ['007', 7000],
    [' 5', 5000],
    ['5\t ', 5000],
    ['0', undefined],
    ['000', undefined],
    ['2147483648', 2_147_483_648_000],
    ['99999999999', 2_147_483_648_000],
    ['9'.repeat(400), 2_147_483_648_000],
  ];
  it.each(table)('%j', (value, want) => expect(readRetryAfter(value, now)).toBe(want));
});

describe('the three forms of an HTTP-date', () => {
  const table: [string, number | undefined][] = [
    ['Sun, 22 Nov 2026 06:00:10 GMT', 10_000],
    ['\tSun, 22 Nov 2026 06:00:10 GMT ', 10_000],
    ['Sunday, 22-Nov-26 06:00:10 GMT', 10_000],
    ['Sun Nov 22 06:00:10 2026', 10_000],
    ['Tue Dec  1 06:00:00 2026', 9 * 86_400_000],
    ['Tue Dec 01 06:00:00 2026', 9 * 86_400_000],
    ['Tue, 29 Feb 2028 00:00:00 GMT', Date.UTC(2028, 1, 29) - now],
    // A leap second, which clocks of computers leave out: the second after it.
    ['Thu, 31 Dec 2026 23:59:60 GMT', Date.UTC(2027, 0, 1) - now],
    ['Thursday, 31-Dec-26 23:59:60 GMT', Date.UTC(2027, 0, 1) - now],
    ['Thu Dec 31 23:59:60 2026', Date.UTC(2027, 0, 1) - now],
    // Two digits mean the year that is not more than 50 years ahead.
    ['Sunday, 22-Nov-76 05:59:59 GMT', Date.UTC(2076, 10, 22, 5, 59, 59) - now],
    ['Monday, 22-Nov-77 06:00:00 GMT', undefined],
    // Past or present.
    ['Sun, 22 Nov 2026 06:00:00 GMT', undefined],
    ['Sun, 06 Nov 1994 08:49:37 GMT', undefined],
    ['Sunday, 06-Nov-94 08:49:37 GMT', undefined],
    ['Sun Nov  6 08:49:37 1994', undefined],
    ['Sat, 01 Jan 0099 00:00:00 GMT', undefined],
    // Far ahead, and bounded as digits are.
    ['Fri, 31 Dec 9999 23:59:59 GMT', 2_147_483_648_000],
  ];
  it.each(table)('%j', (value, want) => expect(readRetryAfter(value, now)).toBe(want));
});

describe('anything else is no Retry-After', () => {
  const table = [
    '',
    ' ',
    '.1',
    '1.5',
    '1e-3',
    '1e3',
    '1h',
    '10s',
    '10 seconds',
    '+5',
    '-5',
    '0x10',
    '1_000',
    'Infinity',
    'NaN',
    '٣',
    '５',
    '5\n',
    '"5"',
    '5;q=1',
    // Twice, as proxies add them: a list is not in the grammar.
    '10, 20',
    '10,',
    'Sun, 22 Nov 2026 06:00:10 GMT, 10',
    '2026-11-22T06:00:10Z',
    '2026-11-22',
    'Sun, 22 Nov 2026 06:00:10',
    'Sun, 22 Nov 2026 06:00:10 UTC',
    'Sun, 22 Nov 2026 06:00:10 +0000',
    'Sun, 22 Nov 2026 07:00:10 GMT+1',
    'sun, 22 nov 2026 06:00:10 gmt',
    'Sun, 22 November 2026 06:00:10 GMT',
    'Xyz, 22 Nov 2026 06:00:10 GMT',
    '22 Nov 2026 06:00:10 GMT',
    'Sun,  22 Nov 2026 06:00:10 GMT',
    'Sun, 22 Nov 26 06:00:10 GMT',
    'Sun, 22-Nov-2026 06:00:10 GMT',
    'Sun, 22-Nov-26 06:00:10 GMT',
    'Tue, 1 Dec 2026 06:00:00 GMT',
    'Tue Dec 1 06:00:00 2026',
    'Sun Nov 22 06:00:10 2026 GMT',
    // Days and times that do not exist.
    'Tue, 31 Nov 2026 06:00:10 GMT',
    'Sun, 29 Feb 2027 06:00:10 GMT',
    'Wed, 00 Dec 2026 06:00:10 GMT',
    'Sun, 22 Nov 2026 24:00:00 GMT',
    'Sun, 22 Nov 2026 06:60:10 GMT',
    'Sun, 22 Nov 2026 06:00:61 GMT',
    'Sun, 22 Nov 2026 06:60:60 GMT',
    'Sun, 22 Nov 2026 24:00:60 GMT',
    'Tue, 31 Nov 2026 23:59:60 GMT',
    'Thu, 31 Dec 2026 23:59:60 UTC',
  ];
  it.each(table)('%j', (value) => expect(readRetryAfter(value, now)).toBeUndefined());
});

const anySecond = fc.integer({ min: inTenSeconds / 1000, max: Date.UTC(2076, 0, 1) / 1000 });

it('every second of the next decades reads the same in each form', () => {
  const property = fc.property(anySecond, (second) => {
    const ms = second * 1000;
    const imf = new Date(ms).toUTCString();
    const [, day, month, year, time] = imf.split(' ') as [string, string, string, string, string];
    const weekday = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' }).format(ms);
    const rfc850 = `${weekday}, ${day}-${month}-${year.slice(2)} ${time} GMT`;
    const asctime = `${imf.slice(0, 3)} ${month} ${String(Number(day)).padStart(2)} ${time} ${year}`;
    expect([imf, rfc850, asctime].map((text) => readRetryAfter(text, now))).toEqual(Array(3).fill(ms - now));
  });
  fc.assert(property, { numRuns: 500 });
});

it('no text gives anything but a number of milliseconds within bounds, or nothing', () => {
  const pieces = fc.constantFrom(
    ...'0 1 9 . - + e , : Sun Sunday Nov 22 2026 06:00:10 GMT 26'.split(' '),
    ' ',
    '\t',
  );
  const text = fc.oneof(
    fc.string(),
    fc.array(pieces, { maxLength: 9 }).map((parts) => parts.join('')),
  );
  const property = fc.property(text, (value) => {
    const ms = readRetryAfter(value, now);
    if (ms === undefined) return;
    expect(ms).toBeGreaterThan(0);
    expect(ms).toBeLessThanOrEqual(2_147_483_648_000);
    if (!/^[ \t]*\d+[ \t]*$/.test(value)) expect(value).toMatch(/^[ \t]*[A-Z][a-z]{2}/);
  });
  fc.assert(property, { numRuns: 2000 });
});
