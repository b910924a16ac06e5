import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasBrowser } from '../support/browser.ts';
import { authorizeDevice } from '../support/onboarding.ts';
import { startOpenidServer, startSignIn } from '../support/openid.ts';
import type { OpenidServer } from '../support/openid.ts';
import { startOrganization } from '../support/organization.ts';
import type { Organization } from '../support/organization.ts';
import { judge, launch } from './chromium.ts';

/** Goes to the organization. */
async function leave(from: Page): Promise<void> {
  await from.getByRole('button', { name: /^Sign in at 127/ }).click();
  await from.getByLabel('Login').waitFor();
}

/** Says there who one is. */
async function goOn(from: Page, login: string): Promise<void> {
  await from.getByLabel('Login').fill(login);
  await from.getByRole('button', { name: 'Go' }).click();
}

describe.skipIf(!hasBrowser)('signing in at an organization, in a browser', () => {
  let browser: Browser;
  let organization: Organization;
  let server: OpenidServer;
  let page: Page;
  beforeAll(async () => {
    [browser, organization] = await Promise.all([launch(), startOrganization()]);
    server = await startOpenidServer(organization, ([id = '']) => ({
      [id]: { member: ['@example.com'] },
    }));
    organization.open(`${server.url}/dashboard/openid`);
    organization.people['ada'] = { email: 'ada@example.com', email_verified: true, name: 'Ada' };
    organization.people['eve'] = { email: 'eve@example.com', email_verified: false };
    page = await browser.newPage();
  });
  afterAll(async () => {
    await browser.close();
    await server.close();
    await organization.close();
  });

  test('it leads back to the page that one left, with the code of the agent', async () => {
    const { user_code: code } = await authorizeDevice(server.url, { client_name: 'Crawler', scope: 'map' });
    await page.goto(`${server.url}/dashboard/device#${code}`);
    await page.getByRole('button', { name: /^Sign in at 127/ }).waitFor();
    await judge(page, 'sign-in-organization');
    await leave(page);
    await goOn(page, 'ada');
    await page.getByLabel('Code').waitFor();
    expect(await page.getByLabel('Code').inputValue()).toBe(code);
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.getByRole('button', { name: /^Approve for/ }).waitFor();
    expect(page.url()).toMatch(new RegExp(`^${server.url}/dashboard/device`));
    await page.getByText('Crawler').first().waitFor();
    // Nothing of the answer is left, neither in the address nor in what a page before may be.
    expect(await page.evaluate(() => [location.search, sessionStorage.length])).toEqual(['', 0]);
    await page.goto(`${server.url}/dashboard/account`);
    await page.getByText('Signed in as Ada, ada@example.com.').waitFor();
  });

  test('a link with an answer that somebody else was given signs in nobody', async () => {
    const begun = await startSignIn(server);
    const back = await organization.visit(begun.address, 'ada');
    const victim = await browser.newPage();
    await victim.goto(back.href);
    await victim.getByRole('alert').filter({ hasText: 'Answer of the organization is not valid' }).waitFor();
    expect(victim.url()).toBe(`${server.url}/dashboard/openid`);
    await judge(victim, 'openid-refused');
    await victim.getByRole('link', { name: 'Back to the sign-in page' }).click();
    await victim.getByRole('button', { name: /^Sign in at 127/ }).waitFor();
    expect((await victim.context().cookies()).map(({ name }) => name)).not.toContain('web-data-session');
    await victim.close();
  });

  test('who belongs to no team is told so', async () => {
    const eve = await browser.newPage();
    await eve.goto(`${server.url}/dashboard/`);
    await leave(eve);
    await goOn(eve, 'eve');
    await eve.getByRole('alert').filter({ hasText: 'No team for this person' }).waitFor();
    await eve.close();
  });

  test.each([
    '//evil.example/',
    'https://evil.example/',
    '/dashboard/sign-in',
    '/dashboard//evil.example/',
    '/\\evil.example',
  ])('what a page remembers as %s leads nowhere but into the dashboard', async (path) => {
    const context = await browser.newContext();
    const own = await context.newPage();
    await own.goto(`${server.url}/dashboard/`);
    await leave(own);
    const { origin } = new URL(server.url);
    await own.evaluate(() => 0);
    await own.goBack();
    await own.evaluate((kept) => sessionStorage.setItem('return', kept), path);
    await own.goForward();
    await goOn(own, 'ada');
    await own.waitForURL(`${origin}/dashboard/**`);
    await own.getByRole('heading', { level: 1 }).waitFor();
    expect(new URL(own.url()).origin).toBe(origin);
    await context.close();
  });
});
