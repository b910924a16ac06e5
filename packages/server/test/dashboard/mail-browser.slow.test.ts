import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { addPerson } from '../../src/accounts/people/people.ts';
import { hasBrowser } from '../support/browser.ts';
import { startMailbox } from '../support/mailbox.ts';
import type { Mailbox } from '../support/mailbox.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { newTeam } from '../support/teams.ts';
import { judge, launch } from './chromium.ts';

describe.skipIf(!hasBrowser)('a link by e-mail in a browser', () => {
  let browser: Browser;
  let mailbox: Mailbox;
  let server: TestServer;
  beforeAll(async () => {
    [browser, mailbox] = await Promise.all([launch(), startMailbox()]);
    const mail = { smtpUrl: `smtp://127.0.0.1:${mailbox.port}`, mailFrom: 'no-reply@example.com' };
    server = await startTestServer({ ...mail, agentPollMs: 50 });
    const teamId = await newTeam(server.store, 0);
    const ada = { teamId, name: 'Ada', email: 'ada@example.com', role: 'owner' } as const;
    await server.store.tx((query) => addPerson(query, ada));
  });
  afterAll(async () => {
    await browser.close();
    await server.close();
    await mailbox.close();
  });

  test('is asked for by the address, and signs in from the letter', async () => {
    const page = await browser.newPage();
    await page.goto(`${server.url}/dashboard/`);
    await page.getByLabel('Your e-mail address').fill('ada@example.com');
    await page.keyboard.press('Enter');
    await page.getByRole('status').filter({ hasText: 'a link is on its way' }).waitFor();
    await judge(page, 'sign-in-mail');
    await expect.poll(() => mailbox.arrived.length).toBe(1);
    const text = mailbox.arrived[0]!.raw.replaceAll('=\r\n', '').replaceAll('=3D', '=');
    await page.goto(/http:\S+\/dashboard\/sign-in#[\w-]+/.exec(text)![0]);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { level: 1, name: 'Start' }).waitFor();
    await page.close();
  });
});
