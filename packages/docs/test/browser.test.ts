import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { siteDirectory } from '../src/site-directory.ts';
import { chromiumPath, launch } from './helpers/chromium.ts';
import { serve } from './helpers/serve.ts';
import type { StaticServer } from './helpers/serve.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const shots = fileURLToPath(new URL('../reports/screenshots/', import.meta.url));
const pages = [
  '',
  'operations/map/',
  'operations/agent-trace/',
  'errors/bad-request/',
  'guides/agent-runs/',
  'errors/',
  'guides/retries/',
  'schemas/agent-job/',
  'search/',
];
const widths = { phone: 390, tablet: 820, desktop: 1440 } as const;
const themes = ['light', 'dark'] as const;

describe.skipIf(!chromiumPath)('in a browser', () => {
  let browser: Browser;
  let site: StaticServer;
  beforeAll(async () => {
    mkdirSync(shots, { recursive: true });
    [browser, site] = await Promise.all([launch(), serve(siteDirectory)]);
  });
  afterAll(async () => {
    await browser.close();
    site.close();
  });

  /** Opens a page and tells what it says on the console and which other hosts it asks. */
  async function open(
    path: string,
    width: number,
    colorScheme: 'light' | 'dark',
    javaScriptEnabled = true,
  ): Promise<{ page: Page; faults: string[] }> {
    const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme, javaScriptEnabled });
    const faults: string[] = [];
    page.on('console', (message) => faults.push(`console: ${message.text()}`));
    page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
    page.on('request', (request) => {
      if (!/^(?:data|blob):/.test(request.url()) && !request.url().startsWith(site.origin))
        faults.push(`request: ${request.url()}`);
    });
    await page.goto(`${site.origin}/${path}`);
    return { page, faults };
  }

  // The first pages in a narrow light and a wide dark window; with VIEWS=all in every one.
  const all = pages.flatMap((path) =>
    Object.entries(widths).flatMap(([size, width]) => themes.map((theme) => ({ path, size, theme, width }))),
  );
  const few = all.filter(
    ({ path, size, theme }) =>
      pages.indexOf(path) < 5 && (size === 'phone') === (theme === 'light') && size !== 'tablet',
  );
  const views = process.env['VIEWS'] === 'all' ? all : few;

  test.each(views)(
    '/$path on a $size in $theme is quiet, accessible and as wide as its window',
    async ({ path, size, theme, width }) => {
      const { page, faults } = await open(path, width, theme);
      await page.screenshot({
        path: `${shots}${path.replaceAll('/', '-') || 'landing-'}${size}-${theme}.png`,
      });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(await violations(page)).toEqual([]);
      expect(faults).toEqual([]);
      await page.close();
    },
  );

  test('search opens with a key, answers, and leads on, all by keyboard', async () => {
    const { page, faults } = await open('', 1440, 'light');
    await page.keyboard.press('/');
    await page.locator('dialog.search input').fill('what do I do on a 429');
    await page.locator('#results a').first().waitFor();
    expect(await violations(page)).toEqual([]);
    await page.screenshot({ path: `${shots}search-desktop-light.png` });
    await page.keyboard.press('Enter');
    await page.waitForURL(/guides\/retries\//);
    await page.keyboard.press('Control+k');
    await page.locator('dialog.search input').fill('riskScoreThreshold');
    await page.locator('#results a').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await page.waitForURL(/operations\/map\/#body\.threatProtection\.riskScoreThreshold/);
    expect(await page.locator('[id="body.threatProtection.riskScoreThreshold"]').isVisible()).toBe(true);
    expect(faults).toEqual([]);
    await page.close();
  });

  test('a language chosen once is shown on the next page too', async () => {
    const { page } = await open('operations/map/', 1440, 'light');
    await page.locator('.beside label', { hasText: 'Python' }).first().click();
    await page.goto(`${site.origin}/operations/agent-get/`);
    expect(await page.locator('.beside .panel:visible').first().innerText()).toContain('import requests');
    await page.close();
  });

  test('the theme button turns the page dark, and it stays so', async () => {
    const { page } = await open('', 1440, 'light');
    const paper = (): Promise<string> => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await paper();
    await page.getByRole('button', { name: /light and dark/ }).click();
    const dark = await paper();
    expect(dark).not.toBe(light);
    await page.goto(`${site.origin}/errors/`);
    expect(await paper()).toBe(dark);
    await page.close();
  });

  test('without a script a sample can be chosen, the menu opened and every field read', async () => {
    const { page } = await open('operations/map/', 390, 'light', false);
    await page.locator('.beside label', { hasText: 'TypeScript' }).first().click();
    expect(await page.locator('.beside .panel:visible').first().innerText()).toContain('createClient');
    await page.getByRole('button', { name: 'Menu' }).click();
    expect(await page.locator('#menu').isVisible()).toBe(true);
    expect(await page.locator('main').textContent()).toContain('A classifier verdict at or above');
    await page.close();
  });

  test('a copy button puts the sample on the clipboard', async () => {
    const { page } = await open('operations/map/', 1440, 'light');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.locator('.beside .code').first().hover();
    await page.locator('.beside .copy').first().click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/v2/map');
    await page.close();
  });

  test('the Redoc reference asks no other host, and has no critical fault', async () => {
    const { page, faults } = await open('reference/', 1440, 'light');
    await page.locator('a[href="#/map"]').first().click();
    await page.screenshot({ path: `${shots}reference-desktop-light.png` });
    const found = await violations(page, ['critical']);
    await page.goto(`${site.origin}/`);
    expect(found).toEqual([]);
    expect(faults.filter((fault) => !fault.includes('Redoc'))).toEqual([]);
    await page.close();
  });
});

/** What axe finds wrong, of these impacts or of any. */
async function violations(page: Page, impacts?: string[]): Promise<string[]> {
  // Run through the debugger, which the page's policy does not bind.
  await page.evaluate(axe);
  const results = await page.evaluate(() =>
    (window as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(),
  );
  return results.violations
    .filter(({ impact }) => !impacts || impacts.includes(impact))
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 120)}`));
}

interface AxeResults {
  violations: { id: string; impact: string; nodes: { html: string }[] }[];
}
