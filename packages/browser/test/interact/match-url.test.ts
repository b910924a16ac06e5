import { describe, expect, test } from 'vitest';
import { matchesUrl } from '../../src/interact/match-url.ts';

describe('a URL pattern', () => {
  test.each([
    ['https://h/a', 'https://h/a', true],
    ['https://h/a', 'https://h/ab', false],
    ['https://h/a', 'xhttps://h/a', false],
    ['*', '', true],
    ['*', 'https://h/\n', true],
    ['**', 'https://h/', true],
    ['https://h/*', 'https://h/', true],
    ['*/done', 'https://h/done', true],
    ['*/done', 'https://h/done?a', false],
    ['https://h/*/done*', 'https://h/a/b/done?c', true],
    ['*b*a*', 'xaxb', false],
    ['*b*a*', 'xbxa', true],
    // The first and the last part, and those between them, do not overlap.
    ['aba*aba', 'aba', false],
    ['aba*aba', 'ababa', false],
    ['aba*aba', 'abaaba', true],
    ['a*b*b', 'ab', false],
    ['a*b*b', 'abb', true],
    ['*ab*b', 'ab', false],
    // Characters of regular expressions stand for themselves.
    ['https://h/a.c?d=(1)+[2]|$^', 'https://h/a.c?d=(1)+[2]|$^', true],
    ['https://h/a.c', 'https://h/abc', false],
    [String.raw`*\d`, '1', false],
  ])('%j matches %j: %j', (pattern, url, isMatch) => expect(matchesUrl(pattern, url)).toBe(isMatch));

  test('of many stars takes no time', () => {
    const started = performance.now();
    expect(matchesUrl(`https://h/${'*a'.repeat(2000)}*b`, `https://h/${'a'.repeat(8000)}`)).toBe(false);
    expect(performance.now() - started).toBeLessThan(1000);
  });
});
