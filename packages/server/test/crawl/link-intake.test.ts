import type { Page } from '@web-data/site-map/visit';
import type { PageLink } from '@web-data/net/html';
import { describe, expect, test } from 'vitest';
import { CrawlScope } from '../../src/capabilities/crawl/crawl-scope.ts';
import type { Entry } from '../../src/capabilities/crawl/entry.ts';
import type { StoredRequest } from '../../src/capabilities/crawl/job.ts';
import { LinkCollector } from '../../src/capabilities/crawl/link-collector.ts';
import { Chance } from '../monitor/noisy/chance.ts';

const start = new URL('https://example.com/');

const intakeOf = (request: StoredRequest = {}): LinkCollector =>
  new LinkCollector(new CrawlScope(request, start), request, 'team');

const pageWith = (links: readonly (string | PageLink)[], refresh?: string): Page => ({
  title: undefined,
  description: undefined,
  links: links.map((link) => (typeof link === 'string' ? { href: link, kind: 'link' } : link)),
  refresh: refresh === undefined ? undefined : new URL(refresh, start),
  base: start,
  isCut: false,
  isPage: true,
});

const told = (entries: readonly Entry[]): string[] =>
  entries.map(({ kind, url, depth }) => `${kind} ${url} ${depth}`);

/** Depths of origins, and of sitemaps that a site names. */
const SITE = 'site https://example.com -100';

describe('a page of a crawl leads', () => {
  const own = 'https://example.com/own';
  test.each<[title: string, request: StoredRequest, page: Page, depth: number, found: string[]]>([
    ['nowhere without links', {}, pageWith([]), 0, []],
    [
      'to its links, one deeper, and to their site',
      {},
      pageWith(['/a', '/b']),
      2,
      ['page https://example.com/a 3', SITE, 'page https://example.com/b 3'],
    ],
    ['to each of its links once', {}, pageWith(['/a', '/a#b']), 0, ['page https://example.com/a 1', SITE]],
    ['not to itself', {}, pageWith(['/own']), 0, []],
    [
      'where its refresh leads, as deep as itself',
      {},
      pageWith([], '/next'),
      2,
      ['page https://example.com/next 2', SITE],
    ],
    ['not to its canonical URL', {}, pageWith([{ href: '/canonical', kind: 'canonical' }]), 0, []],
    [
      'to a link of another site without a look at its sitemaps',
      { allowExternalLinks: true },
      pageWith(['https://other.example/']),
      0,
      ['foreign https://other.example/ 1'],
    ],
    [
      'to no sitemaps of the site when they are skipped',
      { sitemap: 'skip' },
      pageWith(['/a']),
      0,
      ['page https://example.com/a 1'],
    ],
    ['to no links when only sitemaps count', { sitemap: 'only' }, pageWith(['/a']), 0, []],
    [
      'to links of the greatest depth',
      { maxDiscoveryDepth: 2 },
      pageWith(['/a']),
      1,
      ['page https://example.com/a 2', SITE],
    ],
    ['to no links below the greatest depth', { maxDiscoveryDepth: 2 }, pageWith(['/a']), 2, []],
    [
      'to the sitemaps and feeds that it names',
      {},
      pageWith([
        { href: '/map.xml#x', kind: 'sitemap' },
        { href: '/feed', kind: 'feed' },
      ]),
      0,
      ['sitemap https://example.com/map.xml -49', 'sitemap https://example.com/feed -49'],
    ],
    [
      'to sitemaps when only they count',
      { sitemap: 'only' },
      pageWith([{ href: '/map.xml', kind: 'sitemap' }]),
      9,
      ['sitemap https://example.com/map.xml -49'],
    ],
    [
      'to no sitemaps when they are skipped',
      { sitemap: 'skip' },
      pageWith([{ href: '/map.xml', kind: 'sitemap' }]),
      0,
      [],
    ],
    [
      'to no sitemaps of others',
      { allowExternalLinks: true },
      pageWith([{ href: 'https://other.example/map.xml', kind: 'sitemap' }]),
      0,
      [],
    ],
  ])('%s', async (_, request, page, depth, found) => {
    expect(told(await intakeOf(request).ofPage(page, depth, own))).toEqual(found);
  });
});

test('what one page led to, the next does not lead to again', async () => {
  const intake = intakeOf();
  expect(told(await intake.ofPage(pageWith(['/a', '/b']), 0, 'https://example.com/own'))).toHaveLength(3);
  expect(told(await intake.ofPage(pageWith(['/b', '/c', '/own']), 0, 'https://example.com/a'))).toEqual([
    'page https://example.com/c 1',
  ]);
});

test('a sitemap that two pages name is found once', async () => {
  const intake = intakeOf();
  const page = pageWith([{ href: '/map.xml', kind: 'sitemap' }]);
  expect(await intake.ofPage(page, 0, 'https://example.com/one')).toHaveLength(1);
  expect(await intake.ofPage(page, 0, 'https://example.com/two')).toEqual([]);
});

test('the pages of a sitemap have no depth', async () => {
  expect(
    told(await intakeOf({ sitemap: 'only' }).ofSitemap(['/a', 'https://other.example/', '/a'], start)),
  ).toEqual(['page https://example.com/a 0', SITE]);
});

test('what was not written is found again', async () => {
  const intake = intakeOf();
  const first = told(await intake.ofSitemap(['/a'], start));
  expect(await intake.ofSitemap(['/a'], start)).toEqual([]);
  intake.forget();
  expect(told(await intake.ofSitemap(['/a'], start))).toEqual(first);
});

test('sitemaps of at most 200 origins are looked for', async () => {
  const request: StoredRequest = { allowSubdomains: true };
  const urls = Array.from({ length: 250 }, (_, at) => `https://s${at}.example.com/`);
  const found = await intakeOf(request).ofSitemap(urls, start);
  expect(found.filter(({ kind }) => kind === 'page')).toHaveLength(250);
  expect(found.filter(({ kind }) => kind === 'site')).toHaveLength(200);
});

describe('many links', () => {
  const sitemap = Array.from({ length: 50_000 }, (_, at) => `https://example.com/${at}/${'a/'.repeat(20)}`);
  // Which of the last 200 characters were an a or a b is another state at each character.
  const slow: StoredRequest = { includePaths: ['(?:a|b).{200}1'] };
  const chance = new Chance(1);
  const letters = Array.from({ length: 500 }, (_, at) => {
    const path = Array.from({ length: 1900 }, () => 'abcdef'[chance.whole(0, 5)]);
    return `https://example.com/${at}/${path.join('')}`;
  });

  test.each<[title: string, request: StoredRequest, urls: string[]]>([
    ['of a sitemap', {}, sitemap],
    ['by slow patterns', slow, letters],
  ])('leave the event loop to others: %s', async (_, request, urls) => {
    let turns = 0;
    let isOver = false;
    const count = (): void => {
      turns++;
      if (!isOver) setImmediate(count);
    };
    setImmediate(count);
    const collecting = intakeOf(request).ofSitemap(urls, start);
    await collecting.catch(() => {});
    isOver = true;
    // A slice is measured in wall time: a busy machine gives few turns, one without slices none.
    expect(turns).toBeGreaterThan(1);
  });

  test('are given up when the patterns take too long', async () => {
    await expect(intakeOf(slow).ofSitemap(letters, start)).rejects.toMatchObject({
      status: 422,
      message: expect.stringContaining('simplify `includePaths`'),
    });
  });
});
