import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { readSamples } from '@web-data/docs/samples';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operations } from '@web-data/types';
import { startServer } from '../../src/index.ts';
import type { RunningServer } from '../../src/index.ts';
import { hasBrowser } from '../support/browser.ts';
import { serveSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';
import { newPlace } from '../support/stores.ts';
import type { Place } from '../support/stores.ts';
import { judge, launch, watch } from './chromium.ts';

/** What would run in a page that took texts for HTML. */
const hostile = '<img src=x onerror="hacked=1"><script>hacked=1</script>';
/** As it stands in the source of a page that shows it. */
const shown = hostile.replaceAll('<', '&lt;');

const samples = readSamples();
/** The first program that the documentation has of an operation. */
const documented = (operation: string, language: string) =>
  samples.find((one) => one.operation === operation && one.language === language)!.code;

/** A ceiling for what the service answers. */
const soon = { timeout: 60_000 };

/** A field of the form with its hint and what is wrong with it. */
const fieldOn = (one: Page, name: string) =>
  one.locator('.trial .form-field', { has: one.locator('label', { hasText: new RegExp(`^${name}\\b`) }) });

describe.skipIf(!hasBrowser)('the playground', () => {
  let browser: Browser;
  let place: Place;
  let server: RunningServer;
  let site: Site;
  let page: Page;
  let faults: string[];
  beforeAll(async () => {
    [browser, place] = await Promise.all([launch(), newPlace('sqlite')]);
    site = await serveSite((request, response) => {
      const isPage = request.url === '/' || request.url === '/a';
      if (!isPage) return void response.writeHead(404).end();
      const text = `<h1>Rooms ${shown}</h1><p>Many [words](javascript:hacked=1) of <b>it</b>.</p><ul><li>One</li><li>Two</li></ul><pre>a\n\nb</pre>`;
      response
        .setHeader('content-type', 'text/html; charset=utf-8')
        .end(`<!doctype html><title>${shown}</title><main>${text}<a href="/a">next</a></main>`);
    });
    server = await startServer({
      dataDirectory: place.options.dataDirectory,
      port: 0,
      logLevel: 'silent',
      docsDirectory: 'none',
      developmentKey: 'on',
      allowPrivate: ['127.0.0.1:*'],
    });
    const context = await browser.newContext();
    page = await context.newPage();
    faults = watch(page, server.url);
    await page.goto((await server.signInLink())!);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('link', { name: 'Playground' }).click();
    await page.getByLabel('Operation').waitFor();
    // Nobody was signed in before the link: the browser says that itself.
    faults.length = 0;
  });
  afterAll(async () => {
    await browser.close();
    await server.close();
    await site.close();
    await place.remove();
  });

  const choose = (id: string) => page.getByLabel('Operation').selectOption(id);
  const sample = () => page.getByLabel('sample', { exact: true }).innerText();
  const field = (name: string) => fieldOn(page, name);
  const input = (name: string) => field(name).locator('input, textarea, select');
  const send = () => page.getByRole('button', { name: 'Send' }).click();
  const isClean = () => expect(faults.splice(0)).toEqual([]);

  test('knows every operation, and writes its example as the documentation does', async () => {
    const ids = await page
      .locator('select optgroup option')
      .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
    expect(ids.toSorted()).toEqual(Object.keys(operations).toSorted());
    let compared = 0;
    for (const id of ids) {
      await choose(id);
      await expect.poll(() => page.url()).toContain(`#${id}`);
      for (const [label, language] of [
        ['curl', 'curl'],
        ['TypeScript', 'typescript'],
        ['JavaScript', 'fetch'],
        ['Python', 'python'],
        ['Go', 'go'],
        ['PHP', 'php'],
      ] as const) {
        await page
          .getByRole('group', { name: 'Language of the sample' })
          .getByRole('button', { name: label })
          .click();
        const text = await sample();
        expect(text).toContain(server.url);
        // Those with values in their path show others there than a form that is empty.
        if (operations[id as keyof typeof operations].path.includes('{') || id === 'parseFile') continue;
        expect(text.trim()).toBe(
          documented(id, language).replaceAll('http://127.0.0.1:3000', server.url).trim(),
        );
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(30);
    isClean();
  });

  let key = '';
  const ask = async () =>
    (await fetch(`${server.url}/v2/crawl/active`, { headers: { authorization: `Bearer ${key}` } })).status;
  test('sends with a key of the page what is typed, by keyboard, and shows it as a table', async () => {
    await choose('mapUrls');
    await judge(page, 'playground');
    await page.getByRole('button', { name: 'curl' }).click();
    expect(await page.getByRole('button', { name: 'Send' }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Make a key for this page' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByLabel('Key').inputValue(), soon).toMatch(/^wd_/);
    key = await page.getByLabel('Key').inputValue();
    await input('url').fill(site.url);
    await page.getByText(/^\d+ optional fields?$/).click();
    await input('limit').fill('1');
    await judge(page, 'playground-open');
    await input('url').press('Enter');
    await page.getByText(/^Answered 200/).waitFor(soon);
    await page.getByRole('region', { name: 'Answer as a table' }).getByText(`${site.url}/`).first().waitFor();
    expect(await page.locator('.wide-table tbody tr').count()).toBe(1);
    await judge(page, 'playground-table');
    await page.getByRole('button', { name: 'JSON' }).click();
    const answer = JSON.parse(await page.getByLabel('answer', { exact: true }).innerText()) as object;
    expect(answer).toMatchObject({ success: true, links: [{}] });
    // The program does the same.
    const program = await sample();
    expect(program).toContain(`"limit": 1`);
    const { stdout } = await promisify(execFile)('sh', ['-c', program], {
      env: { ...process.env, WEB_DATA_API_KEY: key },
    });
    expect(JSON.parse(stdout)).toEqual(answer);
    isClean();
  });

  test('shows a page to be read, and nothing of it runs', async () => {
    await choose('scrapeUrl');
    await input('url').fill(site.url);
    await send();
    await page.getByText(/^Answered 200/).waitFor(soon);
    const article = page.getByRole('article');
    await article.getByText('Rooms').first().waitFor();
    expect(await article.innerText()).toContain('onerror');
    expect(await article.locator('li').allInnerTexts()).toEqual(expect.arrayContaining(['One', 'Two']));
    expect(await article.locator('a, img, script').count()).toBe(0);
    await judge(page, 'playground-page');
    expect(await page.evaluate(() => Reflect.get(globalThis, 'hacked'))).toBeUndefined();
    isClean();
  });

  test('sends a feature that a key needs a scope for', async () => {
    await choose('mapUrls');
    await input('url').fill(site.url);
    await page.getByText(/^\d+ optional fields?$/).click();
    await input('threatProtection').fill('{ "mode": "off" }');
    await send();
    await page.getByText(/^Answered 200/).waitFor(soon);
    isClean();
  });

  test('says what is wrong before it is sent, and shows an error as it came', async () => {
    await choose('startCrawl');
    await page.getByText(/^\d+ optional fields?$/).click();
    await input('scrapeOptions').fill('{ no');
    await page.getByRole('alert').filter({ hasText: 'scrapeOptions: Not JSON' }).waitFor();
    expect(await page.getByRole('button', { name: 'Send' }).isDisabled()).toBe(true);
    await input('scrapeOptions').fill('');
    await input('url').fill('no address');
    await send();
    await page.getByRole('alert').filter({ hasText: 'Answered 400' }).waitFor(soon);
    await page.getByLabel('answer', { exact: true }).getByText('/url').waitFor();
    // JSON has colours, by the same code as in the documentation.
    expect(await page.getByLabel('answer', { exact: true }).locator('i.p').count()).toBeGreaterThan(0);
    // The field that the pointer names says what is wrong with it, and has the focus.
    expect(await input('url').getAttribute('aria-invalid')).toBe('true');
    await expect.poll(() => input('url').evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await field('url').locator('.error').innerText()).toMatch(/^It .+\.$/);
    // From the top: a menu that is scrolled half under the bar has half its targets.
    await page.evaluate(() => scrollTo(0, 0));
    await judge(page, 'playground-error');
    // The focus reads it, so it is no alert as well.
    const wrong = page.locator('.error:not(:empty)').first();
    expect(await wrong.getAttribute('role')).toBeNull();
    expect(
      await wrong.evaluate((one) => {
        const probe = document.body.appendChild(document.createElement('i'));
        probe.style.color = 'var(--bad)';
        const colours = [getComputedStyle(one).color, getComputedStyle(probe).color];
        probe.remove();
        return new Set(colours).size;
      }),
    ).toBe(1);
    await input('url').press('End');
    await page.keyboard.type('x');
    expect(await page.locator('.error:not(:empty)').count()).toBe(0);
    // The browser itself says on the console that it was answered with 400.
    expect(faults.splice(0).filter((fault) => !fault.includes('400'))).toEqual([]);
  });

  test('shares a request by a link, which has no key and nothing secret', async () => {
    await choose('scrapeUrl');
    await input('url').fill('https://ada:hidden@example.com/');
    const more = page.getByText(/^\d+ optional fields?$/);
    if (!(await input('headers').isVisible())) await more.click();
    await input('headers').fill('{"Authorization":"hidden"}');
    await page.getByRole('button', { name: 'Link to this request' }).press('Enter');
    const link = await page.getByLabel('link to the request', { exact: true }).innerText();
    expect(link).toContain(`/playground#scrapeUrl?`);
    expect(link).not.toMatch(/hidden|wd_/);
    await page.getByText(/leaves out .*secrets of a URL in url/).waitFor();
    await judge(page, 'playground-link');
    const other = await page.context().newPage();
    await other.goto(link);
    const url = fieldOn(other, 'url').locator('input');
    await expect.poll(() => url.inputValue(), soon).toBe('https://example.com/');
    expect(await other.getByLabel('Operation').inputValue()).toBe('scrapeUrl');
    expect(await other.getByLabel('Key').inputValue()).toBe('');
    await other.close();
    isClean();
  });

  test('sends nothing of a link that the form does not show', async () => {
    const other = await page.context().newPage();
    await other.goto(`${server.url}/dashboard/`);
    await other.getByRole('link', { name: 'Playground' }).click();
    await other.getByLabel('Operation').waitFor();
    const query =
      'body.url=https://example.com/&body.sitemap=bogus&body.limit=abc&body.includeSubdomains=yes';
    await other.goto(`${other.url().split('#')[0]}#mapUrls?${query}`);
    await other.reload();
    await other
      .getByText(/cannot show: (?:(?:sitemap|limit|includeSubdomains)(?:, )?){3}\. They are left out/)
      .waitFor();
    expect(await other.getByLabel('sample', { exact: true }).innerText()).not.toMatch(
      /bogus|abc|limit|sitemap|includeSubdomains/,
    );
    await other.close();
    isClean();
  });

  test('fills paths and sends files', async () => {
    await choose('getCrawl');
    await input('jobId').fill('0192f4a6-0000-7000-8000-0000000000ff');
    expect(await sample()).toContain('/crawl/0192f4a6-0000-7000-8000-0000000000ff');
    await send();
    await page.getByRole('alert').filter({ hasText: 'Answered 404' }).waitFor(soon);
    await choose('parseFile');
    await input('file').setInputFiles({
      name: 'rooms.html',
      mimeType: 'text/html',
      buffer: Buffer.from('<title>Rooms</title><h1>Blue</h1><p>It has a window.</p>'),
    });
    expect(await sample()).toContain("-F 'file=@rooms.html;type=text/html'");
    await send();
    await page.getByText(/^Answered 200/).waitFor(soon);
    await page.getByRole('article').getByText('It has a window.').waitFor();
    expect(faults.splice(0).filter((fault) => !fault.includes('404'))).toEqual([]);
  });

  test('ends its key with the page', async () => {
    key = await page.getByLabel('Key').inputValue();
    expect(await ask()).toBe(403);
    await page.getByRole('link', { name: 'Keys', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Keys' }).waitFor();
    await expect.poll(ask, soon).toBe(401);
    isClean();
  });
});
