import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sample } from '../../../../scripts/vitest/tier.ts';
import { teamLinks } from '../../../dashboard/src/browser/team-links.ts';
import type { TeamPage } from '../../../dashboard/src/browser/team-links.ts';
import { hasBrowser } from '../support/browser.ts';
import { addLongTexts } from '../support/long-texts.ts';
import { addManyRows } from '../support/many-rows.ts';
import { signedIn } from '../support/people.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { newTeam } from '../support/teams.ts';
import { judge, launch, watch } from './chromium.ts';
import { tabTo, walkList } from './keyboard.ts';

describe.skipIf(!hasBrowser)(
  'every page with 10,000 rows in each list, and texts as long as they may be',
  () => {
    let browser: Browser;
    let server: TestServer;
    let page: Page;
    let faults: string[];
    let teamId: string;
    let singles: Record<string, string>;
    beforeAll(async () => {
      [browser, server] = await Promise.all([launch(), startTestServer({})]);
      teamId = await newTeam(server.store, 1_000_000_000);
      const owner = await signedIn(server.store, teamId);
      const { crawlId, monitorId, checkId } = await addManyRows(server.store, { teamId, count: 10_000 });
      const long = await addLongTexts(server.store, teamId);
      singles = {
        key: `keys?key=${long.keyId}`,
        crawl: `jobs?job=${crawlId}`,
        agent: `jobs?job=${long.agentId}`,
        session: `interact?session=${long.sessionId}`,
        monitor: `monitors?monitor=${long.monitorId}`,
        checks: `monitors?monitor=${monitorId}`,
        check: `monitors?monitor=${monitorId}&check=${checkId}`,
      };
      page = await browser.newPage();
      faults = watch(page, server.url);
      const [name, value] = owner.cookie.split('=') as [string, string];
      await page.context().addCookies([{ name, value, url: server.url }]);
    }, 120_000);
    afterAll(async () => {
      await browser.close();
      await server.close();
    });

    /** Numbers of rows of the lists of the page; -1 for one that is loading. */
    const countRows = (): Promise<number[]> =>
      page
        .locator('table.rows')
        .evaluateAll((tables) =>
          tables.map((table) =>
            table.getAttribute('aria-busy') === 'true'
              ? -1
              : (table as HTMLTableElement).tBodies[0]!.rows.length,
          ),
        );

    /** Opens a page. @param rows number of rows of each of its lists, which must have loaded. */
    const open = async (path: string, rows: readonly number[]) => {
      await page.goto(`${server.url}/dashboard/${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      if (path.includes('?')) await page.getByRole('heading', { level: 2 }).first().waitFor();
      await expect.poll(countRows, { timeout: 60_000 }).toEqual(rows);
      // Live updates hold a request open, so the network is never idle: the page is complete when nothing changes in it.
      await page.evaluate(
        () =>
          new Promise((resolve) => {
            let timer = setTimeout(resolve, 500);
            const restart = () => {
              clearTimeout(timer);
              timer = setTimeout(resolve, 500);
            };
            new MutationObserver(restart).observe(document.body, { childList: true, subtree: true });
          }),
      );
    };

    /** Numbers of rows of the lists of each page: a part of a list has 50, and the start shows the first five. */
    const rowsOfLists: Partial<Record<TeamPage, number[]>> = {
      start: [5, 5, 5],
      keys: [50],
      requests: [50],
      jobs: [50],
      interact: [50],
      monitors: [50],
      members: [50],
      security: [50],
      webhooks: [50],
      plan: [50],
    };
    const rowsOfSingles = {
      key: [1],
      crawl: [50],
      agent: [],
      session: [],
      monitor: [],
      checks: [50],
      check: [50],
    };
    const pages = teamLinks.map(
      ([name]) => [name, (): string => `teams/${teamId}/${name}`, rowsOfLists[name] ?? []] as const,
    );
    const singlePages = Object.entries(rowsOfSingles).map(
      ([name, rows]) => [`one ${name}`, (): string => `teams/${teamId}/${singles[name]!}`, rows] as const,
    );
    // The full tier takes a sample of each kind: pages with lists, those of one thing, and the others.
    const sampled = [
      ...sample(
        pages.filter(([name]) => name in rowsOfLists),
        { full: 3 },
      ),
      ...sample(singlePages, { full: 3 }),
      ...sample(
        [
          ...pages.filter(([name]) => !(name in rowsOfLists)),
          ['account', (): string => 'account', [1]] as const,
        ],
        { full: 3 },
      ),
    ];
    test.each(sampled)('%s', async (name, path, rows) => {
      await open(path(), rows);
      await judge(page, `long-${name.replace(' ', '-')}`);
      expect(faults).toEqual([]);
    });

    const lists: [name: string, search: string | undefined, path?: () => string][] = [
      ['keys', 'weather'],
      ['requests', 'not'],
      ['jobs', 'prices'],
      ['interact', 'example'],
      ['monitors', 'prices'],
      ['members', 'weather'],
      ['security', 'key'],
      ['webhooks', 'crawl'],
      ['checks of a monitor', undefined, () => singles['checks']!],
      ['pages of a check', undefined, () => singles['check']!],
      ['failed pages of a crawl', undefined, () => singles['crawl']!],
    ];
    // One component shows them all: the full tier walks through a sample of them.
    test.each(sample(lists, { full: 3 }))(
      'is searched, filtered, sorted and paged by keyboard alone: %s',
      async (name, search, path = () => name) => {
        await page.setViewportSize({ width: 1280, height: 900 });
        await open(`teams/${teamId}/${path()}`, [50]);
        await walkList(page, search);
        expect(faults).toEqual([]);
      },
    );

    test('a dialog returns the focus to what opened it', async () => {
      await open(`teams/${teamId}/keys`, [50]);
      await tabTo(page, /^Roll /);
      const opener = await page.locator(':focus').getAttribute('aria-label');
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      await expect.poll(() => page.locator(':focus').getAttribute('aria-label')).toBe(opener);
      expect(faults).toEqual([]);
    });
  },
);
