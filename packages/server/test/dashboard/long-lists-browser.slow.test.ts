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

    test('a list is searched, filtered, sorted and paged by keyboard alone, with a focus that is seen', async () => {
      await open(`teams/${teamId}/keys`);
      await page.setViewportSize({ width: 1280, height: 900 });
      const focus = page.locator(':focus');
      const rows = page.getByRole('table', { name: 'Keys' }).getByRole('row');
      /** Goes on with Tab to what has a name, and holds that each stop on the way can be seen. */
      const tabTo = async (name: string | RegExp): Promise<void> => {
        for (let stops = 0; stops < 80; stops += 1) {
          await page.keyboard.press('Tab');
          const stop = await focus.evaluate((element) => {
            const { outlineStyle, outlineWidth } = getComputedStyle(element);
            const { top, bottom } = element.getBoundingClientRect();
            const isInView = bottom > 0 && top < innerHeight;
            const label = (element as HTMLInputElement).labels?.[0]?.textContent;
            const called = element.getAttribute('aria-label') ?? label ?? element.textContent;
            return {
              called: called.trim(),
              isSeen: isInView && outlineStyle !== 'none' && outlineWidth !== '0px',
            };
          });
          expect(stop).toMatchObject({ isSeen: true });
          if (typeof name === 'string' ? stop.called === name : name.test(stop.called)) return;
        }
        throw new Error(`The focus does not come to ${String(name)}.`);
      };
      const address = () => new URL(page.url()).search;

      await page.keyboard.press('/');
      await page.keyboard.type('weather 15');
      await expect.poll(address).toBe('?search=weather+15');
      await expect.poll(() => rows.count()).toBeGreaterThan(1);
      await tabTo('Status');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect.poll(address).toContain('status=');
      await tabTo('Clear filters');
      await page.keyboard.press('Enter');
      await expect.poll(address).toBe('');
      await page.keyboard.press('/');
      await tabTo(/^Name/);
      await page.keyboard.press('Enter');
      await expect.poll(address).toBe('?sort=name');
      await expect.poll(() => rows.nth(1).innerText()).toContain('Catalogue 10');
      await tabTo(/^Roll Catalogue/);
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      await expect.poll(() => focus.getAttribute('aria-label')).toMatch(/^Roll Catalogue/);
      await page.getByRole('button', { name: 'Next' }).focus();
      await page.keyboard.press('Enter');
      await expect.poll(address).toContain('cursor=');
      await expect.poll(() => rows.nth(1).innerText()).not.toContain('Catalogue 10');
      await page.getByRole('button', { name: 'Previous' }).press('Enter');
      await expect.poll(address).toBe('?sort=name');
      expect(faults).toEqual([]);
    });
  },
);
