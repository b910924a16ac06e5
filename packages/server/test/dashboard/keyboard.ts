import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Most stops of the focus on a page: a part of a list has 50 rows of up to four. */
const MAX_STOPS = 300;

/** Goes on with Tab, or with another key, to what has a name, and holds that each stop on the way can be seen. */
export async function tabTo(page: Page, name: string | RegExp, key = 'Tab'): Promise<void> {
  for (let stops = 0; stops < MAX_STOPS; stops++) {
    await page.keyboard.press(key);
    const { called, isSeen } = await page.locator(':focus').evaluate((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      const { top, bottom } = element.getBoundingClientRect();
      const label = (element as HTMLInputElement).labels?.[0]?.textContent;
      return {
        called: (element.getAttribute('aria-label') ?? label ?? element.textContent).trim(),
        isSeen: bottom > 0 && top < innerHeight && outlineStyle !== 'none' && outlineWidth !== '0px',
      };
    });
    expect({ called, isSeen }).toEqual({ called, isSeen: true });
    if (typeof name === 'string' ? called === name : name.test(called)) return;
  }
  throw new Error(`The focus does not come to ${String(name)}.`);
}

/**
 * Searches, filters, sorts and pages the list of a page by keyboard alone, as far as it can be, and walks through a whole
 * part of it.
 * @param search a text that some rows have, where the list can be searched
 */
export async function walkList(page: Page, search?: string): Promise<void> {
  const getQuery = (): URLSearchParams => new URL(page.url()).searchParams;
  const own = [...getQuery()].length;
  const countChoices = (): number => [...getQuery()].length - own;
  const firstRow = page.locator('table.rows tbody tr').first();
  await firstRow.waitFor();
  if (search !== undefined) {
    await page.keyboard.press('/');
    await page.keyboard.type(search);
    await expect.poll(() => getQuery().get('search')).toBe(search);
    await firstRow.waitFor();
    await tabTo(page, 'Clear filters');
    await page.keyboard.press('Enter');
    await expect.poll(() => getQuery().get('search')).toBeNull();
    await page.keyboard.press('/');
  }
  const filter = page.locator('.tools select:not([aria-label="Order"])').first();
  if ((await filter.count()) > 0) {
    await tabTo(page, (await filter.getAttribute('aria-label'))!);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(countChoices).toBe(1);
    await tabTo(page, 'Clear filters');
    await page.keyboard.press('Enter');
    await expect.poll(countChoices).toBe(0);
  }
  const sort = page.locator('th button.sort').first();
  if ((await sort.count()) > 0) {
    const title = (await sort.textContent())!.replace(/[↑↓]$/, '').trim();
    await tabTo(page, new RegExp(`^${title}[↑↓]?$`));
    await page.keyboard.press('Enter');
    await expect.poll(() => getQuery().get('sort')).not.toBeNull();
  }
  await expect.poll(() => page.locator('table.rows').getAttribute('aria-busy')).toBe('false');
  const before = await firstRow.innerText();
  await tabTo(page, 'Next');
  await page.keyboard.press('Enter');
  await expect.poll(() => getQuery().get('cursor')).not.toBeNull();
  await expect.poll(() => firstRow.innerText()).not.toBe(before);
  await tabTo(page, 'Previous', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => firstRow.innerText()).toBe(before);
}
