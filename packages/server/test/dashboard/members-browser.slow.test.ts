import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { addPerson } from '../../src/accounts/people/people.ts';
import { hasBrowser } from '../support/browser.ts';
import { signedIn } from '../support/people.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { newTeam } from '../support/teams.ts';
import { judge, launch } from './chromium.ts';

/** With the owner, two parts of a hundred and one of what is left. */
const ADDED = 229;

describe.skipIf(!hasBrowser)('the members of a large team in a browser', () => {
  let browser: Browser;
  let server: TestServer;
  let page: Page;
  beforeAll(async () => {
    [browser, server] = await Promise.all([launch(), startTestServer({})]);
    const [large, small] = [await newTeam(server.store, 0), await newTeam(server.store, 0)];
    const { id, cookie } = await signedIn(server.store, large);
    await server.store.tx(async (query) => {
      await query
        .insertInto('membership')
        .values({ team_id: small, person_id: id, role: 'owner', created_at: Date.now() })
        .execute();
      for (let index = 1; index <= ADDED; index++)
        await addPerson(query, { teamId: large, name: `P${index}`, role: 'viewer' });
    });
    page = await browser.newPage();
    const [name, value] = cookie.split('=') as [string, string];
    await page.context().addCookies([{ name, value, url: server.url }]);
    await page.goto(`${server.url}/dashboard/teams/${large}/members`);
  });
  afterAll(async () => {
    await browser.close();
    await server.close();
  });

  const rows = (): Promise<string[]> => page.locator('tbody th').allInnerTexts();
  const turn = async (name: string, first: string): Promise<void> => {
    await page.getByRole('button', { name, exact: true }).click();
    await page.getByRole('rowheader', { name: first, exact: true }).waitFor();
  };

  test('are turned over, each shown once, there and back', async () => {
    await page.getByRole('rowheader', { name: 'P1', exact: true }).waitFor();
    const shown = await rows();
    expect(await page.getByRole('button', { name: 'Previous' }).count()).toBe(0);
    await turn('Next', 'P50');
    await judge(page, 'members-second');
    shown.push(...(await rows()));
    for (let first = 100; first <= ADDED; first += 50) {
      await turn('Next', `P${first}`);
      shown.push(...(await rows()));
    }
    expect(await page.getByRole('button', { name: 'Next' }).count()).toBe(0);
    expect(shown.filter((name) => name.startsWith('P'))).toEqual(
      Array.from({ length: ADDED }, (_, index) => `P${index + 1}`),
    );
    for (let first = ADDED - (ADDED % 50) - 50; first > 0; first -= 50) await turn('Previous', `P${first}`);
    await turn('Previous', 'P1');
  });

  test('of another team begin at their first', async () => {
    await turn('Next', 'P50');
    const teams = page.getByRole('combobox', { name: 'Team' });
    const other = await teams.locator('option:not(:checked)').getAttribute('value');
    await teams.selectOption(other);
    await page.getByRole('rowheader', { name: /^The owner/ }).waitFor();
    expect(await rows()).toHaveLength(1);
    expect(await page.getByRole('button', { name: 'Previous' }).count()).toBe(0);
  });
});
