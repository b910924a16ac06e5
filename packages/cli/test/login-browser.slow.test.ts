import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from '@web-data/browser';
import { chromium } from 'playwright-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newHome, start, startInTerminal, webdata } from './support/program.ts';
import { startWorld } from './support/world.ts';
import type { World } from './support/world.ts';

const path = findChromium();
/** A ceiling for what comes by itself. */
const soon = { timeout: 60_000 };

/** Two parties: `webdata` in a process of its own, and a person in a browser. */
describe.skipIf(path === undefined)('login, approved by a person in a browser', () => {
  let world: World;
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    world = await startWorld();
    browser = await chromium.launch({
      executablePath: path!,
      args: ['--no-sandbox', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
    });
    page = await browser.newPage();
    page.setDefaultTimeout(120_000);
    await page.goto(await world.signInLink());
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { level: 1, name: 'Start' }).waitFor();
  });
  afterAll(async () => {
    await browser.close();
    await world.close();
  });

  /** Opens the link that a program showed, and compares the code with the one it showed beside it. */
  async function open(read: () => string): Promise<void> {
    await expect.poll(read, soon).toMatch(/approve the code [A-Z]{4}-[A-Z]{4}/);
    const [, link = ''] = /Open (\S+)/.exec(read())!;
    const [, code = ''] = /approve the code (\S+?),/.exec(read())!;
    await page.goto('about:blank');
    await page.goto(link);
    expect(await page.getByLabel('Code').inputValue()).toBe(code);
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.getByText('webdata-cli').waitFor();
    expect(await page.locator('main').innerText()).toContain(code);
  }

  test('an agent without a terminal gets a key of its own, with what the person left of what it asked for', async () => {
    const env = { ...newHome(), WEB_DATA_BASE_URL: world.url };
    const agent = start(['login'], { env, input: '' });
    await open(() => agent.text.stderr);
    await page.getByLabel('Only some things').check();
    expect(await page.getByRole('checkbox', { name: /^map/ }).isChecked()).toBe(true);
    await page.getByRole('button', { name: /^Approve for/ }).click();
    await page.getByRole('heading', { name: 'Approved' }).waitFor();
    const { code, stdout, stderr } = await agent.ended;
    expect([code, stdout]).toEqual([0, '']);
    expect(stderr).toContain('The key works.');
    const stored = readFileSync(join(env.HOME, '.config/webdata/config.json'), 'utf8');
    expect(stored).toMatch(/wd_[0-9a-f]{16}_[0-9a-f]{48}/);
    expect(stored).not.toContain(world.key);
    const home = { HOME: env.HOME };
    expect((await webdata(['map', world.site], { env: home })).code).toBe(0);
    expect((await webdata(['scrape', world.site], { env: home })).code).toBe(3);

    await page.getByRole('link', { name: /^keys of/ }).click();
    const row = page.getByRole('row', { name: /webdata on .* \(agent\)/ });
    expect(await row.innerText()).toMatch(/map[\s\S]*in 30 days/);
    await row.getByRole('button', { name: 'Revoke' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
    await page.getByLabel('Status').selectOption('All');
    await page.getByRole('row', { name: /revoked/ }).waitFor();
    expect((await webdata(['map', world.site], { env: home })).code).toBe(3);
  });

  test('and so does one that leaves its stdin open, and never writes', async () => {
    const env = { ...newHome(), WEB_DATA_BASE_URL: world.url };
    const agent = start(['login'], { env });
    await open(() => agent.text.stderr);
    await page.getByRole('button', { name: /^Approve for/ }).click();
    const { code, stderr } = await agent.ended;
    expect([code, stderr]).toEqual([0, expect.stringContaining('The key works.')]);
  });

  test('one that is denied is told so, and keeps nothing', async () => {
    const env = { ...newHome(), WEB_DATA_BASE_URL: world.url };
    const agent = start(['login'], { env, input: '' });
    await open(() => agent.text.stderr);
    await page.getByRole('button', { name: 'Deny' }).click();
    await page.getByRole('heading', { name: 'Denied' }).waitFor();
    const { code, stderr } = await agent.ended;
    expect([code, stderr]).toEqual([3, expect.stringContaining('The person denied the key.')]);
    expect(existsSync(join(env.HOME, '.config/webdata/config.json'))).toBe(false);
  });

  test('a person at a terminal may approve there, too, instead of pasting a key', async () => {
    const env = { ...newHome(), WEB_DATA_BASE_URL: world.url };
    const { text, ended } = startInTerminal(['login'], 120, { env });
    await open(() => text.stdout);
    await expect.poll(() => text.stdout, soon).toContain('API key: ');
    await page.getByRole('button', { name: /^Approve for/ }).click();
    const { code, stdout } = await ended;
    expect([code, stdout]).toEqual([0, expect.stringContaining('The key works.')]);
  });

  test('Ctrl-C ends the wait', async () => {
    const env = { ...newHome(), WEB_DATA_BASE_URL: world.url };
    const waiting = start(['login'], { env, input: '' });
    await expect.poll(() => waiting.text.stderr, soon).toContain('approve the code');
    waiting.child.kill('SIGINT');
    expect((await waiting.ended).code).toBe(130);
  });
});
