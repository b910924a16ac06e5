import { describe, expect, test } from 'vitest';
import { map, MemorySitemapCache, type MapOptions, type MapResult } from '../../src/index.ts';
import { REACH, type Loopback } from '../../../net/test/support/loopback.ts';
import { html, prose, range, type Website } from '../support/look-alikes/pages.ts';
import { REAL } from '../support/look-alikes/real.ts';
import { serveSite } from '../support/look-alikes/serve.ts';
import { TRAPS } from '../support/look-alikes/traps.ts';

const options = (more: MapOptions = {}): MapOptions => ({
  ...REACH,
  cache: new MemorySitemapCache(),
  budget: { rate: Number.POSITIVE_INFINITY },
  ...more,
});

const pathsOf = ({ links }: MapResult): string[] =>
  links.map(({ url }) => url.replace(/^http:\/\/[^/]+/, ''));

/** Paths asked for, in order; robots.txt and sitemaps aside. */
function visitsOf(site: Loopback): string[] {
  const paths = site.requests.map((line) => line.split(' ')[2] ?? '');
  return paths.filter((path) => !/robots\.txt|sitemap|no-such-page|\/feed/.test(path));
}

const isTrap = (path: string): boolean => /^\/(?:calendar|find|s|deep|events)\b/.test(path);

describe('a real site that looks like a trap is found whole', () => {
  test.each(Object.keys(REAL))('%s', async (name) => {
    const site = REAL[name]?.() as Website;
    const server = await serveSite(site);
    const result = await map(server.url('/'), options());
    const found = new Set(pathsOf(result));
    expect(site.truth.filter((path) => !found.has(path))).toEqual([]);
    expect([...found].filter((path) => !site.truth.includes(path))).toEqual([]);
    // A wiki has ever more queries; they are read until enough have led to nothing.
    expect(result.reasons.map(({ code }) => code)).toEqual(name.startsWith('wiki') ? ['queries'] : []);
  });
});

describe('a trap beside a real site', () => {
  const names = Object.keys(TRAPS);

  test.each([...names.map((name) => [name]), names])(
    'takes its share of the visits, and is cut first: %s',
    async (...traps) => {
      // A small site with depth: sections, lists and pages.
      const sections = range(1, 12).map((at) => `/${prose(at, 1)}${at}/`);
      const pages = new Map([['/', html('Home', sections)]]);
      for (const [at, section] of sections.entries()) {
        const own = range(1, 25).map(
          (page) => `${section}${prose(at * 50 + page, 2).replace(' ', '-')}-${page}`,
        );
        pages.set(section, html(section, own, prose(at)));
        for (const [page, path] of own.entries())
          pages.set(path, html(path, [section], prose(1000 + at * 99 + page)));
      }
      const site = { page: (path: string) => pages.get(path), truth: [...pages.keys()] };
      const server = await serveSite(site, traps);
      const result = await map(
        server.url('/'),
        options({ budget: { rate: Number.POSITIVE_INFINITY, suspects: 300 } }),
      );
      const found = pathsOf(result);
      expect(site.truth.filter((path) => !found.includes(path))).toEqual([]);
      const visits = visitsOf(server);
      const last = visits.findLastIndex((path) => !isTrap(path));
      const wasted = visits.slice(0, last).filter(isTrap).length;
      expect(wasted / last, `${wasted} of ${last}`).toBeLessThanOrEqual(0.1);
      // No page of the site stands behind more than the first few of the trap.
      const order = found.slice(
        0,
        found.findLastIndex((path) => !isTrap(path)),
      );
      expect(order.filter(isTrap).length).toBeLessThan(60);
      // Met by what looks generated, the limit is met all the same.
      expect(result.complete).toBe(found.length === 5000);
    },
  );

  test('is named by the report', async () => {
    const site: Website = { page: (path) => (path === '/' ? html('Home', []) : undefined), truth: ['/'] };
    const server = await serveSite(site, names);
    const { suspects, reasons } = await map(
      server.url('/'),
      options({ limit: 100_000, budget: { rate: Number.POSITIVE_INFINITY, suspects: 400, queries: 50 } }),
    );
    const reported = suspects.map(({ pattern }) => pattern.replace(/^http:\/\/[^/]+/, ''));
    for (const pattern of ['/calendar/N-N-N', '/s/H/news', '/deep…'])
      expect(
        reported.some((found) => found.startsWith(pattern)),
        pattern,
      ).toBe(true);
    expect(
      reported.some((pattern) => pattern.startsWith('/find')),
      reported.join(' '),
    ).toBe(true);
    expect(reasons.map(({ code }) => code)).toEqual(expect.arrayContaining(['suspects', 'queries']));
  });
});
