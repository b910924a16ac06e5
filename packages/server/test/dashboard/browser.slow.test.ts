import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClient } from '@web-data/client';
import { startServer } from '../../src/index.ts';
import type { RunningServer } from '../../src/index.ts';
import { hasBrowser } from '../support/browser.ts';
import { authorizeDevice, poll } from '../support/onboarding.ts';
import { startReceiver } from '../support/receiver.ts';
import type { Receiver } from '../support/receiver.ts';
import { pages, serveSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';
import { newPlace } from '../support/stores.ts';
import type { Place } from '../support/stores.ts';
import { judge, launch, watch } from './chromium.ts';

/** What would run in a page that took texts for HTML. */
const hostile = '<img src=x onerror="hacked=1"><script>hacked=1</script>';

const here = fileURLToPath(new URL('../..', import.meta.url));

/** Runs a program in a process of its own. */
function run(program: string): Promise<{ isFine: boolean; output: string }> {
  const parameters = ['--input-type=module', '--eval', program];
  return new Promise((resolve) =>
    execFile(process.execPath, parameters, { cwd: here, timeout: 60_000 }, (error, stdout, stderr) =>
      resolve({ isFine: error === null, output: stdout + stderr }),
    ),
  );
}

/** A ceiling for what the page learns by itself. */
const soon = { timeout: 60_000 };

describe.skipIf(!hasBrowser)('the dashboard in a browser, from an empty store', () => {
  let browser: Browser;
  let place: Place;
  let server: RunningServer;
  let site: Site;
  /** Of which each page leads to the next, in a while. */
  let slow: Site;
  /** Whose titles, words and addresses are programs, and what a browser asked it for that took them for such. */
  let trap: Site;
  const trapped: string[] = [];
  /** What it answers with changes. */
  let receiver: Receiver;
  let answer = 503;
  let page: Page;
  let faults: string[];
  const accountFaults: object[] = [];
  beforeAll(async () => {
    [browser, place] = await Promise.all([launch(), newPlace('sqlite')]);
    site = await serveSite(pages({ '/': ['/a', '/b'], '/a': [], '/b': [] }));
    slow = await serveSite((request, response) => {
      const next = Number(request.url?.slice(1) || 0) + 1;
      if (Number.isNaN(next)) return void response.writeHead(404).end();
      const answer = () =>
        response
          .setHeader('content-type', 'text/html')
          .end(`<title>Page ${next}</title><p>Words.</p><a href="/${next}">next</a>`);
      setTimeout(answer, next === 1 ? 0 : 500);
    });
    trap = await serveSite((request, response) => {
      if (request.url === '/x') trapped.push(request.url);
      const text = hostile.replaceAll('<', '&lt;');
      response
        .setHeader('content-type', 'text/html')
        .end(
          `<title>${text}</title><h1>${text}</h1><p>${text}<a href="/?${encodeURIComponent(hostile)}">${text}</a>`,
        );
    });
    receiver = await startReceiver((response) => void response.writeHead(answer).end(hostile));
    server = await startServer(
      {
        dataDirectory: place.options.dataDirectory,
        port: 0,
        logLevel: 'silent',
        docsDirectory: 'none',
        developmentKey: 'on',
        allowPrivate: ['127.0.0.1:*'],
      },
      { onAccountViolation: (fault) => void accountFaults.push(fault) },
    );
    const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
    page = await context.newPage();
    faults = watch(page, server.url);
  });
  afterAll(async () => {
    await browser.close();
    await server.close();
    await Promise.all([site.close(), slow.close(), trap.close(), receiver.close()]);
    await place.remove();
  });

  const menu = [
    'Start',
    'Keys',
    'Usage',
    'Requests',
    'Jobs',
    'Interact',
    'Members',
    'Security log',
    'Threat policy',
    'Webhooks',
    'Plan',
  ];
  /** No script of a text has run, and none has become a picture. */
  const expectNothingRan = async () =>
    expect(
      await page.evaluate(() => [
        Reflect.get(globalThis, 'hacked'),
        document.images.length,
        document.querySelectorAll('main script').length,
      ]),
    ).toEqual([undefined, 0, 0]);
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  const figure = (name: string) => page.locator('.figures div', { hasText: name }).locator('dd');

  test('without a session it says how one signs in', async () => {
    await page.goto(`${server.url}/dashboard/`);
    await heading('Sign in').waitFor();
    await page.getByText('people link').waitFor();
    await judge(page, 'sign-in-how');
    // The browser itself says on the console that it was answered with 401.
    expect(faults.splice(0).filter((fault) => !fault.includes('401'))).toEqual([]);
  });

  test('a link signs in when a person says so, once, and is out of the address', async () => {
    const link = (await server.signInLink())!;
    await page.goto(link);
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    expect(page.url()).toBe(`${server.url}/dashboard/sign-in`);
    await judge(page, 'sign-in');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await heading('Start').waitFor();
    await page.getByRole('link', { name: 'Keys', exact: true }).click();
    await heading('Keys').waitFor();

    const other = await browser.newPage();
    await other.goto(link);
    await other.getByRole('button', { name: 'Sign in' }).click();
    await other.getByRole('alert').filter({ hasText: 'Sign-in link is not valid' }).waitFor();
    await judge(other, 'sign-in-used');
    await other.getByRole('link', { name: 'Other ways to sign in' }).click();
    await other.getByText('people link').waitFor();
    await other.close();
    faults.length = 0;
  });

  test('the session is in a cookie that no script reads, and that travels with no other site', async () => {
    expect(await page.evaluate(() => document.cookie)).toBe('');
    const [cookie] = await page.context().cookies();
    expect(cookie).toMatchObject({ name: 'web-data-session', httpOnly: true, sameSite: 'Strict', path: '/' });
  });

  let secret = '';
  /** The lines that the page shows with a key, for the site of these tests. */
  let program = '';
  test('a key is created with scopes and an end, by keyboard, and shown once with the lines that use it', async () => {
    await page.getByRole('button', { name: 'Create a key' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('Nightly map');
    await judge(page, 'keys-create');
    // The least is chosen, and more only by hand.
    expect(await page.getByLabel('Everything').isChecked()).toBe(false);
    expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(1);
    await page.getByRole('checkbox', { name: /^scrape/ }).check();
    await judge(page, 'keys-create-scopes');
    await page.getByLabel('Expires').selectOption('In 30 days');
    await page.getByRole('dialog').getByLabel('Name').press('Enter');
    await page.getByRole('heading', { name: 'Your new key' }).waitFor();
    // A key that is lost to a key press would have to be made again.
    for (let times = 0; times < 3; times += 1) await page.keyboard.press('Escape');
    await page.getByRole('alert').filter({ hasText: 'It is not displayed again' }).waitFor();
    await page.getByRole('button', { name: 'Copy key' }).click();
    secret = await page.evaluate(() => navigator.clipboard.readText());
    expect(secret).toMatch(/^wd_[0-9a-f]{16}_[0-9a-f]{48}$/);
    const shown = await page.getByLabel('sample', { exact: true }).innerText();
    program = shown.replace('https://example.com', site.url);
    expect(program).toContain(`createClient({ apiKey: '${secret}', baseUrl: '${server.url}' })`);
    expect(program).toContain(`.map({ url: '${site.url}' })`);
    await page.getByRole('button', { name: 'curl' }).click();
    expect(await page.getByLabel('sample', { exact: true }).innerText()).toContain(
      `curl ${server.url}/v2/map`,
    );
    await judge(page, 'keys-shown');
    await page.getByRole('button', { name: 'I have copied it' }).press('Enter');
    expect(await page.locator(':focus').textContent()).toBe('Create a key');
    const row = page.getByRole('row', { name: /Nightly map/ });
    expect(await row.innerText()).toMatch(/map\s*scrape[\s\S]*in 30 days/);
    expect(await page.content()).not.toContain(secret);
    await judge(page, 'keys');
  });

  const client = () => createClient({ apiKey: secret, baseUrl: server.url, retry: false });

  test('nothing was used yet; a Map by the key is counted while one looks at the page', async () => {
    await page.getByRole('link', { name: 'Usage' }).click();
    await heading('Usage').waitFor();
    await page.getByRole('heading', { name: 'Nothing yet' }).waitFor();
    await judge(page, 'usage-empty');
    const { isFine, output } = await run(program);
    expect([isFine, output]).toEqual([true, expect.stringContaining(`${site.url}/a`)]);
    await expect.poll(() => figure('Requests').innerText(), soon).toBe('1');
    expect(await figure('Credits').innerText()).toBe('1');
    await expect(client().crawl.start({ url: site.url })).rejects.toMatchObject({ status: 403 });
    await expect.poll(() => figure('Failed').innerText(), soon).toBe('1');
    const ranking = (title: string) => page.locator('.ranking', { hasText: title }).innerText();
    expect(await ranking('By operation')).toContain('Map a website');
    expect(await ranking('By key')).toContain('Nightly map');
    await judge(page, 'usage');
    await page.getByRole('button', { name: 'Credits' }).click();
    await page.getByText('As a table').click();
    await judge(page, 'usage-credits');
  });

  test('a key is rolled with an overlap, then revoked, and is refused from then on', async () => {
    await page.getByRole('link', { name: 'Keys', exact: true }).click();
    await page.getByRole('button', { name: 'Roll Nightly map' }).click();
    await judge(page, 'keys-roll');
    await page.getByRole('button', { name: 'Roll', exact: true }).click();
    const next = await page.getByLabel('key', { exact: true }).innerText();
    await page.getByRole('button', { name: 'I have copied it' }).click();
    await expect.poll(() => page.getByRole('row', { name: /Nightly map/ }).count(), soon).toBe(2);
    expect((await client().map({ url: site.url })).links).toHaveLength(3);

    const row = page.getByRole('row', { name: new RegExp(secret.slice(0, 19)) });
    await row.getByRole('button', { name: 'Revoke' }).click();
    await judge(page, 'keys-revoke');
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
    await page.getByLabel('Status').selectOption('All');
    await page.getByRole('row', { name: /revoked/ }).waitFor();
    await page.getByLabel('Status').selectOption('');
    const { isFine, output } = await run(program);
    expect([isFine, output]).toEqual([false, expect.stringContaining('status: 401')]);
    secret = next;
    expect((await client().map({ url: site.url })).links).toHaveLength(3);
  });

  test('somebody is added, signs in elsewhere, and sees what the role allows', async () => {
    await page.getByRole('link', { name: 'Members' }).click();
    await page.getByRole('button', { name: 'Add somebody' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('Ada Lovelace');
    await page.getByRole('dialog').getByLabel('Role').selectOption('viewer');
    await judge(page, 'members-add');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    const link = await page.getByLabel('link', { exact: true }).innerText();
    await page.getByRole('button', { name: 'I have copied it' }).click();
    await page.getByRole('row', { name: /Ada Lovelace/ }).waitFor();
    await judge(page, 'members');

    const context = await browser.newContext();
    const ada = await context.newPage();
    await ada.goto(link);
    await ada.getByRole('button', { name: 'Sign in' }).click();
    await ada.getByRole('heading', { level: 1, name: 'Start' }).waitFor();
    await ada.getByRole('link', { name: 'Keys', exact: true }).click();
    await ada
      .getByRole('row', { name: /Nightly map/ })
      .first()
      .waitFor();
    expect(await ada.getByRole('button', { name: /Create|Revoke|Roll/ }).count()).toBe(0);
    await judge(ada, 'keys-viewer');

    // A role that is changed, and a session that is ended elsewhere, are seen on the page that stands open.
    const watched = ada.waitForRequest('**/events');
    await ada.getByRole('link', { name: 'Usage' }).click();
    await watched;
    const asked = ada.waitForResponse('**/account/v1/session');
    await page.getByLabel('Role of Ada Lovelace').selectOption('member');
    await page.getByRole('button', { name: 'Save' }).click();
    await asked;
    await ada.getByRole('link', { name: 'Keys' }).click();
    await ada.getByRole('button', { name: 'Create a key' }).waitFor();
    const tab = await context.newPage();
    await tab.goto(`${server.url}/dashboard/account`);
    await tab.getByRole('button', { name: 'Sign out' }).click();
    await tab.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
    await ada.getByRole('link', { name: 'Members' }).click();
    await ada.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
    await context.close();
  });

  test('a crawl is watched page by page, and cancelled', async () => {
    await page.getByRole('link', { name: 'Jobs' }).click();
    await page.getByRole('heading', { name: 'No jobs' }).waitFor();
    await judge(page, 'jobs-empty');
    const key = await server.withTemporaryKey(async (key) => {
      const web = createClient({ apiKey: key, baseUrl: server.url });
      return web.crawl.start({ url: slow.url, auditMetadata: { username: hostile } });
    });
    expect(key.id).toMatch(/^[\da-f-]{36}$/);
    const row = page.getByRole('row', { name: new RegExp(slow.url) });
    await row.getByText('in work').waitFor(soon);
    await judge(page, 'jobs');
    await row.getByRole('link').first().click();
    await page.getByRole('list', { name: 'What happened' }).getByText(`${slow.url}/`).first().waitFor(soon);
    await judge(page, 'jobs-one');
    await page.getByRole('button', { name: 'Cancel the job' }).click();
    await page.locator('.badge', { hasText: 'cancelled' }).waitFor(soon);
    await page.getByRole('link', { name: 'All jobs' }).click();
    await row.getByText('cancelled').waitFor();
  });

  test('an agent run shows its trace', async () => {
    const run = await server.withTemporaryKey((key) =>
      createClient({ apiKey: key, baseUrl: server.url }).agent.start({
        prompt: `List the pages. ${hostile}`,
        urls: [site.url],
      }),
    );
    expect(run.id).toMatch(/^[\da-f-]{36}$/);
    const row = page.getByRole('row', { name: /Agent run/ });
    await row.getByText('completed').waitFor(soon);
    await row.getByRole('link').first().click();
    await page.getByRole('list', { name: 'What happened' }).getByText('run finished').waitFor(soon);
    await judge(page, 'jobs-agent');
    // What a step kept is shown as text, once it is opened.
    await page.locator('summary', { hasText: /^result json/ }).click();
    const kept = page.getByLabel('result, json', { exact: true });
    await kept.waitFor(soon);
    expect(JSON.parse(await kept.innerText())).toBeTypeOf('object');
    await judge(page, 'jobs-snapshot');
    await page.getByRole('link', { name: 'All jobs' }).click();
  });

  test('the list moves by what the service tells, and asks for nothing while nothing moves', async () => {
    const asked: string[] = [];
    const note = (request: { url(): string }) => void asked.push(new URL(request.url()).pathname);
    page.on('request', note);
    await page.getByRole('link', { name: 'Keys', exact: true }).click();
    await heading('Keys').waitFor();
    await page.getByRole('link', { name: 'Jobs' }).click();
    await page.getByRole('row', { name: /Agent run/ }).waitFor(soon);
    await expect.poll(() => asked.filter((path) => path.endsWith('/events')).length, soon).toBe(1);
    const lists = () => asked.filter((path) => path.endsWith('/jobs')).length;
    await page.waitForTimeout(3000); // The first word of the stream has come.
    const before = lists();
    await page.waitForTimeout(7000);
    expect(lists()).toBe(before);
    await server.withTemporaryKey((key) =>
      createClient({ apiKey: key, baseUrl: server.url }).crawl.start({ url: site.url, limit: 1 }),
    );
    const row = page.getByRole('row', { name: new RegExp(site.url) });
    await row.getByText('completed').waitFor(soon);
    expect(lists()).toBeGreaterThan(before);
    page.off('request', note);
  });

  test('the security log tells who did what, by kind, and is saved as CSV', async () => {
    await page.getByRole('link', { name: 'Security log' }).click();
    await page.getByRole('row', { name: /job\.cancelled.*Owner/ }).waitFor(soon);
    await judge(page, 'security');
    await page.getByLabel('Kind of event').fill('key.created');
    await page.getByRole('row', { name: /key\.created.*Nightly map/ }).waitFor(soon);
    await expect.poll(() => page.getByRole('row', { name: /job\.cancelled/ }).count(), soon).toBe(0);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export as CSV' }).click();
    const path = await (await saved).path();
    const [titles, ...lines] = readFileSync(path, 'utf8').trimEnd().split('\r\n');
    expect(titles).toBe('event,who,key,at,facts');
    expect(new Set(lines.map((line) => line.split(',')[0]))).toEqual(new Set(['key.created']));
    expect(lines.join('\n')).toContain('Nightly map');
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await page.getByRole('row', { name: /job\.cancelled/ }).waitFor(soon);
  });

  test('names that are programs elsewhere are shown as they are, and run nowhere', async () => {
    await page.getByRole('link', { name: 'Keys', exact: true }).click();
    await page.getByRole('button', { name: 'Create a key' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill(hostile);
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await page.getByRole('button', { name: 'I have copied it' }).click();
    await page.locator('.name', { hasText: hostile }).waitFor(soon);
    await page.getByRole('link', { name: 'Members' }).click();
    await page.getByRole('button', { name: 'Add somebody' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill(hostile);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('button', { name: 'I have copied it' }).click();
    await page.locator('.name', { hasText: hostile }).waitFor(soon);
    await judge(page, 'members-hostile');
    for (const name of ['Keys', 'Usage', 'Jobs', 'Security log']) {
      await page.getByRole('link', { name, exact: true }).click();
      await heading(name).waitFor();
      await page
        .getByText('onerror')
        .first()
        // There the name is one of the choices of keys.
        .waitFor(name === 'Usage' ? { state: 'attached' } : soon);
    }
    expect(await page.evaluate(() => [Reflect.get(globalThis, 'hacked'), document.images.length])).toEqual([
      undefined,
      0,
    ]);
  });

  test('an agent that asks for a key is shown as it calls itself, and gets no more than a person leaves', async () => {
    const codes = await authorizeDevice(server.url, { client_name: hostile, scope: 'map scrape crawl' });
    const signedOut = await browser.newPage();
    await signedOut.goto(`${server.url}/dashboard/device#${codes.user_code}`);
    await signedOut.getByText('An agent requests its own key').waitFor();
    await judge(signedOut, 'device-signed-out');
    expect(new URL(signedOut.url()).hash).toBe(`#${codes.user_code}`);
    await signedOut.close();

    await page.goto(`${server.url}/dashboard/device`);
    await judge(page, 'device-code');
    await page.getByLabel('Code').fill('BBBB-BBBB');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').filter({ hasText: 'No agent waits under this code. Compare it' }).waitFor();
    await judge(page, 'device-wrong');
    // The browser itself says on the console that it was answered with 404.
    expect(faults.splice(0).filter((fault) => !fault.includes('404'))).toEqual([]);
    await page.getByLabel('Code').fill(codes.user_code.toLowerCase().replace('-', ' '));
    await page.keyboard.press('Enter');
    await page.getByText(hostile).waitFor();
    expect(await page.locator('main').innerText()).toContain('127.0.0.1');
    await judge(page, 'device');
    expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(3);
    await page.getByRole('checkbox', { name: /^crawl/ }).uncheck();
    await page.getByLabel('Expires').selectOption('In 7 days');
    await page.getByRole('button', { name: /^Approve for/ }).click();
    await heading('Approved').waitFor();
    await judge(page, 'device-approved');
    expect(await page.evaluate(() => [Reflect.get(globalThis, 'hacked'), document.images.length])).toEqual([
      undefined,
      0,
    ]);
    const { body } = await poll(server.url, codes.device_code);
    expect(body).toMatchObject({ scope: 'map scrape', token_type: 'Bearer' });
    expect(body['expires_in']).toBeGreaterThan(600_000);
    expect(await page.content()).not.toContain(body['access_token']);
    await page.getByRole('link', { name: /^keys of/ }).click();
    await page.getByRole('row', { name: /onerror.*\(agent\)/ }).waitFor();
  });

  test('the threat policy is changed, and what is no domain is said', async () => {
    await page.getByRole('link', { name: 'Threat policy' }).click();
    await page.getByText(/has (?:no )?threat protection/).waitFor();
    await judge(page, 'policy');
    const blocked = page.getByLabel('Domains that are always blocked');
    await blocked.fill('https://example.com/');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('alert').filter({ hasText: '“https://example.com/” is not a domain' }).waitFor();
    await judge(page, 'policy-wrong');
    await blocked.fill('*.Example.com\nads.example.org\n');
    await page.getByLabel('Risk from which a URL is blocked').fill('40');
    await page.keyboard.press('Enter');
    await page.getByText('Saved.').waitFor();
    // The browser itself says on the console that it was answered with 400.
    expect(faults.splice(0).filter((fault) => !fault.includes('400'))).toEqual([]);
    await page.reload();
    await blocked.waitFor();
    expect(await blocked.inputValue()).toBe('*.example.com\nads.example.org');
    expect(await page.getByLabel('Risk from which a URL is blocked').inputValue()).toBe('40');
  });

  test('the secret of webhooks is shown once, and rotated', async () => {
    await page.getByRole('link', { name: 'Webhooks' }).click();
    await page.getByRole('heading', { name: 'No secret yet' }).waitFor();
    await judge(page, 'webhooks-empty');
    await page.getByRole('button', { name: 'Show the secret' }).click();
    await judge(page, 'webhooks-show');
    await page.getByRole('button', { name: 'Show it' }).click();
    const secret = await page.getByLabel('secret', { exact: true }).innerText();
    expect(secret).toMatch(/^whsec_/);
    await page.getByRole('button', { name: 'I have copied it' }).click();
    await page.getByRole('row', { name: /Number 1/ }).waitFor();
    expect(await page.content()).not.toContain(secret);
    await page.getByRole('button', { name: 'Rotate the secret' }).click();
    await judge(page, 'webhooks-rotate');
    await page.getByRole('button', { name: 'Rotate', exact: true }).click();
    expect(await page.getByLabel('secret', { exact: true }).innerText()).not.toBe(secret);
    await page.getByRole('button', { name: 'I have copied it' }).click();
    await page.getByRole('row', { name: /Number 2.*it is rotated/ }).waitFor();
    await judge(page, 'webhooks');
  });

  test('deliveries are shown as they go, and sent again by keyboard with the answer', async () => {
    await page.getByRole('heading', { name: 'No deliveries' }).waitFor();
    const batch = await server.withTemporaryKey((key) =>
      createClient({ apiKey: key, baseUrl: server.url }).batch.start({
        urls: [`${trap.url}/?q=${encodeURIComponent(hostile)}`],
        webhook: { url: `${receiver.url}?q=${encodeURIComponent(hostile)}`, events: ['completed'] },
        auditMetadata: { username: hostile },
      }),
    );
    const deliveries = page.getByRole('table', { name: 'Deliveries' });
    const row = deliveries.getByRole('row', { name: /batch_scrape\.completed/ });
    await row.getByText(/status 503, \d+ attempts?/).waitFor(soon);
    expect(await row.innerText()).toContain(batch.id);
    await judge(page, 'webhooks-deliveries');
    answer = 200;
    await row.getByRole('button', { name: 'Try now' }).focus();
    await page.keyboard.press('Enter');
    const said = page.getByRole('status').filter({ hasText: 'the receiver accepted it (status 200)' });
    await said.waitFor(soon);
    await row.getByText('delivered').waitFor(soon);
    await page.getByText('No event is waiting').waitFor(soon);
    const attempts = receiver.arrivals.length;
    await row.getByRole('button', { name: 'Send again' }).press('Enter');
    await row.getByText(`${attempts + 1} attempts`).waitFor(soon);
    expect(new Set(receiver.arrivals.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    await judge(page, 'webhooks-sent-again');
    await page.getByLabel('Status').selectOption('Given up');
    await page.getByText('No deliveries fit.').waitFor(soon);
    await page.getByLabel('Status').selectOption('');
    await row.waitFor(soon);
    await expectNothingRan();
  });

  test('titles, addresses, traces and what was kept of hostile pages are texts, wherever they are shown', async () => {
    const runs = await server.withTemporaryKey(async (key) => {
      const web = createClient({ apiKey: key, baseUrl: server.url });
      const audit = { auditMetadata: { username: hostile } };
      await web.crawl.start({ url: `${trap.url}/?q=${encodeURIComponent(hostile)}`, ...audit });
      return web.agent.start({ prompt: hostile, urls: [trap.url], ...audit });
    });
    await page.getByRole('link', { name: 'Jobs' }).click();
    const table = page.getByRole('table', { name: 'Jobs' });
    for (const name of [/onerror.*Agent run/, /127.*Crawl.*onerror/]) {
      const row = table.getByRole('row', { name }).first();
      await row.getByText('completed').waitFor(soon);
      await row.getByRole('link').first().click();
      const happened = page.getByRole('list', { name: 'What happened' });
      await happened.getByRole('listitem').first().waitFor(soon);
      for (const summary of await happened.locator('summary').all()) await summary.click();
      await page.waitForTimeout(1000);
      await expectNothingRan();
      await page.getByRole('link', { name: 'All jobs' }).click();
    }
    expect(runs.id).toMatch(/^[\da-f-]{36}$/);
    for (const name of menu) {
      await page.getByRole('link', { name, exact: true }).click();
      await heading(name).waitFor();
      await page.waitForTimeout(500);
      await expectNothingRan();
    }
    // A browser that was given HTML by them would have asked for what it names.
    expect(trapped).toEqual([]);
  });

  test('the plan, and where one is signed in; signing out ends it', async () => {
    await page.getByRole('link', { name: 'Plan' }).click();
    await page.getByText('Requests a minute').waitFor();
    await judge(page, 'plan');
    await page.getByRole('link', { name: 'Account' }).click();
    await page.getByText('this one').waitFor();
    await judge(page, 'account');
    expect(faults).toEqual([]);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await heading('Sign in').waitFor();
    await page.goto(`${server.url}/dashboard/account`);
    await heading('Sign in').waitFor();
    expect(accountFaults).toEqual([]);
  });
});
