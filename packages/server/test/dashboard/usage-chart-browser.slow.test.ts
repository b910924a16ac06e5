import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createKey } from '../../src/accounts/keys/keys.ts';
import { hasBrowser } from '../support/browser.ts';
import { signedIn } from '../support/people.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { newTeam } from '../support/teams.ts';
import { judge, launch, watch } from './chromium.ts';

const DAY = 86_400_000;
const soon = { timeout: 60_000 };
const names = [
  'mapUrls',
  'scrapeUrl',
  'startCrawl',
  'startAgent',
  'startBatchScrape',
  'searchWeb',
  'startInteract',
];

/** Requests of an operation, some days ago. */
const requestsOn = (back: number, index: number): number => 20 + ((back * 7 + index * 13) % 50);

const totalOn = (back: number): number => names.reduce((sum, _, index) => sum + requestsOn(back, index), 0);
const formatTotal = (back: number): string => `${totalOn(back).toLocaleString('en')} requests`;

describe.skipIf(!hasBrowser)('the chart of usage in a browser', () => {
  let browser: Browser;
  let server: TestServer;
  let page: Page;
  let faults: string[];
  let teamId: string;
  let cookie: { name: string; value: string; url: string };
  const today = Math.floor(Date.now() / DAY);
  beforeAll(async () => {
    [browser, server] = await Promise.all([launch(), startTestServer({})]);
    teamId = await newTeam(server.store, 1000);
    const keys = await Promise.all(
      ['Nightly crawl', 'Prices'].map((name) =>
        server.store.tx((query) => createKey(query, { teamId, name, scopes: ['*'] })),
      ),
    );
    const counts = Array.from({ length: 60 }, (_, back) =>
      names.map((operation, index) => ({
        team_id: teamId,
        day: today - back,
        operation,
        key_id: keys[index % 2]!.id,
        requests: requestsOn(back, index),
        failed: (back + index) % 7,
      })),
    ).flat();
    await server.store.tx((query) => query.insertInto('request_count').values(counts).execute());
    const [name, value] = (await signedIn(server.store, teamId)).cookie.split('=') as [string, string];
    cookie = { name, value, url: server.url };
    page = await browser.newPage();
    faults = watch(page, server.url);
    await page.context().addCookies([cookie]);
    await page.goto(`${server.url}/dashboard/teams/${teamId}/usage`);
  });
  afterAll(async () => {
    await browser.close();
    await server.close();
  });

  const slider = (on: Page = page) => on.getByRole('slider', { name: 'Day of requests' });
  const legend = () => page.locator('.legend li').allInnerTexts();

  test('has dates, a legend, and a comparison with the period before', async () => {
    await slider().waitFor(soon);
    expect(await page.locator('.axis text').count()).toBe(4);
    expect((await legend()).map((text) => text.replace(/\s[\d,]+$/, ''))).toEqual([
      'Succeeded',
      'Failed',
      '30 days before',
    ]);
    const [requests] = await page.locator('.figures .note').allInnerTexts();
    expect(requests).toMatch(/^(?:[+−]\d+ %|as before), from [\d,]+$/);
    await judge(page, 'chart');
    expect(faults).toEqual([]);
  });

  test('is read by keyboard alone, as a sentence for each day', async () => {
    await slider().focus();
    const said = () => slider().getAttribute('aria-valuetext');
    expect(await said()).toContain(formatTotal(0));
    await page.locator('.tip').waitFor();
    await page.keyboard.press('ArrowLeft');
    expect(await said()).toContain(formatTotal(1));
    expect(await said()).toContain(`30 days before: ${totalOn(31).toLocaleString('en')}`);
    await page.keyboard.press('Home');
    expect(await said()).toContain(formatTotal(29));
    await page.keyboard.press('PageUp');
    expect(await said()).toContain(formatTotal(22));
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowRight');
    expect(await said()).toContain(formatTotal(0));
    await judge(page, 'chart-day');
    await page.keyboard.press('Escape');
    expect(await page.locator('.tip').count()).toBe(0);
  });

  test('shows a day to a pointer, and to a finger that is lifted again', async () => {
    const box = (await slider().boundingBox())!;
    await page.mouse.move(box.x + 3, box.y + 60);
    await page.locator('.tip', { hasText: formatTotal(29) }).waitFor();
    await page.mouse.move(box.x + box.width - 3, box.y + 60);
    await page.locator('.tip', { hasText: formatTotal(0) }).waitFor();
    await page.mouse.move(0, 0);
    expect(await page.locator('.tip').count()).toBe(0);

    const context = await browser.newContext({ hasTouch: true, viewport: { width: 390, height: 800 } });
    await context.addCookies([cookie]);
    const phone = await context.newPage();
    await phone.goto(`${server.url}/dashboard/teams/${teamId}/usage?days=7`);
    await slider(phone).scrollIntoViewIfNeeded(soon);
    const small = (await slider(phone).boundingBox())!;
    await phone.touchscreen.tap(small.x + small.width / 2, small.y + 80);
    await phone.locator('.tip', { hasText: formatTotal(3) }).waitFor();
    const tip = (await phone.locator('.tip').boundingBox())!;
    expect([tip.x >= 0, tip.x + tip.width <= 390]).toEqual([true, true]);
    // No number breaks across lines.
    const broken = await phone.evaluate(() =>
      [...document.querySelectorAll('.figures dd:not(.note), .numbers td, .ranking .value')]
        .filter((one) => one.getClientRects().length > 0 && /\d/.test(one.textContent))
        .filter((one) => {
          const range = document.createRange();
          range.selectNodeContents(one);
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
        })
        .map((one) => one.textContent),
    );
    expect(broken).toEqual([]);
    await context.close();
  });

  test('is split by operation and by key, narrowed, and kept in the address', async () => {
    await page.getByLabel('Parts of the columns').selectOption('By operation');
    await expect.poll(async () => (await legend()).length, soon).toBe(7);
    expect((await legend()).at(-2)).toContain('All others');
    const fills = await page
      .locator('.legend .part')
      .evaluateAll((all) => all.map((one) => one.getAttribute('fill')));
    expect(new Set(fills).size).toBe(6);
    await judge(page, 'chart-operations');
    await page.getByText('As a table').click();
    const region = page.getByRole('region', { name: 'Requests by day as a table' });
    expect(await region.getByRole('row').count()).toBe(31);
    expect(await region.getByRole('row').nth(1).innerText()).toContain(totalOn(0).toLocaleString('en'));
    await judge(page, 'chart-table');
    await page.getByLabel('Parts of the columns').selectOption('By key');
    await page.getByLabel('Operation').selectOption('Map a website');
    await page.getByRole('button', { name: '7 days', exact: true }).click();
    await expect
      .poll(async () => (await legend()).map((text) => text.replace(/\s[\d,]+$/, '')), soon)
      .toEqual(['Nightly crawl', '7 days before']);
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
      by: 'key',
      operation: 'mapUrls',
      days: '7',
    });
    await page.reload();
    await slider().waitFor(soon);
    expect(await page.getByLabel('Operation').inputValue()).toBe('mapUrls');
    expect(faults).toEqual([]);
  });
});
