import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { BrowserPool } from '../../src/index.ts';
import type { BrowserSession, StorageState } from '../../src/index.ts';
import { chromium, chromiumPath } from '../support/chromium.ts';
import { chromiumProcesses } from '../support/processes.ts';
import { serve } from '../support/site.ts';

const MOST = 20_000_000;

/** What people who carry logins from one browser to the next rely on, cookie by cookie, as sites set them. */
describe.skipIf(!chromiumPath)('cookies that a login is made of', () => {
  let pool: BrowserPool;
  beforeAll(() => {
    pool = new BrowserPool({ chromium, allowPrivate: ['127.0.0.1:*'], resolve: async () => ['127.0.0.1'] });
  });
  afterAll(() => pool.close());

  /** Sets cookies at one address, and gives those that another session sends to it, or to another address. */
  const carried = async (
    cookies: string[],
    { set = 'localhost', send = set, path = '/' }: { set?: string; send?: string; path?: string } = {},
  ): Promise<string[]> => {
    let sent = '';
    const response = (request: IncomingMessage, response: ServerResponse): void => {
      if (request.url === '/set') response.setHeader('set-cookie', cookies);
      else sent = request.headers.cookie ?? '';
      response.setHeader('content-type', 'text/html').end('<title>Site</title>');
    };
    const site = await serve({ '/set': response, '/': response, '/shop/cart': response });
    const first = await pool.open({}, { timeout: 60_000 });
    onTestFinished(() => pool.release(first));
    await first.page.goto(site.url('/set', set));
    const state = await first.readStorage(MOST, { timeout: 60_000 });
    const storage = JSON.parse(JSON.stringify(state)) as StorageState;
    const second = await pool.open({ storage }, { timeout: 60_000 });
    onTestFinished(() => pool.release(second));
    await second.page.goto(site.url(path, send));
    return sent === '' ? [] : sent.split('; ').toSorted();
  };

  const kinds: [title: string, set: string[], want: string[]][] = [
    ['without an end', ['end=1'], ['end=1']],
    ['that last', ['l1=1; Max-Age=3600', 'l2=2; Expires=Wed, 01 Jan 2098 00:00:00 GMT'], ['l1=1', 'l2=2']],
    ['that have ended', ['e1=1; Max-Age=0', 'e2=2; Expires=Thu, 01 Jan 1970 00:00:01 GMT'], []],
    ['that scripts do not see', ['http=1; HttpOnly'], ['http=1']],
    ['SameSite', ['lax=1; SameSite=Lax', 'strict=2; SameSite=Strict'], ['lax=1', 'strict=2']],
    ['SameSite=None; Secure', ['none=1; SameSite=None; Secure'], ['none=1']],
    ['__Secure-', ['__Secure-a=1; Secure'], ['__Secure-a=1']],
    [
      '__Host-',
      ['__Host-a=1; Secure; Path=/', '__Host-b=2; Secure; Path=/; HttpOnly'],
      ['__Host-a=1', '__Host-b=2'],
    ],
    ['partitioned', ['__Host-p=1; Secure; Path=/; SameSite=None; Partitioned'], ['__Host-p=1']],
    ['without a name or a value', ['=1', 'empty='], ['1', 'empty=']],
    [
      'of odd letters',
      ['odd="q\u00e9 {}"', `big=${'x'.repeat(4000)}`],
      ['odd="q\u00e9 {}"', `big=${'x'.repeat(4000)}`],
    ],
  ];
  test('of every kind', async () => {
    const all = await carried(kinds.flatMap(([, set]) => set));
    const want = kinds.flatMap(([, , cookies]) =>
      cookies.map((cookie) => Buffer.from(cookie).toString('latin1')),
    );
    expect(all).toEqual(want.toSorted());
  });
  test('go to the hosts that they are for, and to no others', async () => {
    const cookies = ['own=1', 'all=2; Domain=shop.test', 'cart=3; Path=/shop'];
    expect(await carried(cookies, { set: 'shop.test' })).toEqual(['all=2', 'own=1']);
    expect(await carried(cookies, { set: 'shop.test', send: 'in.shop.test' })).toEqual(['all=2']);
    expect(await carried(cookies, { set: 'shop.test', send: 'shop.test', path: '/shop/cart' })).toEqual([
      'all=2',
      'cart=3',
      'own=1',
    ]);
    expect(await carried(cookies, { set: 'shop.test', send: 'other.test' })).toEqual([]);
  });
  test('and five million letters of localStorage at each of two origins', async () => {
    const site = await serve({ '/': '<title>Site</title>' });
    // The page stays until they are kept: a browser that is busy forgets the long ones of a page that goes.
    const fill = `new Promise((resolve) => {
      document.body.append(document.createElement('iframe'));
      frames[0].addEventListener('storage', resolve);
      localStorage.setItem('k', 'x'.repeat(5 * 1024 * 1024 - 10));
    }).then(() => undefined)`;
    const first = await pool.open({}, { timeout: 60_000 });
    onTestFinished(() => pool.release(first));
    for (const host of ['a.test', 'b.test']) {
      await first.page.goto(site.url('/', host));
      await first.page.evaluate(fill);
    }
    const storage = await first.readStorage(MOST, { timeout: 60_000 });
    const second = await pool.open({ storage }, { timeout: 60_000 });
    onTestFinished(() => pool.release(second));
    for (const host of ['b.test', 'a.test']) {
      await second.page.goto(site.url('/', host));
      expect(await second.page.evaluate(`localStorage.getItem('k').length`)).toBe(5_242_870);
    }
  });
  test('and as many for which the browser takes its time', async () => {
    const site = await serve({ '/': '<title>Site</title>' });
    const origins = ['a.test', 'b.test'].map((host) => site.url('', host));
    const localStorage: [string, string][] = [['k', 'x'.repeat(5_000_000)]];
    const storage: StorageState = {
      cookies: [],
      origins: origins.map((origin) => ({ origin, localStorage, databases: [] })),
    };
    const open = async (): Promise<BrowserSession> => {
      const session = await pool.open({ storage }, { timeout: 60_000 });
      onTestFinished(() => pool.release(session));
      return session;
    };
    await open();
    const [keeper] = chromiumProcesses('--utility-sub-type=storage.mojom.StorageService');
    const opening = open();
    // It works a thirtieth of the time: enough to say what it has, not to take what a page sends before that goes.
    for (let times = 0; times < 100; times++) {
      process.kill(keeper!, 'SIGSTOP');
      await sleep(30);
      process.kill(keeper!, 'SIGCONT');
      await sleep(1);
    }
    const { page } = await opening;
    for (const origin of origins) {
      await page.goto(`${origin}/`);
      expect(await page.evaluate(`localStorage.getItem('k')?.length`)).toBe(5_000_000);
    }
  });
  test('never what one tab keeps to itself', async () => {
    const site = await serve({ '/': '<title>Site</title>' });
    const first = await pool.open({}, { timeout: 60_000 });
    onTestFinished(() => pool.release(first));
    await first.page.goto(site.url());
    await first.page.evaluate(
      `sessionStorage.setItem('a', '1'); caches.open('a').then((cache) => cache.put('/x', new Response('1')))`,
    );
    expect(await first.readStorage(MOST, { timeout: 60_000 })).toEqual({ cookies: [], origins: [] });
  });
});
