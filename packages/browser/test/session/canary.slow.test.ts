import { chromium as playwright } from 'playwright-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { BrowserPool, navigate } from '../../src/index.ts';
import type { BrowserPoolOptions } from '../../src/index.ts';
import { canary } from '../support/canary.ts';
import { chromium, chromiumPath } from '../support/chromium.ts';
import { leaksTo } from '../support/leaks.ts';
import { serve } from '../support/site.ts';

const patient = { timeout: 60_000 };
/** Milliseconds in which a page does all it will; the control shows that they are enough. */
const ALL_MS = 5000;

function poolOf(options: BrowserPoolOptions): BrowserPool {
  const pool = new BrowserPool({ chromium, ...options });
  onTestFinished(() => pool.close());
  return pool;
}

/** Opens the leaking page in a pool and lets it try everything, until all has come that must. */
async function visit(
  pool: BrowserPool,
  url: string,
  until = async (): Promise<void> => undefined,
): Promise<void> {
  await pool.use({}, patient, async (session) => {
    await navigate(session, new URL(url));
    await session.page.waitForTimeout(ALL_MS);
    await until();
  });
}

/** What a page must get through where it may, so that the silence elsewhere says something. */
const REACHED = [
  '/beacon',
  '/by-location',
  '/by-redirect-fetch',
  '/by-redirect-frame',
  '/by-redirect-image',
  '/by-refresh',
  '/css-background.png',
  '/css-import.css',
  '/eventsource',
  '/fetch',
  '/form',
  '/frame',
  '/image.png',
  '/keepalive',
  '/link-header.css',
  '/prefetch',
  '/script.js',
  '/shared-worker',
  '/srcdoc.png',
  '/websocket',
  '/worker-fetch',
  '/xhr',
];

describe.skipIf(!chromiumPath)('what the policy refuses', () => {
  test('is reached by no page, whatever it tries', async () => {
    const bird = await canary();
    const site = await serve(leaksTo(`http://127.0.0.1:${bird.port}`));
    await visit(poolOf({ allowPrivate: [`127.0.0.1:${site.port}`] }), site.url());
    expect(site.requests).toContain('GET /worker.js');
    expect({ connections: bird.connections, packets: bird.packets }).toEqual({ connections: 0, packets: 0 });
  });
  test('would be reached: the same page, where the policy allows it', async () => {
    const bird = await canary();
    const site = await serve(leaksTo(`http://127.0.0.1:${bird.port}`));
    await visit(poolOf({ allowPrivate: ['127.0.0.1:*'] }), site.url(), () =>
      expect.poll(() => bird.paths).toEqual(expect.arrayContaining(REACHED)),
    );
    expect(bird.paths.filter((path) => path.startsWith('/service-worker'))).toEqual([]);
    expect(bird.paths).not.toContain('/popup');
    // What is no http is refused everywhere.
    expect(bird.packets).toBe(0);
  });
  test('would be reached by datagrams, too, in a browser that is not ours', async () => {
    const bird = await canary();
    const site = await serve(leaksTo(`http://127.0.0.1:${bird.port}`));
    const browser = await playwright.launch({
      executablePath: chromiumPath!,
      chromiumSandbox: false,
      args: ['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
    });
    onTestFinished(() => browser.close());
    const page = await browser.newPage();
    // What it loads may take as long as it will: what arrives is waited for below.
    await page.goto(site.url(), { waitUntil: 'commit' });
    await expect.poll(() => bird.packets).toBeGreaterThan(0);
    await expect.poll(() => bird.paths).toContain('/service-worker');
  });
  test('is not reached by a name that resolves there, by one of several addresses, or by one that changes', async () => {
    const bird = await canary('127.0.0.2');
    const site = await serve({ '/': 'safe' });
    const requested: string[] = [];
    const answers: Record<string, string[][]> = {
      'private.test': [['127.0.0.2']],
      'mixed.test': [['127.0.0.1', '127.0.0.2']],
      'rebind.test': [['127.0.0.1'], ['127.0.0.2']],
    };
    const pool = poolOf({
      allowPrivate: [`127.0.0.1:${site.port}`, `127.0.0.1:${bird.port}`],
      resolve(name) {
        requested.push(name);
        const turns = answers[name] ?? [[]];
        return Promise.resolve(turns.length > 1 ? turns.shift()! : turns[0]!);
      },
    });
    const go = (url: string) =>
      pool.use({}, patient, async (session) => {
        await navigate(session, new URL(url));
        await session.page.evaluate(
          `fetch('http://rebind.test:${bird.port}/', { mode: 'no-cors' }).catch(() => 0)`,
        );
        return session.page.evaluate('document.body.innerText');
      });
    await expect(go(`http://private.test:${bird.port}/`)).rejects.toMatchObject({ code: 'AddressRejected' });
    await expect(go(`http://mixed.test:${bird.port}/`)).rejects.toMatchObject({ code: 'AddressRejected' });
    expect(await go(`http://rebind.test:${site.port}/`)).toBe('safe');
    expect(requested).toContain('rebind.test');
    expect(bird.connections).toBe(0);
  });
  test.each([
    ['a literal address', (port: number) => `http://127.0.0.1:${port}/`],
    ['the same address in other words', (port: number) => `http://2130706433:${port}/`],
    ['the same address within version 6', (port: number) => `http://[::ffff:127.0.0.1]:${port}/`],
    ['a name of this machine', (port: number) => `http://localhost:${port}/`],
    ['https', (port: number) => `https://127.0.0.1:${port}/`],
  ])('is told by %s', async (_, urlOf) => {
    const bird = await canary();
    const pool = poolOf({});
    const visit = pool.use({}, patient, (session) => navigate(session, new URL(urlOf(bird.port))));
    await expect(visit).rejects.toMatchObject({ code: 'AddressRejected' });
    expect(bird.connections).toBe(0);
  });
  test('is told by a redirect, and by the page that is led there', async () => {
    const bird = await canary();
    const site = await serve(leaksTo(`http://127.0.0.1:${bird.port}`));
    const pool = poolOf({ allowPrivate: [`127.0.0.1:${site.port}`] });
    const visit = pool.use({}, patient, (session) => navigate(session, new URL(site.url('/redirect-page'))));
    await expect(visit).rejects.toMatchObject({ code: 'AddressRejected' });
    expect(bird.connections).toBe(0);
  });
  test.each([
    'file:///etc/passwd',
    'chrome://version',
    'view-source:http://127.0.0.1/',
    'data:text/html,x',
    'javascript:1',
  ])('has no other scheme: %s', async (url) => {
    const pool = poolOf({});
    const visit = pool.use({}, patient, (session) => navigate(session, new URL(url)));
    await expect(visit).rejects.toMatchObject({ code: 'InvalidUrl' });
    const driven = pool.use({}, patient, async ({ page }) => {
      await page.goto(url);
      return page.content();
    });
    const content = await driven.catch(() => 'refused');
    expect(content).not.toContain('root:');
  });
});
