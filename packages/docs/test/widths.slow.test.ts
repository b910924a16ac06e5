import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { siteDirectory } from '../src/site-directory.ts';
import { violations } from './helpers/axe.ts';
import { chromiumPath, launch } from './helpers/chromium.ts';
import { allViews } from './helpers/picture.ts';
import { serve } from './helpers/serve.ts';
import type { StaticServer } from './helpers/serve.ts';
import { read } from './helpers/site.ts';

const every = (JSON.parse(read('pages.json')) as { path: string }[]).map(({ path }) => path);
const few = [
  '',
  'guides/limits/',
  'guides/client/',
  'operations/scrape/',
  'errors/',
  'schemas/crawl-request/',
];
const pages = allViews ? every : few;
const views = [320, 390, 768, 1024, 1280, 1440, 1920].flatMap((width) =>
  (['light', 'dark'] as const).map((theme) => ({ width, theme })),
);

/** What of a page is outside of its box, out of view or behind something else. */
function listHidden(): string[] {
  const hidden: string[] = [];
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the whole function runs in the browser
  const isShown = (part: HTMLElement): boolean => part.checkVisibility() && part.clientWidth > 0;
  if (document.documentElement.scrollWidth > innerWidth) hidden.push('the page is wider than its window');
  for (const box of document.querySelectorAll<HTMLElement>('.table'))
    if (isShown(box) && box.scrollWidth > box.clientWidth + 1) hidden.push(`columns of ${box.ariaLabel}`);
  for (const cell of document.querySelectorAll<HTMLElement>('.stacks td')) {
    const isList = getComputedStyle(cell, '::before').content !== 'none';
    if (isList && isShown(cell) && cell.textContent.trim() === '')
      hidden.push(`the name of an empty cell, ${cell.dataset['head']}`);
  }
  const current = document.querySelector<HTMLElement>('.menu [aria-current=page]');
  if (current !== null && isShown(current)) {
    const { top, bottom } = current.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight) hidden.push('the current page in the menu');
  }
  const edges = ['.bar', '.shell'].map((name) => document.querySelector(name)!.getBoundingClientRect().right);
  if (edges[0]! > innerWidth) hidden.push('the end of the bar');
  for (const button of document.querySelectorAll<HTMLElement>('.copy')) {
    const code = button.nextElementSibling!.getBoundingClientRect();
    const { left, bottom } = button.getBoundingClientRect();
    const { paddingTop } = getComputedStyle(button.nextElementSibling!);
    const isBeside = code.right <= left + 1 || code.top + Number.parseFloat(paddingTop) >= bottom - 1;
    if (isShown(button) && !isBeside) hidden.push('code behind its copy button');
  }
  return [...new Set(hidden)];
}

describe.skipIf(!chromiumPath)('at each width', () => {
  let browser: Browser;
  let site: StaticServer;
  beforeAll(async () => {
    [browser, site] = await Promise.all([launch(), serve(siteDirectory)]);
  });
  afterAll(async () => {
    await browser.close();
    site.close();
  });

  /** Axe takes longer than all else; layouts differ below and above the menu. */
  async function look(page: Page, path: string, width: number): Promise<unknown[]> {
    await page.goto(`${site.origin}/${path}`);
    const hidden: unknown[] = await page.evaluate(listHidden);
    if (allViews && [320, 1440].includes(width)) hidden.push(...(await violations(page)));
    return hidden.map((found) => `/${path}: ${JSON.stringify(found)}`);
  }

  test.each(views)('nothing is hidden at $width px in $theme', async ({ width, theme }) => {
    const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme: theme });
    const found: unknown[] = [];
    for (const path of pages) found.push(...(await look(page, path, width)));
    await page.close();
    expect(found).toEqual([]);
  });

  test('the end and the start of the bar are those of the page', async () => {
    const page = await browser.newPage({ viewport: { width: 1920, height: 900 } });
    await page.goto(`${site.origin}/guides/limits/`);
    const [brand, item, theme, shell] = await page.evaluate(() =>
      ['.brand', '.menu h2', '.theme-button', '.shell'].map((name) => {
        const { left, right } = document.querySelector(name)!.getBoundingClientRect();
        return { left, right };
      }),
    );
    expect(Math.abs(brand!.left - item!.left)).toBeLessThanOrEqual(2);
    expect(theme!.right).toBeLessThanOrEqual(shell!.right);
    await page.close();
  });
});
