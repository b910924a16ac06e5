import { describe, expect, it } from 'vitest';
import { isUrl } from '../src/openapi/is-url.ts';

describe('isUrl', () => {
  const table: [string, boolean][] = [
    ['https://example.com', true],
    ['https://münchen.de/straße', true],
    ['mailto:a@b.test', true],
    ['/path', false],
    ['https://', false],
    ['', false],
  ];
  for (const [text, expected] of table) {
    it(`${JSON.stringify(text)} is ${expected ? 'one' : 'none'}, however often it is asked`, () => {
      let other = 0;
      for (let count = 0; count < 20_000; count += 1) if (isUrl(text) !== expected) other += 1;
      expect(other).toBe(0);
    });
  }
});
