import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { siteDirectory } from '../src/site-directory.ts';
import { violations } from './helpers/axe.ts';
import { chromiumPath, launch } from './helpers/chromium.ts';
import { serve } from './helpers/serve.ts';
import type { StaticServer } from './helpers/serve.ts';

describe.skipIf(!chromiumPath)('the key that opens the search', () => {
  let browser: Browser;
  let site: StaticServer;
  beforeAll(async () => {
    [browser, site] = await Promise.all([launch(), serve(siteDirectory)]);
  });
  afterAll(async () => {
    await browser.close();
    site.close();
  });

  /** Opens the first page, for a reader of its own. */
  async function open(): Promise<Page> {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    await page.goto(`${site.origin}/`);
    return page;
  }

  test('a key by itself opens the search only where nobody has turned that off, and never in a field', async () => {
    const page = await open();
    const isOpen = async () => (await page.locator('dialog.search[open]').count()) > 0;
    await page.keyboard.press('/');
    await page.keyboard.type('a/b');
    expect(await page.locator('dialog.search input[type=search]').inputValue()).toBe('a/b');
    await page.getByRole('checkbox', { name: /opens the search/ }).uncheck();
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    expect(await isOpen()).toBe(false);
    expect(await page.locator('.search-button kbd').isVisible()).toBe(false);
    await page.reload();
    expect(await page.locator('.search-button kbd').isVisible()).toBe(false);
    await page.keyboard.press('/');
    expect(await isOpen()).toBe(false);
    await page.keyboard.press('Control+k');
    await page.getByRole('checkbox', { name: /opens the search/ }).check();
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    expect(await isOpen()).toBe(true);
    expect(await page.locator('.search-button kbd').isVisible()).toBe(true);
    expect(await violations(page)).toEqual([]);
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.keyboard.press('/');
    expect(await other.getByRole('checkbox', { name: /opens the search/ }).isChecked()).toBe(true);
    await other.keyboard.press('Escape');
    await page.getByRole('checkbox', { name: /opens the search/ }).uncheck();
    await other.keyboard.press('Control+k');
    expect(await other.getByRole('checkbox', { name: /opens the search/ }).isChecked()).toBe(false);
    await page.context().close();
  });

  test('a key by itself can be turned off where the storage is denied, and is none with a modifier', async () => {
    const page = await open();
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      }),
    );
    await page.reload();
    const dialog = page.locator('dialog.search[open]');
    for (const combination of ['Control+/', 'Alt+/', 'Meta+/']) {
      await page.keyboard.press(combination);
      expect([combination, await dialog.count()]).toEqual([combination, 0]);
    }
    await page.keyboard.press('/');
    await dialog.getByRole('checkbox', { name: /opens the search/ }).uncheck();
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    expect(await dialog.count()).toBe(0);
    await page.keyboard.press('Control+k');
    expect(await dialog.getByRole('checkbox', { name: /opens the search/ }).isChecked()).toBe(false);
    await page.context().close();
  });
});
