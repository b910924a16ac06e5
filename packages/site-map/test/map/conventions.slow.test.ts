import { expect, test } from 'vitest';
import { map, MemorySitemapCache } from '../../src/index.ts';
import { ARCHIVES } from '../support/conventions/archives.ts';
import { BOARDS } from '../support/conventions/boards.ts';
import { COMMUNITY } from '../support/conventions/community.ts';
import type { Convention } from '../support/conventions/convention.ts';
import { DESKS } from '../support/conventions/desks.ts';
import { ENDLESS } from '../support/conventions/endless.ts';
import { MANUALS } from '../support/conventions/manuals.ts';
import { PUBLISHING } from '../support/conventions/publishing.ts';
import { RECORDS } from '../support/conventions/records.ts';
import { serveConvention } from '../support/conventions/serve.ts';
import type { Visited } from '../support/conventions/serve.ts';
import { SHOPS } from '../support/conventions/shops.ts';
import { SOFTWARE } from '../support/conventions/software.ts';
import { STORES } from '../support/conventions/stores.ts';
import { SYSTEMS } from '../support/conventions/systems.ts';
import { REACH } from '../../../net/test/support/loopback.ts';

/** Share of visits to traps while pages wait. */
const MAX_WASTE = 0.1;

const ALL: Readonly<Record<string, () => Convention>> = {
  ...PUBLISHING,
  ...COMMUNITY,
  ...SHOPS,
  ...RECORDS,
  ...ENDLESS,
  ...MANUALS,
  ...BOARDS,
  ...STORES,
  ...ARCHIVES,
  ...DESKS,
  ...SYSTEMS,
};

/** What ends these short of everything, and is said. */
const REASONS: Readonly<Record<string, readonly string[]>> = {
  'wiki by title, with versions and special pages': ['queries'],
  'calendar of months, with true events in some': ['suspects'],
  'calendar with names of days and a link for each': ['suspects'],
  'relative links without a slash': ['suspects'],
  'team wiki with ids, versions and logins': ['queries'],
  'index by letter, with things below several letters': ['queries'],
  'events by week, day and list, with files for calendars': ['suspects'],
  'snapshots of pages by time, each with one before and after': ['suspects'],
  'reference of classes with who uses them and frames': ['queries'],
  'journal with issues, articles, galleys and a search by author': ['url-length', 'queries'],
  'repository by handle, browsed by author, subject and year': ['queries'],
  'rooms by place, with nights to choose without end': ['queries'],
};

async function mapOnce(site: Convention) {
  const { server, visited } = await serveConvention(site);
  const result = await map(server.url('/'), {
    ...REACH,
    cache: new MemorySitemapCache(),
    limit: 2500,
    ignoreQueryParameters: !site.hasQueries,
    budget: { rate: Number.POSITIVE_INFINITY },
  });
  return { ...result, visited };
}

/**
 * The share of visits that went to traps while pages waited, over as many maps as it takes: the order of the responses
 * decides a few of them.
 */
async function measureWaste(site: Convention, first: Visited): Promise<number> {
  const visits = [first];
  const sum = (name: 'wasted' | 'whileWaiting') => visits.reduce((total, one) => total + one[name], 0);
  const getShare = () => sum('wasted') / Math.max(1, sum('whileWaiting'));
  while (getShare() > MAX_WASTE / 2 && visits.length < 4) visits.push((await mapOnce(site)).visited);
  return getShare();
}

test('the habits of thirty kinds of software are there', () => {
  const named = Object.values(SOFTWARE).flat();
  expect(named.filter((name) => !(name in ALL))).toEqual([]);
  expect(Object.keys(SOFTWARE).length).toBeGreaterThanOrEqual(30);
});

test.each(Object.keys(ALL))('every page is found, and traps wait: %s', async (name) => {
  const site = (ALL[name] as () => Convention)();
  const { links, complete, reasons, visited } = await mapOnce(site);
  const { plain = (path) => path } = site;
  const found = new Set(links.map(({ url }) => plain(url.replace(/^http:\/\/[^/]+/, ''))));
  expect(site.truth.filter((path) => !found.has(path))).toEqual([]);
  expect(await measureWaste(site, visited)).toBeLessThanOrEqual(MAX_WASTE);
  const codes = reasons.map(({ code }) => code);
  // Met by what looks generated, the limit is met all the same.
  if (links.length < 2500) expect(codes).toEqual(REASONS[name] ?? []);
  expect(complete).toBe(codes.length === 0 || links.length === 2500);
});
