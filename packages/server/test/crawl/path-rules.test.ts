import { Rejection } from '@web-data/validator';
import { describe, expect, test } from 'vitest';
import { PathRules } from '../../src/capabilities/crawl/path-rules.ts';

type Rules = ConstructorParameters<typeof PathRules>[0];

describe('the path patterns of a crawl', () => {
  const url = 'https://example.com/blog/2024?page=2';
  test.each<[title: string, rules: Rules, url: string, allowed: boolean]>([
    ['allow everything when there are none', {}, url, true],
    ['allow everything when both lists are empty', { includePaths: [], excludePaths: [] }, url, true],
    ['allow what one of the included patterns matches', { includePaths: ['^/docs', '^/blog'] }, url, true],
    ['deny what no included pattern matches', { includePaths: ['^/docs', '^/shop'] }, url, false],
    ['deny what one of the excluded patterns matches', { excludePaths: ['^/docs', '^/blog'] }, url, false],
    ['allow what no excluded pattern matches', { excludePaths: ['^/docs', '^/shop'] }, url, true],
    [
      'deny what is both included and excluded',
      { includePaths: ['^/blog'], excludePaths: ['2024'] },
      url,
      false,
    ],
    ['match any part of the path', { includePaths: ['20'] }, url, true],
    ['see no query', { includePaths: ['page=2'] }, url, false],
    ['see no host', { includePaths: ['example'] }, url, false],
    [
      'see the whole URL when asked to',
      { includePaths: ['example.*page=2'], regexOnFullURL: true },
      url,
      true,
    ],
    ['exclude by the whole URL when asked to', { excludePaths: ['page='], regexOnFullURL: true }, url, false],
    [
      'match no path from its start by the whole URL',
      { includePaths: ['^/blog'], regexOnFullURL: true },
      url,
      false,
    ],
  ])('%s', (_, rules, given, allowed) => {
    expect(new PathRules(rules).allow(given)).toBe(allowed);
  });

  test('are rejected with the place of each one that does not compile', () => {
    const rules: Rules = { includePaths: ['ok', '(', 'a**'], excludePaths: ['[z-a]'] };
    const rejection = thrownBy(() => new PathRules(rules)) as Rejection;
    expect(rejection).toBeInstanceOf(Rejection);
    expect(rejection.status).toBe(400);
    const details = (
      rejection as unknown as { details: { in: string; path: string; code: string; message: string }[] }
    ).details;
    expect(details.map(({ in: place, path, code }) => `${place}${path} ${code}`)).toEqual([
      'body/includePaths/1 format',
      'body/includePaths/2 format',
      'body/excludePaths/0 format',
    ]);
    expect(rejection.message).toBe(details[0]!.message);
    expect(details[0]!.message).toContain('is no regular expression in the syntax of RE2: ');
  });

  const large: [title: string, rules: Rules, path: string | undefined, message: string][] = [
    [
      'a hundred that repeat a class',
      { includePaths: Array(100).fill('(\\pL{1000}){1}') },
      '/includePaths/0',
      'repeat more',
    ],
    ['nested repetitions', { excludePaths: ['a', '((a{9}){9}){9}'] }, '/excludePaths/1', 'repeat more'],
    [
      'long texts',
      { includePaths: ['a'], excludePaths: Array(12).fill('b'.repeat(500)) },
      '/excludePaths/9',
      'are longer',
    ],
    ['a hundred with dates', { includePaths: Array(50).fill('^/\\d{4}/\\d{2}/\\d{2}/') }, undefined, ''],
    [
      'the pattern of a UUID',
      { includePaths: ['^/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'] },
      undefined,
      '',
    ],
    [
      'a hundred paths',
      { includePaths: Array(100).fill('^/documentation/guides/(?:one|two)/.*$') },
      undefined,
      '',
    ],
  ];
  test.each(large)('are bounded together: %s', (_, rules, path, message) => {
    const from = performance.now();
    const thrown = thrownBy(() => new PathRules(rules)) as { details: object[] } | undefined;
    if (path === undefined) return expect(thrown).toBeUndefined();
    expect(thrown).toMatchObject({ status: 400, details: [{ in: 'body', path, code: 'maxLength' }] });
    expect(thrown).toMatchObject({ message: expect.stringContaining(message) });
    expect(performance.now() - from).toBeLessThan(1000);
  });
});

function thrownBy(call: () => unknown): unknown {
  try {
    call();
  } catch (error) {
    return error;
  }
  return undefined;
}
