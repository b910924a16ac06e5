import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { parseBrowser } from '../../src/browser/browser-of.ts';
import { pageIn, tableIn } from '../../src/browser/pages/playground/find-in.ts';
import { keepReturn, takeReturn } from '../../src/browser/pages/sign-in/return.ts';
import { number, roundUp, sumUsage } from '../../src/browser/pages/usage/numbers.ts';
import { may } from '../../src/browser/session.ts';

test.each<[userAgent: string, name: string]>([
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    'Chrome on Linux',
  ],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36 Edg/140.0', 'Chrome on Windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15', 'Safari on macOS'],
  ['Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', 'Firefox on Android'],
  ['curl/8.5.0', 'curl/8.5.0'],
  ['x'.repeat(80), 'x'.repeat(60)],
  ['', 'Unknown browser'],
])('the browser of %s is %s', (userAgent, name) => {
  expect(parseBrowser(userAgent)).toBe(name);
});

test.each<[role: 'viewer' | 'member' | 'owner', least: 'viewer' | 'member' | 'owner', allowed: boolean]>([
  ['viewer', 'viewer', true],
  ['viewer', 'member', false],
  ['member', 'viewer', true],
  ['member', 'owner', false],
  ['owner', 'owner', true],
])('a %s may do what a %s may: %s', (role, least, allowed) => {
  expect(may(role, least)).toBe(allowed);
});

test.each<[value: number, rounded: number]>([
  [0, 1],
  [1, 1],
  [2, 2],
  [3, 5],
  [5, 5],
  [6, 10],
  [10, 10],
  [11, 20],
  [999, 1000],
  [2001, 5000],
])('%i is rounded up to %i', (value, rounded) => {
  expect(roundUp(value)).toBe(rounded);
});

test('what was used is summed up, and thousands are apart', () => {
  const rows = [
    { requests: 1000, failed: 1, credits: 20 },
    { requests: 234, failed: 2, credits: 3 },
  ];
  expect(sumUsage(rows)).toEqual({ requests: 1234, failed: 3, credits: 23 });
  expect(sumUsage([])).toEqual({ requests: 0, failed: 0, credits: 0 });
  expect(number(1_234_567)).toBe('1,234,567');
});

describe('the table of a response', () => {
  test.each<[title: string, response: unknown, found: unknown]>([
    [
      'is its list of objects',
      { links: [{ url: 'a' }, { title: 'b' }] },
      { columns: ['url', 'title'], rows: [{ url: 'a' }, { title: 'b' }] },
    ],
    [
      'is its list of values',
      { links: ['a', 1] },
      { columns: ['links'], rows: [{ links: 'a' }, { links: 1 }] },
    ],
    ['is the response where that is a list', ['a'], { columns: ['response'], rows: [{ response: 'a' }] }],
    [
      'is the list that is nested least',
      { data: { deep: [1] }, top: [2] },
      { columns: ['top'], rows: [{ top: 2 }] },
    ],
    [
      'is found in nested objects',
      { data: { none: [], some: [1] } },
      { columns: ['some'], rows: [{ some: 1 }] },
    ],
    ['is not there without a list', { data: { a: 1 } }, undefined],
    ['is not there in a text', 'text', undefined],
  ])('%s', (_, response, found) => {
    expect(tableIn(response)).toEqual(found);
  });
});

describe('the page of a response', () => {
  test.each<[title: string, response: unknown, page: unknown]>([
    [
      'has its title and address',
      { data: { markdown: '# A', metadata: { title: 'A', url: 'u', sourceURL: 's' } } },
      { markdown: '# A', title: 'A', url: 'u' },
    ],
    [
      'has the address that was asked for',
      { markdown: 'x', metadata: { sourceURL: 's' } },
      { markdown: 'x', url: 's' },
    ],
    ['may have neither', [{ markdown: 'x', metadata: { title: 1 } }], { markdown: 'x' }],
    ['is the first with Markdown', { data: [{ markdown: 1 }, { markdown: 'x' }] }, { markdown: 'x' }],
    ['is not there without any', { data: { html: 'x' } }, undefined],
  ])('%s', (_, response, page) => {
    expect(pageIn(response)).toEqual(page);
  });
});

const storage = (stored: Map<string, string>) => ({
  getItem: (name: string) => stored.get(name) ?? null,
  setItem: (name: string, value: string) => void stored.set(name, value),
  removeItem: (name: string) => void stored.delete(name),
});

describe('the page that somebody leaves to sign in', () => {
  const stored = new Map<string, string>();
  const shared = new Map<string, string>();
  beforeEach(() => {
    stored.clear();
    shared.clear();
    vi.stubGlobal('sessionStorage', storage(stored));
    vi.stubGlobal('localStorage', storage(shared));
  });
  afterAll(() => void vi.unstubAllGlobals());

  test.each<[pathname: string, search: string, hash: string, path: string]>([
    ['/dashboard/keys', '', '#new', 'keys#new'],
    ['/dashboard/teams/1/jobs', '?job=2&kind=error', '', 'teams/1/jobs?job=2&kind=error'],
    ['/dashboard/', '', '', ''],
    ['/dashboard/sign-in', '', '', ''],
    ['/dashboard/openid/back', '?code=secret', '', ''],
    ['/dashboard/signs', '', '', 'signs'],
    ['//evil.example/dashboard/keys', '', '', ''],
    ['/docs', '', '', ''],
  ])('%s%s%s is taken up at %j, once', (pathname, search, hash, path) => {
    vi.stubGlobal('location', { pathname, search, hash });
    keepReturn();
    expect(takeReturn()).toBe(path);
    expect(takeReturn()).toBe('');
  });

  test.each<[minutes: number, path: string]>([
    [14, 'keys'],
    [16, ''],
  ])('is taken up in another tab %i minutes later at %j, once', (minutes, path) => {
    vi.stubGlobal('location', { pathname: '/dashboard/keys', search: '', hash: '#scrape?body.url=x' });
    keepReturn();
    stored.clear();
    vi.useFakeTimers({ now: Date.now() + minutes * 60_000, toFake: ['Date'] });
    expect(takeReturn()).toBe(path);
    expect(takeReturn()).toBe('');
    vi.useRealTimers();
  });

  test('is the start where what was stored is spoilt', () => {
    for (const text of ['{', '{"page":1,"until":9e15}', 'null', '{"page":"/dashboard/keys"}']) {
      shared.set('return', text);
      expect(takeReturn()).toBe('');
    }
  });
});
