import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer } from '../../src/index.ts';
import type { RunningServer } from '../../src/index.ts';
import { hasBrowser } from '../support/browser.ts';
import { serveSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';
import { newPlace } from '../support/stores.ts';
import type { Place } from '../support/stores.ts';
import { launch, sessionOf } from './chromium.ts';

/** A ceiling that is far below the two minutes of a key: what ends in it was revoked. */
const soon = { timeout: 30_000 };

const choose = (page: Page, id: string) => page.getByLabel('Operation').selectOption(id);
const keyOn = (page: Page) => page.getByLabel('Key').inputValue();

const makeKey = async (page: Page) => {
  await page.getByRole('button', { name: 'Make a key for this page' }).click();
  await expect.poll(() => keyOn(page), soon).toMatch(/^wd_/);
  return keyOn(page);
};

describe.skipIf(!hasBrowser)('the key of the playground', () => {
  let browser: Browser;
  let context: BrowserContext;
  let place: Place;
  let server: RunningServer;
  let elsewhere: Site;
  let playground: string;
  beforeAll(async () => {
    // Playwright switches off what keeps a page that was left for the way back.
    const options = { ignoreDefaultArgs: ['--disable-back-forward-cache'] };
    [browser, place] = await Promise.all([launch(options), newPlace('sqlite')]);
    elsewhere = await serveSite((_request, response) => {
      response.setHeader('content-type', 'text/html').end('<title>Elsewhere</title><h1>Elsewhere</h1>');
    });
    server = await startServer({
      dataDirectory: place.options.dataDirectory,
      port: 0,
      logLevel: 'silent',
      docsDirectory: 'none',
      developmentKey: 'on',
      allowPrivate: ['127.0.0.1:*'],
    });
    context = await browser.newContext();
    const page = await context.newPage();
    await page.goto((await server.signInLink())!);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('link', { name: 'Playground' }).click();
    await page.getByLabel('Operation').waitFor();
    playground = page.url();
    await page.close();
  });
  afterAll(async () => {
    await browser.close();
    await server.close();
    await elsewhere.close();
    await place.remove();
  });

  /** A page with a key for `mapUrls`. `lifeSeconds` stands in for what the page asks for. */
  const open = async (lifeSeconds?: number) => {
    const page = await context.newPage();
    if (lifeSeconds !== undefined)
      await page.route('**/keys', async (route) => {
        if (route.request().method() !== 'POST') return route.continue();
        const asked = route.request().postDataJSON() as object;
        return route.continue({ postData: JSON.stringify({ ...asked, lifeSeconds }) });
      });
    await page.goto(playground);
    await choose(page, 'mapUrls');
    return { page, key: await makeKey(page) };
  };
  const statusOf = async (key: string, path = '/map') => {
    const response = await fetch(`${server.url}/v2${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ url: elsewhere.url }),
    });
    return response.status;
  };
  const isRevoked = (key: string) => expect.poll(() => statusOf(key), soon).toBe(401);

  test('may do the operation at hand alone, for two minutes', async () => {
    const { page, key } = await open();
    expect(await Promise.all([statusOf(key), statusOf(key, '/scrape'), statusOf(key, '/crawl')])).toEqual([
      200, 403, 403,
    ]);
    const [listed] = await page.evaluate(async () => {
      const { keys } = (await (
        await fetch(`/account/v1/teams/${location.pathname.split('/')[3]}/keys`)
      ).json()) as { keys: { scopes: string[]; expiresAt: string; lifeSeconds: number }[] };
      return keys;
    });
    expect(listed).toMatchObject({ scopes: ['mapUrls', 'feature:*'], lifeSeconds: 120 });
    expect(Date.parse(listed!.expiresAt) - Date.now()).toBeLessThanOrEqual(120_000);
    await page.close({ runBeforeUnload: true });
  });

  test('is another one for another operation, made when it is sent', async () => {
    const { page, key } = await open();
    await choose(page, 'scrapeUrl');
    await isRevoked(key);
    await page.locator('.trial input').first().fill(elsewhere.url);
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText(/^Answered 200/).waitFor(soon);
    const other = await keyOn(page);
    expect([await statusOf(other, '/scrape'), await statusOf(other)]).toEqual([200, 403]);
    await page.getByLabel('Key').fill('wd_mine');
    await expect.poll(() => statusOf(other, '/scrape'), soon).toBe(401);
    expect(await keyOn(page)).toBe('wd_mine');
    await page.close({ runBeforeUnload: true });
  });

  test.each<[string, (page: Page) => Promise<unknown>]>([
    ['a link inside the dashboard', (page) => page.getByRole('link', { name: 'Usage' }).click()],
    ['the link to the documentation', (page) => page.getByRole('link', { name: 'Docs' }).click()],
    ['another site', (page) => page.goto(elsewhere.url)],
    ['reloading', (page) => page.reload()],
    ['closing the tab', (page) => page.close({ runBeforeUnload: true })],
    ['closing it at once', (page) => page.close()],
  ])('is revoked by %s', async (_name, leave) => {
    const { page, key } = await open();
    expect(await statusOf(key)).toBe(200);
    await leave(page);
    await isRevoked(key);
    if (!page.isClosed()) await page.close();
  });

  test('is made anew on a page that is shown again by the way back', async () => {
    const { page, key } = await open();
    // Playwright takes a page that is shown again for one that never loads; the protocol below it does not.
    const session = await sessionOf(page);
    const run = async (expression: string) =>
      (await session.send('Runtime.evaluate', { expression, returnByValue: true })).result.value as unknown;
    await run(`addEventListener('pageshow', (event) => { globalThis.persisted = event.persisted })`);
    await run(`location.href = '${elsewhere.url}'`);
    await isRevoked(key);
    await expect.poll(() => run('document.title'), soon).toBe('Elsewhere');
    await run('history.back()');
    await expect.poll(() => run('globalThis.persisted'), soon).toBe(true);
    const shown = `document.querySelector('input[type=password]').value`;
    await expect.poll(() => run(shown), soon).toBe('');
    await run(`
      const input = document.querySelector('.trial input');
      input.value = '${elsewhere.url}';
      input.dispatchEvent(new Event('input', { bubbles: true }));
      setTimeout(() => document.querySelector('.trial form').requestSubmit(), 100);
    `);
    await expect.poll(() => run(shown), soon).toMatch(/^wd_/);
    expect(await run(shown)).not.toBe(key);
    await expect
      .poll(() => run(`document.querySelector('.answer').innerText`), soon)
      .toContain('Answered 200');
    await page.close();
  });

  test('ends by itself after its life where the page was killed', async () => {
    const { page, key } = await open(5);
    expect(await statusOf(key)).toBe(200);
    const session = await sessionOf(page);
    const crashed = page.waitForEvent('crash');
    session.send('Page.crash').catch(() => undefined);
    await crashed;
    expect(await statusOf(key)).toBe(200);
    await isRevoked(key);
    await page.close();
  });

  test('lives on while the page is open, and is made anew where it ended meanwhile', async () => {
    const page = await context.newPage();
    await page.clock.install();
    await page.goto(playground);
    await choose(page, 'mapUrls');
    const key = await makeKey(page);
    const renewals: number[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('/renew')) renewals.push(response.status());
    });
    await page.clock.runFor(45_000);
    await expect.poll(() => renewals, soon).toEqual([200]);
    await page.evaluate(async (id) => {
      const team = location.pathname.split('/')[3];
      await fetch(`/account/v1/teams/${team}/keys/${id}`, { method: 'DELETE' });
    }, key.split('_')[1]!);
    await page.clock.runFor(45_000);
    await expect.poll(() => keyOn(page), soon).toBe('');
    expect(renewals).toEqual([200, 409]);
    await page.locator('.trial input').first().fill(elsewhere.url);
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText(/^Answered 200/).waitFor(soon);
    await page.close();
  });

  // The last test, since it ends the session. To sign out in the same tab is to leave the page.
  test('ends with its life when its person signs out in another tab', async () => {
    const { page, key } = await open(5);
    const tab = await context.newPage();
    await tab.goto(new URL('/dashboard/account', playground).href);
    await tab.getByRole('button', { name: 'Sign out' }).click();
    await tab.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor(soon);
    await isRevoked(key);
    await page.close();
  });
});
