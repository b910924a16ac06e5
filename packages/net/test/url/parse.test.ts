import { expect, test } from 'vitest';
import { parseUrl } from '../../src/url/parse.ts';

test.each([
  ['https://münchen.de/straße', undefined, 'https://xn--mnchen-3ya.de/stra%C3%9Fe'],
  ['/straße', 'https://example.com/a', 'https://example.com/stra%C3%9Fe'],
  ['', 'https://example.com/a', 'https://example.com/a'],
  ['no url', undefined, undefined],
  ['https://', undefined, undefined],
])('%s against %s is %s, however often it is asked', (text, base, want) => {
  // Often enough for the compiler to take the function up.
  for (let slot = 0; slot < 20_000; slot++) {
    if (parseUrl(text, base)?.href !== want) expect(`turn ${slot}: ${parseUrl(text, base)?.href}`).toBe(want);
  }
});
