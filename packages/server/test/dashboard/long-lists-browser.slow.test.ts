import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sample } from '../../../../scripts/vitest/tier.ts';
import { teamLinks } from '../../../dashboard/src/browser/team-links.ts';
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

    const open = async (path: string) => {
      await page.goto(`${server.url}/dashboard/${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      if (path.includes('?')) await page.getByRole('heading', { level: 2 }).first().waitFor();
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

    // In the full tier a sample of them, in which each kind of page is.
    const paths = [
      ...teamLinks.map(([name]) => [name, () => `teams/${teamId}/${name}`] as const),
      ...(['key', 'crawl', 'agent', 'session', 'monitor', 'checks', 'check'] as const).map(
        (name) => [`one ${name}`, () => `teams/${teamId}/${singles[name]!}`] as const,
      ),
      ['account', () => 'account'] as const,
    ];
    test.each(sample(paths, { full: 3 }))('%s', async (name, path) => {
      await open(path());
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
        await open(`teams/${teamId}/${path()}`);
        await walkList(page, search);
        expect(faults).toEqual([]);
      },
    );

    test('a dialog returns the focus to what opened it', async () => {
      await open(`teams/${teamId}/keys`);
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
