import type { Browser, Page } from 'playwright-core';
import { createClient } from '@web-data/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLink } from '../../src/accounts/people/sign-in-links.ts';
import { createKey } from '../../src/accounts/keys/keys.ts';
import { browserNoSandbox, hasBrowser } from '../support/browser.ts';
import { addManyRows } from '../support/many-rows.ts';
import { signedIn } from '../support/people.ts';
import type { TestPerson } from '../support/people.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { pages, serveSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';
import { newTeam } from '../support/teams.ts';
import { judge, launch, watch } from './chromium.ts';

const soon = { timeout: 60_000 };
const PASSWORD = 'correct-horse';

describe.skipIf(!hasBrowser)('the start page and pages of single things in a browser', () => {
  let browser: Browser;
  let server: TestServer;
  let site: Site;
  let page: Page;
  let faults: string[];
  let teamId: string;
  let owner: TestPerson;
  let key: { id: string; key: string };
  beforeAll(async () => {
    site = await serveSite(pages({ '/': ['/a', '/gone', '/lost'], '/a': [] }));
    [browser, server] = await Promise.all([launch(), startTestServer({ browserNoSandbox })]);
    teamId = await newTeam(server.store, 1000);
    owner = await signedIn(server.store, teamId, 'owner');
    page = await browser.newPage();
    faults = watch(page, server.url);
    const [name, value] = owner.cookie.split('=') as [string, string];
    await page.context().addCookies([{ name, value, url: server.url }]);
  });
  afterAll(async () => {
    await browser.close();
    await server.close();
    await site.close();
  });

  const heading = (name: string, level = 1) => page.getByRole('heading', { level, name });
  const client = () => createClient({ apiKey: key.key, baseUrl: server.url });
  const fact = (name: string) =>
    page
      .locator('.facts div')
      .filter({ has: page.locator('dt', { hasText: new RegExp(`^${name}$`) }) })
      .locator('dd');

  test('who is new is led to a key and a first call in the languages of the docs', async () => {
    await page.goto(`${server.url}/dashboard/`);
    await heading('Start').waitFor();
    await heading('Your first call', 2).waitFor();
    await page.getByText('Nothing is running.').waitFor();
    await page.getByText('Nothing has failed.').waitFor();
    const sample = page.getByLabel('sample', { exact: true });
    const samples = new Set<string>();
    for (const language of ['curl', 'TypeScript', 'JavaScript', 'Python', 'Go', 'PHP']) {
      await page.getByRole('button', { name: language, exact: true }).click();
      samples.add(await sample.innerText());
      expect(await sample.innerText()).toContain(server.url);
    }
    expect(samples.size).toBe(6);
    await judge(page, 'start-new');
    await page.getByRole('link', { name: 'Create a key' }).click();
    await heading('Keys').waitFor();
  });

  test('the start page shows what is left, what runs and what failed, and leads to each', async () => {
    key = await server.store.tx((query) =>
      createKey(query, { teamId, name: 'Nightly crawl', scopes: ['*'] }),
    );
    const { keyIds } = await addManyRows(server.store, { teamId, count: 60 });
    const today = Math.floor(Date.now() / 86_400_000);
    const counts = Array.from({ length: 60 }, (_, back) =>
      ['mapUrls', 'scrapeUrl', 'startCrawl'].map((operation, index) => ({
        team_id: teamId,
        day: today - back,
        operation,
        key_id: index === 0 ? key.id : keyIds[index]!,
        requests: 40 + ((back * 7 + index * 13) % 50),
        failed: (back + index) % 5,
      })),
    ).flat();
    await server.store.tx((query) => query.insertInto('request_count').values(counts).execute());
    await page.goto(`${server.url}/dashboard/`);
    const figure = (name: string) => page.locator('.figures div', { hasText: name }).locator('dd').first();
    await expect.poll(() => figure('Credits left').innerText(), soon).toBe('1,000');
    const week = counts.filter(({ day }) => day > today - 7);
    const sum = week.reduce((all, { requests }) => all + requests, 0).toLocaleString('en');
    expect(await figure('Requests in 7 days').innerText()).toBe(sum);
    await page
      .getByRole('table', { name: 'Failed jobs' })
      .getByText('The model gave no answer.')
      .first()
      .waitFor();
    await page
      .getByRole('table', { name: 'Failed requests' })
      .getByText('RateLimitExceeded')
      .first()
      .waitFor();
    await judge(page, 'start');
    await page.getByRole('link', { name: 'All failed requests' }).click();
    await heading('Requests').waitFor();
    expect(await page.getByLabel('Outcome').inputValue()).toBe('failed');
    await page.goBack();
    await page.getByRole('link', { name: 'All failed jobs' }).click();
    await heading('Jobs').waitFor();
    expect(await page.getByLabel('Status').inputValue()).toBe('failed');
    expect(faults).toEqual([]);
  });

  test('a key has a page with its scopes, its use and its requests, where it is rolled and revoked', async () => {
    await client().map({ url: site.url });
    await page.getByRole('link', { name: 'Keys', exact: true }).click();
    await page.getByRole('link', { name: 'Nightly crawl' }).click();
    await heading('Nightly crawl', 2).waitFor();
    expect(new URL(page.url()).search).toBe(`?key=${key.id}`);
    await page.reload();
    await heading('Nightly crawl', 2).waitFor();
    expect(await fact('Scopes').innerText()).toBe('everything');
    await page.getByRole('slider', { name: 'Day of requests' }).waitFor(soon);
    const requests = page.getByRole('table', { name: 'Requests' });
    await requests.getByRole('row', { name: /Map a website/ }).waitFor(soon);
    expect(await requests.getByRole('row').count()).toBe(2);
    await judge(page, 'key');
    // By keyboard alone: the list of requests keeps the page of its key.
    await page.getByLabel('Outcome').selectOption('failed');
    await page.getByText('No requests fit.').waitFor();
    expect(new URL(page.url()).search).toBe(`?key=${key.id}&outcome=failed`);
    await page.getByRole('button', { name: 'Roll Nightly crawl' }).press('Enter');
    await page.getByRole('button', { name: 'Roll', exact: true }).press('Enter');
    await page.getByRole('heading', { name: 'Your new key' }).waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.getByText('It is not displayed again. Copy it').waitFor();
    await page.getByRole('button', { name: 'I have copied it' }).press('Enter');
    await expect.poll(() => fact('Expires').innerText(), soon).toMatch(/^in 2[34] hours$/);
    await page.getByRole('button', { name: 'Revoke Nightly crawl' }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).press('Enter');
    await expect.poll(() => fact('Expires').innerText(), soon).toContain('revoked');
    expect(await page.getByRole('button', { name: /^(?:Roll|Revoke)/ }).count()).toBe(0);
    expect(faults).toEqual([]);
    await page.goto(`${server.url}/dashboard/teams/${teamId}/keys?key=0000000000000000`);
    await page.getByText('This team has no such key, or no more.').waitFor();
    faults.length = 0;
  });

  let jobId: string;
  test('a job has a page with its progress and the causes of its failed pages', async () => {
    key = await server.store.tx((query) => createKey(query, { teamId, name: 'Crawler', scopes: ['*'] }));
    ({ id: jobId } = await client().crawl.start({ url: site.url }));
    await page.goto(`${server.url}/dashboard/teams/${teamId}/jobs`);
    const row = page.getByRole('table', { name: 'Jobs' }).getByRole('row', { name: new RegExp(site.url) });
    await row.getByText('completed').waitFor(soon);
    await row.getByRole('link').first().click();
    await heading(site.url, 2).waitFor();
    expect(new URL(page.url()).search).toBe(`?job=${jobId}`);
    expect(await fact('Progress').innerText()).toBe('2 of 4 pages, 2 failed');
    const failed = page.getByRole('table', { name: 'Failed pages' });
    for (const path of ['/gone', '/lost'])
      await failed.getByRole('row', { name: new RegExp(`${site.url}${path}.*404`) }).waitFor(soon);
    const read = page.getByRole('list', { name: 'What happened' });
    expect((await read.getByRole('listitem').allInnerTexts()).join(' ')).toContain(`${site.url}/a`);
    await judge(page, 'job');
    await page.getByRole('link', { name: key.id }).click();
    await heading('Crawler', 2).waitFor();
    expect(faults).toEqual([]);
  });

  test('sessions of Interact are listed with what they show, and one is watched and ended', async () => {
    // Those of other processes, which the start page has shown.
    await server.store.tx((query) => query.deleteFrom('interact_session').execute());
    await page.getByRole('link', { name: 'Interact', exact: true }).click();
    await page.getByRole('heading', { name: 'No open sessions' }).waitFor();
    await judge(page, 'interact-empty');
    const { id } = await client().interact.start({ ttl: 600 });
    await client().interact.act(id, {
      actions: [
        { type: 'goto', url: `${site.url}/a` },
        { type: 'press', key: 'Tab' },
        { type: 'click', role: 'button', name: 'None' },
      ],
      timeout: 60_000,
    });
    const row = page.getByRole('row', { name: /Page \/a/ });
    await row.getByText(`${site.url}/a`).waitFor(soon);
    await judge(page, 'interact');
    const search = page.getByRole('searchbox', { name: /^Search pages/ });
    await search.fill('another page');
    await page.getByText('No sessions fit.').waitFor(soon);
    await search.fill('PAGE /A');
    await row.getByRole('link').click();
    await heading('Page /a', 2).waitFor();
    await page.reload();
    expect(await fact('Shows').innerText()).toBe(`${site.url}/a`);
    const steps = page.getByRole('list', { name: 'What happened' }).getByRole('listitem');
    expect(await steps.count()).toBe(3);
    expect(await steps.first().innerText()).toContain('goto');
    expect(await steps.last().innerText()).toContain('failed, at');
    // Its picture comes when somebody wants to see it.
    await steps.first().getByText('Screenshot after step 1').click();
    await page.getByRole('img', { name: 'What the page showed after step 1' }).waitFor(soon);
    // What is typed is not recorded, on the page or in its answers.
    const answer = page.waitForResponse(`**/interact-sessions/${id}`);
    await client().interact.act(id, { actions: [{ type: 'write', text: PASSWORD }], timeout: 60_000 });
    await answer;
    await expect.poll(() => steps.count(), soon).toBe(4);
    expect(await page.content()).not.toContain(PASSWORD);
    await judge(page, 'interact-one');
    await page.getByRole('button', { name: 'End the session' }).press('Enter');
    await judge(page, 'interact-end');
    await page.getByRole('button', { name: 'End it' }).press('Enter');
    await page.getByRole('heading', { name: 'No open sessions' }).waitFor(soon);
    await expect(client().interact.act(id, { actions: [{ type: 'back' }] })).rejects.toMatchObject({
      status: 404,
    });
    await page.getByLabel('State').selectOption('Ended');
    await row.getByRole('link').click();
    await heading('Page /a', 2).waitFor();
    expect(await steps.count()).toBe(4);
    await judge(page, 'interact-record');
    await page.getByRole('button', { name: 'Delete the record' }).press('Enter');
    await page.getByRole('button', { name: 'Delete it' }).press('Enter');
    await page.getByRole('heading', { name: 'No open sessions' }).waitFor(soon);
    await page.getByLabel('State').selectOption('Ended');
    await page.getByText('No sessions fit.').waitFor(soon);
    expect(faults).toEqual([]);
  });

  test('an address of a single page survives signing in, in another tab as well', async () => {
    const context = await browser.newContext();
    const tab = await context.newPage();
    const path = `/dashboard/teams/${teamId}/jobs?job=${jobId}`;
    await tab.goto(server.url + path);
    await tab.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
    const { secret } = await server.store.tx((query) => createLink(query, owner.id, 60_000));
    const other = await context.newPage();
    await other.goto(`${server.url}/dashboard/sign-in#${secret}`);
    await other.getByRole('button', { name: 'Sign in' }).click();
    await other.getByRole('heading', { level: 2, name: site.url }).waitFor();
    expect(other.url()).toBe(server.url + path);
    await context.close();
  });
});
