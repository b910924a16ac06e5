import { readFileSync } from 'node:fs';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { siteDirectory } from '../src/site-directory.ts';
import { violations } from './helpers/axe.ts';
import { chromiumPath, launch } from './helpers/chromium.ts';
import { allViews, takePicture } from './helpers/picture.ts';
import { serve } from './helpers/serve.ts';
import { filesOf } from './helpers/site.ts';
import type { StaticServer } from './helpers/serve.ts';

const pages = [
  '',
  'operations/map/',
  'operations/agent-trace/',
  'errors/bad-request/',
  'guides/agent-runs/',
  'errors/',
  'guides/retries/',
  'schemas/agent-job/',
  'guides/limits/',
  'changelog/',
  'search/',
  'no/such/page',
];
const widths = { phone: 360, tablet: 768, desktop: 1440 } as const;
const themes = ['light', 'dark'] as const;

/** Puts the body of another page in place of that of this one; false where it has another style. */
function putInto(page: Page, address: string): Promise<boolean> {
  return page.evaluate(async (url) => {
    const text = await (await fetch(url)).text();
    const { head, body, documentElement } = new DOMParser().parseFromString(text, 'text/html');
    const requested = [...head.querySelectorAll('link[rel=stylesheet]')].map(
      (link) => new URL(link.getAttribute('href')!, url).href,
    );
    const loaded = [...document.styleSheets].map(({ href }) => href);
    if (requested.join() !== loaded.join() || head.querySelector('style')) return false;
    // What the body names stands beside its own address.
    history.replaceState(null, '', url);
    document.documentElement.className = documentElement.className;
    document.body.replaceWith(document.adoptNode(body));
    return true;
  }, address);
}

describe.skipIf(!chromiumPath)('in a browser', () => {
  let browser: Browser;
  let site: StaticServer;
  beforeAll(async () => {
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
    options: BrowserContextOptions = {},
  ): Promise<{ page: Page; faults: string[] }> {
    const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme, ...options });
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
  const views = allViews ? all : few;

  test.each(views)(
    '/$path on a $size in $theme is quiet, accessible and as wide as its window',
    async ({ path, size, theme, width }) => {
      const { page, faults } = await open(path, width, theme);
      await takePicture(page, `${path.replaceAll('/', '-') || 'landing-'}${size}-${theme}`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(await violations(page)).toEqual([]);
      // The browser itself says on the console that an address does not exist.
      expect(faults.filter((fault) => !(path === 'no/such/page' && fault.includes('404')))).toEqual([]);
      await page.close();
    },
  );

  test('the page for an address that does not exist is whole at any depth, its link past the menu too', async () => {
    const { page } = await open('no/such/page', 1440, 'light');
    expect(await page.locator('#menu').isVisible()).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(page.url()).toBe(`${site.origin}/no/such/page#content`);
    await page.getByRole('link', { name: 'list of all pages' }).click();
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('All pages');
    await page.close();
  });

  test('what is typed right after the key that opens the search is not lost; Esc gives the focus back', async () => {
    const { page, faults } = await open('guides/limits/', 360, 'light');
    const before = page.getByRole('link', { name: 'Start an agent run' }).last();
    await before.focus();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('429');
    await page.locator('#results a').first().waitFor();
    expect(await page.locator('dialog.search input[type=search]').inputValue()).toBe('429');
    expect(await page.locator('#results a').first().innerText()).toContain('What to do on a 429');
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main, header'))).toBeNull();
    await page.keyboard.press('Escape');
    expect(await before.evaluate((link) => link === document.activeElement)).toBe(true);
    expect(faults).toEqual([]);
    await page.close();
  });

  test('a search whose index cannot be loaded says so, and works when it can', async () => {
    const { page } = await open('', 1440, 'light');
    await page.route('**/search-index.json', (route) => route.fulfill({ status: 503, body: '' }));
    await page.keyboard.press('/');
    await page.keyboard.type('retries');
    await page.locator('dialog .status', { hasText: 'could not be loaded' }).waitFor();
    await page.unroute('**/search-index.json');
    await page.keyboard.type('x');
    await page.keyboard.press('Backspace');
    await page.locator('#results a', { hasText: 'Retries' }).first().waitFor();
    await page.close();
  });

  test('on a phone a row of a table is a list of named cells, and stays a table for screen readers', async () => {
    const { page } = await open('errors/', 360, 'light');
    const row = page.locator('[id="RateLimitExceeded"]');
    expect(await row.evaluate((element) => element.scrollWidth <= 328)).toBe(true);
    expect(
      await row
        .locator('td')
        .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').content)),
    ).toEqual(['"error"', '"Cause"', '"Retry?"']);
    expect(
      await page.getByRole('row').filter({ hasText: 'Rate limit exceeded' }).getByRole('cell').count(),
    ).toBe(3);
    await page.close();
  });

  test('paper is light and its code dark, also from a dark screen', async () => {
    const { page } = await open('operations/map/', 720, 'dark');
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const colours = await page.evaluate(() => [
      getComputedStyle(document.body).backgroundColor,
      getComputedStyle(document.querySelector('.code code')!).color,
      getComputedStyle(document.querySelector('.bar')!).display,
    ]);
    expect(colours).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)', 'none']);
    await page.close();
  });

  test('without a script all is printed, also what is folded', async () => {
    const { page } = await open('operations/map/', 720, 'light', { javaScriptEnabled: false });
    const field = page.locator('[id="body.location.country"]');
    expect(await field.isVisible()).toBe(false);
    await page.emulateMedia({ media: 'print' });
    expect(await field.isVisible()).toBe(true);
    await page.close();
  });

  test('every language can be chosen in a window of 320 px', async () => {
    const { page } = await open('operations/map/', 320, 'light');
    const list = page.locator('.tab-list').first();
    const [box, first] = await Promise.all([list.boundingBox(), list.locator('label').first().boundingBox()]);
    expect(first!.x).toBeGreaterThanOrEqual(box!.x);
    await page.close();
  });

  test('on a phone the menu has what the bar has no room for', async () => {
    const { page } = await open('', 360, 'light');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('#menu').getByRole('link', { name: 'OpenAPI' }).click();
    await page.waitForURL(/openapi\.json$/);
    await page.close();
  });

  test.each([
    ['guides/agent-runs/', 360, 'narrow'],
    ['guides/agent-runs/', 1440, 'wide'],
    ['guides/retries/', 360, 'narrow'],
    ['guides/retries/', 1440, 'wide'],
  ] as const)('/%s at %i px shows its %s drawing, whole and described', async (path, width, name) => {
    const { page } = await open(path, width, 'dark');
    const visible = page.locator('figure svg:visible');
    expect(await visible.evaluateAll((all) => all.map((svg) => svg.getAttribute('class')))).toEqual([name]);
    expect(
      await visible.evaluate((svg) => svg.parentElement!.scrollWidth <= svg.parentElement!.clientWidth),
    ).toBe(true);
    expect(await visible.getAttribute('aria-label')).not.toBe('');
    await page.close();
  });

  test('the list of headings marks the one that is read', async () => {
    const { page } = await open('guides/mapping/', 1440, 'light');
    const marked = page.locator('.toc [aria-current]');
    expect(await marked.allInnerTexts()).toEqual(['Without subdomains']);
    await page.locator('#fresh').evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }));
    await page.locator('.toc [aria-current]', { hasText: 'Fresh' }).waitFor();
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await page.locator('.toc [aria-current]', { hasText: 'With threat protection' }).waitFor();
    expect(await marked.count()).toBe(1);
    await page.close();
  });

  // 1280 px at 400 %, WCAG 2.2, 1.4.10. Most pages have the style of the one that stands: they are put into it, which takes
  // a sixth of the work of going there. Widths are a matter of the style alone: no script runs.
  test('every page at 320 px scrolls in one direction only, with all opened too', async () => {
    const every = filesOf('index.html').filter((file) => !file.startsWith('reference/'));
    const { page } = await open('', 320, 'light', { javaScriptEnabled: false });
    const wide: string[] = [];
    for (const file of every) {
      const address = `${site.origin}/${file.slice(0, -'index.html'.length)}`;
      if (!(await putInto(page, address))) await page.goto(address);
      const width = await page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) details.open = true;
        return document.documentElement.scrollWidth;
      });
      if (width > 320) wide.push(`${file}: ${width}`);
    }
    expect(every.length).toBeGreaterThan(200);
    expect(wide).toEqual([]);
    await page.close();
  });

  test.each([
    [1440, 'light', true],
    [1440, 'dark', false],
    [390, 'dark', true],
  ] as const)(
    'the mark of a field opens its note, and keeps its place, at %i px in %s, with a script: %s',
    async (width, theme, javaScriptEnabled) => {
      const { page, faults } = await open('operations/map/', width, theme, { javaScriptEnabled });
      const why = page.locator('[id="body.url"] > .field .why');
      const note = page.locator(`#${await why.getAttribute('popovertarget')}`);
      expect(await note.isVisible()).toBe(false);
      await why.scrollIntoViewIfNeeded();
      const before = await why.boundingBox();
      // By the keyboard, which closes it again.
      await why.focus();
      await page.keyboard.press('Enter');
      expect(await note.innerText()).toMatch(
        /The format and the schemes are specified.*What the marks mean/s,
      );
      const box = (await note.boundingBox())!;
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      expect(await why.boundingBox()).toEqual(before);
      await takePicture(page, `why-${width}-${theme}`);
      if (javaScriptEnabled) expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      expect(await note.isVisible()).toBe(false);
      expect(faults).toEqual([]);
      await page.close();
    },
  );

  test.each([320, 1024, 1280, 1440])('no table is wider than its box at %i px', async (width) => {
    const { page } = await open('', width, 'light', { javaScriptEnabled: false });
    const cut: string[] = [];
    const holders = filesOf('index.html').filter((file) =>
      /^(?:operations|guides|errors\/index|changelog)/.test(file),
    );
    for (const file of holders) {
      const address = `${site.origin}/${file.slice(0, -'index.html'.length)}`;
      if (!(await putInto(page, address))) await page.goto(address);
      const wide = await page.evaluate(() =>
        [...document.querySelectorAll('.table')]
          .filter((box) => box.scrollWidth > box.clientWidth + 1)
          .map(
            (box) =>
              `${box.querySelectorAll('thead th').length} columns, ${box.scrollWidth} in ${box.clientWidth}`,
          ),
      );
      cut.push(...wide.map((text) => `${file}: ${text}`));
    }
    expect(holders.length).toBeGreaterThan(50);
    expect(cut).toEqual([]);
    await page.close();
  });

  test('the open page is in view of the menu, which stays where it was left', async () => {
    const { page } = await open('guides/validator/', 1440, 'light');
    const isVisible = (): Promise<boolean> =>
      page.evaluate(() => {
        const menu = document.querySelector('#menu')!.getBoundingClientRect();
        const item = document.querySelector('#menu [aria-current=page]')!.getBoundingClientRect();
        return item.top >= menu.top && item.bottom <= menu.bottom;
      });
    const scrolled = (): Promise<number> => page.evaluate(() => document.querySelector('#menu')!.scrollTop);
    for (const path of ['guides/limits/', 'schemas/agent-job/', 'operations/map/']) {
      await page.goto(`${site.origin}/${path}`);
      expect(await isVisible(), path).toBe(true);
    }
    await page.goto(`${site.origin}/guides/limits/`);
    const before = await scrolled();
    expect(before).toBeGreaterThan(0);
    await page.goto(`${site.origin}/guides/versioning/`);
    expect(Math.abs((await scrolled()) - before)).toBeLessThan(200);
    await page.close();
  });

  test('at 320 px no copy button covers code', async () => {
    const { page } = await open('operations/map/', 320, 'light');
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('main details')) details.setAttribute('open', '');
    });
    const covered = await page.evaluate(
      () =>
        [...document.querySelectorAll('.copy')].filter((button) => {
          const [over, code] = [button, button.nextElementSibling!.firstElementChild!].map((one) =>
            one.getBoundingClientRect(),
          );
          return over!.height > 0 && over!.bottom > code!.top + 1;
        }).length,
    );
    expect(await page.locator('.copy:visible').count()).toBeGreaterThan(1);
    expect(covered).toBe(0);
    await page.close();
  });

  test('headings are set in the typeface that the site brings', async () => {
    const { page } = await open('', 1440, 'light');
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    expect(
      await page.evaluate(() =>
        [...document.fonts].map(({ family, status }) => `${family.replaceAll('"', '')} ${status}`),
      ),
    ).toEqual(['Source Serif 4 loaded']);
    await page.close();
  });

  test('samples stand beside what they show in a window of 1280 px', async () => {
    const { page } = await open('operations/map/', 1280, 'light');
    const [body, beside] = await Promise.all([
      page.locator('main > .body').boundingBox(),
      page.locator('main > .beside').boundingBox(),
    ]);
    expect(beside!.x).toBeGreaterThan(body!.x + body!.width);
    expect(Math.min(body!.width, beside!.width)).toBeGreaterThan(400);
    await page.close();
  });

  test('an anchor that is no text of the web harms nothing', async () => {
    const { page, faults } = await open('guides/mapping/#%', 1440, 'light');
    expect(await page.locator('.toc [aria-current]').count()).toBe(1);
    expect(faults).toEqual([]);
    await page.close();
  });

  test('what is chosen can be told without colours', async () => {
    const { page } = await open('operations/map/', 1440, 'light', { forcedColors: 'active' });
    const outline = (selector: string): Promise<string> =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).outlineStyle);
    expect(await outline('.tab-list input:checked + label')).toBe('solid');
    expect(await outline('.tab-list input:not(:checked) + label')).toBe('none');
    expect(await outline('.menu [aria-current]')).toBe('solid');
    await page.keyboard.press('/');
    await page.keyboard.type('retries');
    await page.locator('#results a').first().waitFor();
    expect(await outline('#results [aria-selected=true]')).toBe('solid');
    expect(await outline('#results [aria-selected=false]')).toBe('none');
    await page.close();
  });

  test('a search that finds nothing leads to the list of all pages', async () => {
    const { page } = await open('guides/limits/', 360, 'light');
    await page.keyboard.press('/');
    await page.locator('dialog.search input[type=search]').fill('zzzzqq '.repeat(500));
    await page.getByText('Nothing found').waitFor();
    expect((await page.locator('dialog .status').innerText()).length).toBeLessThan(300);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/search\/$/);
    await page.close();
  });

  test.each(['operations/map', 'errors'])('/%s/ is copied whole as Markdown', async (path) => {
    const { page } = await open(`${path}/`, 1440, 'light');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy page' }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(readFileSync(`${siteDirectory}/${path}.md`, 'utf8'));
    await page.close();
  });

  test('search opens with a key, answers, and leads on, all by keyboard', async () => {
    const { page, faults } = await open('', 1440, 'light');
    await page.keyboard.press('/');
    await page.locator('dialog.search input[type=search]').fill('what do I do on a 429');
    await page.locator('#results a').first().waitFor();
    expect(await violations(page)).toEqual([]);
    await takePicture(page, 'search-desktop-light');
    await page.keyboard.press('Enter');
    await page.waitForURL(/guides\/retries\//);
    await page.keyboard.press('Control+k');
    await page.locator('dialog.search input[type=search]').fill('riskScoreThreshold');
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
    await page.goto(`${site.origin}/reference/`);
    expect(await page.locator('.bar').evaluate((bar) => getComputedStyle(bar).backgroundColor)).toBe(dark);
    expect(await page.evaluate(() => document.documentElement.className)).toBe('dark');
    await page.close();
  });

  test('without a script a sample can be chosen, the menu opened and every field read', async () => {
    const { page } = await open('operations/map/', 390, 'light', { javaScriptEnabled: false });
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
    const sample = page.locator('.beside .panel').first();
    await sample.getByRole('button', { name: 'Copy' }).click();
    await sample.getByRole('button', { name: 'Copied' }).waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await sample.locator('code').textContent());
    await page.close();
  });

  test('the server that the Redoc reference copies is the one of the samples', async () => {
    const { page } = await open('reference/', 1440, 'light');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const server = page.getByText('http://127.0.0.1:3000/v2', { exact: true });
    await server.locator('..').getByRole('button').click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('http://127.0.0.1:3000/v2');
    await page.close();
  });

  test('the Redoc reference asks no other host, and has no critical fault', async () => {
    const { page, faults } = await open('reference/', 1440, 'light');
    await page.locator('a[href="#/map"]').first().click();
    await takePicture(page, 'reference-desktop-light');
    const found = await violations(page, ['critical']);
    await page.goto(`${site.origin}/`);
    expect(found).toEqual([]);
    expect(faults.filter((fault) => !fault.includes('Redoc'))).toEqual([]);
    await page.close();
  });
});
