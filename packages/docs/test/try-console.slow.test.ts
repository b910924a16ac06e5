import { createServer } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { siteHandler } from '../src/site-handler.ts';
import { violations } from './helpers/axe.ts';
import { chromiumPath, launch } from './helpers/chromium.ts';
import { takePicture } from './helpers/picture.ts';

/** The site as a service serves it, with a service that tells what it was sent. */
async function serveBoth(): Promise<{ server: Server; origin: string }> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const handle = siteHandler({ origin, apiBaseUrl: origin });
  server.on('request', async (request, response) => {
    if (request.url!.startsWith('/v2/')) {
      const { method, url, headers } = request;
      const told = { method, url, key: headers.authorization, body: await textOf(request) };
      return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(told));
    }
    const reply = await handle(new Request(origin + request.url));
    response.writeHead(reply.status, Object.fromEntries(reply.headers));
    return response.end(Buffer.from(await reply.arrayBuffer()));
  });
  return { server, origin };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

describe.skipIf(!chromiumPath)('the console of an operation', () => {
  let browser: Browser;
  let site: Awaited<ReturnType<typeof serveBoth>>;
  beforeAll(async () => {
    [browser, site] = await Promise.all([launch(), serveBoth()]);
  });
  afterAll(async () => {
    await browser.close();
    site.server.closeAllConnections();
    site.server.close();
  });

  async function open(path: string, width = 1440): Promise<{ page: Page; faults: string[] }> {
    const page = await browser.newPage({ viewport: { width, height: 900 } });
    const faults: string[] = [];
    page.on('console', (message) => faults.push(message.text()));
    page.on('pageerror', (error) => faults.push(error.message));
    await page.goto(`${site.origin}/${path}`);
    await page.getByRole('button', { name: 'Try it' }).click();
    await page.locator('dialog.try').waitFor();
    return { page, faults };
  }

  test.each([1440, 390, 320])('at %i px answers in the page, whole and accessible', async (width) => {
    const { page, faults } = await open('operations/map/', width);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Send' }).click();
    await page.locator('.try-answer .good').waitFor();
    expect(await page.locator('.try-answer pre').innerText()).toContain('https://example.com/pricing');
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.querySelector('dialog')!.scrollWidth)).toBeLessThanOrEqual(
      width,
    );
    await takePicture(page, `try-${width}`);
    expect(faults).toEqual([]);
    await page.close();
  });

  test('gives the error that was chosen, and refuses what the service refuses', async () => {
    const { page } = await open('operations/map/');
    await page.getByRole('combobox', { name: 'Answer' }).selectOption({ label: '429 Rate limit exceeded' });
    await page.getByRole('button', { name: 'Send' }).click();
    await page.locator('.status', { hasText: '429' }).waitFor();
    await page.getByRole('textbox', { name: 'Body' }).fill('{"url":"https://example.com","limit":0}');
    await page.keyboard.press('Control+Enter');
    await page.locator('.status', { hasText: '400' }).waitFor();
    expect(await page.locator('.try-answer pre').innerText()).toContain('limit');
    await page.getByRole('textbox', { name: 'Body' }).fill('{"url":');
    await page.keyboard.press('Control+Enter');
    await page.getByText('The body is no JSON').waitFor();
    await page.close();
  });

  test('has a field for each member of the body, with its default, its bounds and its error beside it', async () => {
    const { page, faults } = await open('operations/map/');
    await page.getByText('optional fields').click();
    const limit = page.getByLabel('limit optional', { exact: true });
    expect(await limit.getAttribute('placeholder')).toBe('5000');
    const field = page.locator('.form-field', { has: limit });
    expect(await field.innerText()).toContain('1 to 100000. Default: 5000.');
    const body = page.getByRole('textbox', { name: 'Body' });
    await limit.fill('25');
    await page.getByLabel('sitemap optional', { exact: true }).selectOption('only');
    await page.getByLabel('includeSubdomains optional', { exact: true }).selectOption('false');
    expect(JSON.parse(await body.inputValue())).toMatchObject({
      limit: 25,
      sitemap: 'only',
      includeSubdomains: false,
    });
    await limit.fill('0');
    expect(await field.locator('.error').innerText()).toBe('At least 1.');
    expect(JSON.parse(await body.inputValue())).not.toHaveProperty('limit');
    // A field writes its own member alone, and nothing into text that is no object.
    await body.fill('{"url":"https://example.com","search":"","limit":5}');
    await limit.fill('7');
    expect(JSON.parse(await body.inputValue())).toEqual({
      url: 'https://example.com',
      search: '',
      limit: 7,
    });
    await body.fill('{"url":');
    await limit.fill('8');
    expect(await body.inputValue()).toBe('{"url":');
    // What is typed as JSON is in the fields, and what the service rejects is beside them.
    await body.fill('{"url":"https://example.com","limit":0}');
    expect(await limit.inputValue()).toBe('0');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.locator('.status', { hasText: '400' }).waitFor();
    expect(await field.locator('.error').innerText()).toBe('It must be at least 1.');
    expect(await limit.getAttribute('aria-invalid')).toBe('true');
    await limit.fill('');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.locator('.try-answer .good').waitFor();
    expect(await field.locator('.error').innerText()).toBe('');
    expect(await violations(page)).toEqual([]);
    expect(faults).toEqual([]);
    await page.close();
  });

  test('colours a response, and copies it as it is', async () => {
    const { page } = await open('operations/map/');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Send' }).click();
    await page.locator('.try-answer .good').waitFor();
    expect(await page.locator('.try-answer pre i.p').first().innerText()).toBe('"success"');
    expect(await page.locator('.try-answer pre i.k').first().innerText()).toBe('true');
    await page.locator('.copy-answer').click();
    await page.locator('.copy-answer', { hasText: 'Copied' }).waitFor();
    const copied: unknown = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()));
    expect(copied).toEqual(JSON.parse(await page.locator('.try-answer pre').innerText()));
    await page.close();
  });

  test('asks the service with the key, and no other host', async () => {
    const { page, faults } = await open('operations/agent-get/');
    await page.getByRole('radio', { name: site.origin }).check();
    await page.getByLabel('API key').fill(' wd_live_secret ');
    await page.getByRole('textbox', { name: 'jobId' }).fill('a b');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.locator('.try-answer .good').waitFor();
    const told: unknown = JSON.parse(await page.locator('.try-answer pre').innerText());
    expect(told).toEqual({ method: 'GET', url: '/v2/agent/a%20b', key: 'Bearer wd_live_secret', body: '' });
    expect(faults).toEqual([]);
    expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain('secret');
    // The policy of the page lets a script ask the service alone.
    const elsewhere = await page.evaluate(() =>
      fetch('http://127.0.0.1:9/').then(String, (error: Error) => error.message),
    );
    expect(elsewhere).toBe('Failed to fetch');
    expect(faults.join(' ')).toContain('Content Security Policy');
    await page.close();
  });

  test('says so when the service cannot be reached', async () => {
    const { page } = await open('operations/agent-get/');
    await page.route('**/v2/**', (route) => route.abort());
    await page.getByRole('radio', { name: site.origin }).check();
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText('could not be reached from this page').waitFor();
    await page.close();
  });
});
