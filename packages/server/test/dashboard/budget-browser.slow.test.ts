import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { applyMovements } from '../../src/accounts/credits/ledger.ts';
import { uuidv7 } from '../../src/platform/ids.ts';
import { hasBrowser } from '../support/browser.ts';
import { signedIn } from '../support/people.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { newTeam } from '../support/teams.ts';
import { judge, launch } from './chromium.ts';

describe.skipIf(!hasBrowser)('the budget of a team in a browser', () => {
  let browser: Browser;
  let server: TestServer;
  let teamId: string;
  beforeAll(async () => {
    [browser, server] = await Promise.all([launch(), startTestServer({})]);
    teamId = await newTeam(server.store, 10_000);
  });
  afterAll(async () => {
    await browser.close();
    await server.close();
  });

  async function openPage(role: 'owner' | 'viewer'): Promise<Page> {
    const { cookie } = await signedIn(server.store, teamId, role);
    const context = await browser.newContext();
    const [name, value] = cookie.split('=') as [string, string];
    await context.addCookies([{ name, value, url: server.url }]);
    const page = await context.newPage();
    await page.goto(`${server.url}/dashboard/teams/${teamId}/plan`);
    await page.getByRole('heading', { name: 'Monthly budget' }).waitFor();
    return page;
  }

  test('is set and removed by an owner, and seen by others with its use and the end of the month', async () => {
    const page = await openPage('owner');
    await page.getByText('There is no budget.').waitFor();
    await page.getByRole('button', { name: 'Set a budget' }).click();
    await page.getByLabel('Credits a month').fill('1000');
    await page.getByRole('checkbox', { name: '80 %' }).uncheck();
    await page.getByRole('checkbox', { name: /^Stop when/ }).check();
    await page.getByLabel('Webhook').fill('http://10.0.0.1/hook');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('The webhook must be an http or https URL at a public address').waitFor();
    await page.getByLabel('Webhook').fill('');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Alerts at 50 %, 100 %.').waitFor();
    await server.store.tx((query) =>
      applyMovements(server.store, query, [
        {
          kind: 'charge',
          id: uuidv7(),
          teamId,
          credits: 600,
          concurrency: 9,
          operation: 'mapUrls',
          requestId: 'r',
        },
      ]),
    );
    await server.store.tx((query) =>
      query
        .insertInto('mail_subscription')
        .values({
          id: uuidv7(),
          token: 't',
          team_id: teamId,
          kind: 'budget.threshold',
          subject_id: teamId,
          recipient: 'bob@team.example',
          created_at: 1,
          ended_at: Date.now(),
        })
        .execute(),
    );
    const viewer = await openPage('viewer');
    await viewer.getByText('400 are left').waitFor();
    await viewer.getByText(/next one begins on \w+ 1, \d{4} at 00:00 UTC/).waitFor();
    await viewer.getByText('50 % of 1,000 reached').waitFor();
    expect(await viewer.getByRole('progressbar').getAttribute('value')).toBe('600');
    expect(await viewer.getByRole('button', { name: /budget|Turn on/ }).count()).toBe(0);
    await viewer.getByRole('row', { name: /bob@team\.example.*The monthly budget/ }).waitFor();
    await page.reload();
    await page.getByText('400 are left').waitFor();
    await judge(page, 'plan-budget');
    await page.getByText('bob@team.example').waitFor();
    expect(await page.getByRole('button', { name: /^Turn on again/ }).count()).toBe(0);
    await server.store.tx((query) => {
      const confirmed = query.updateTable('person').set({ email: 'bob@team.example', email_verified: 1 });
      return confirmed
        .where(
          'id',
          'in',
          query
            .selectFrom('membership')
            .select('person_id')
            .where('role', '=', 'owner')
            .where('team_id', '=', teamId),
        )
        .execute();
    });
    await page.reload();
    await page.getByRole('button', { name: /^Turn on again/ }).click();
    await page.getByText('Nobody has unsubscribed.').waitFor();
    await page.getByRole('button', { name: 'Change the budget' }).click();
    expect(await page.getByRole('checkbox', { name: '80 %' }).isChecked()).toBe(false);
    await judge(page, 'plan-budget-form');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Remove the budget' }).click();
    await page.getByRole('button', { name: 'Remove it' }).click();
    await page.getByText('There is no budget.').waitFor();
  });
});
