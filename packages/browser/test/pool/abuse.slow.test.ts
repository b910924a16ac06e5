import { describe, expect, onTestFinished, test } from 'vitest';
import { BrowserPool, navigate, render } from '../../src/index.ts';
import type { BrowserPoolOptions } from '../../src/index.ts';
import { chromium, chromiumPath } from '../support/chromium.ts';
import { chromiumProcesses } from '../support/processes.ts';
import { serve } from '../support/site.ts';
import type { Pages, Site } from '../support/site.ts';

const patient = { timeout: 60_000 };

async function setUp(
  pages: Pages,
  options: BrowserPoolOptions = {},
): Promise<{ site: Site; pool: BrowserPool }> {
  const site = await serve({ '/ok': '<p>fine</p>', ...pages });
  const pool = new BrowserPool({ chromium, allowPrivate: [`127.0.0.1:${site.port}`], ...options });
  onTestFinished(() => pool.close());
  return { site, pool };
}

/** That the pool serves the next page, and holds nothing of the last. */
async function expectHealed(pool: BrowserPool, site: Site): Promise<void> {
  const { html } = await render(pool, new URL(site.url('/ok')), patient);
  expect(html).toContain('fine');
  expect(pool.state).toMatchObject({ open: 0, waiting: 0 });
}

describe.skipIf(!chromiumPath)('a hostile page', () => {
  test.each([
    ['alerts for ever', '<p>words</p><script>onload = () => setInterval(() => alert("again"), 0)</script>'],
    [
      'asks before it is left',
      '<p>words</p><script>onbeforeunload = () => "stay"; addEventListener("unload", () => { for (;;); })</script>',
    ],
    ['prints', '<p>words</p><script>onload = () => print()</script>'],
  ])('that %s is read and closed all the same', async (_, page) => {
    const { site, pool } = await setUp({ '/': page });
    const { html } = await render(pool, new URL(site.url('/')), patient);
    expect(html).toContain('words');
    await expectHealed(pool, site);
  });
  test('that alerts in a loop without end, ends at its time', async () => {
    const { site, pool } = await setUp({ '/': '<script>for (;;) alert(1)</script>' });
    await expect(render(pool, new URL(site.url('/')), { timeout: 3000 })).rejects.toMatchObject({
      code: 'Timeout',
    });
    await expectHealed(pool, site);
  });
  test('that writes without end, ends at its time', async () => {
    const { site, pool } = await setUp({
      '/': (_, response) => {
        response.writeHead(200, { 'content-type': 'text/html' });
        const timer = setInterval(() => response.write('<p>more'), 20);
        response.on('close', () => clearInterval(timer));
      },
    });
    await expect(render(pool, new URL(site.url('/')), { timeout: 3000 })).rejects.toMatchObject({
      code: 'Timeout',
    });
    await expectHealed(pool, site);
  });
  test('that opens 5,000 windows, by itself and by a click, has none', async () => {
    const { site, pool } = await setUp({
      '/': `<button onclick="for (let i = 0; i < 5000; i++) open('/ok?' + i)">go</button>
        <script>for (let i = 0; i < 5000; i++) open('/ok?' + i)</script>`,
    });
    await pool.use({}, patient, async (session) => {
      await navigate(session, new URL(site.url('/')));
      await session.page.getByRole('button').click();
      await expect.poll(() => session.page.context().pages().length).toBe(1);
      expect(session.popups.windows.length).toBeLessThan(20);
    });
    await expectHealed(pool, site);
  });
  test('that leads itself on for ever is read where it is, or ends at its time', async () => {
    const { site, pool } = await setUp({ '/': '<script>location = "/?" + Math.random()</script>' });
    await pool.start(); // What follows is about the page alone.
    await render(pool, new URL(site.url('/')), { timeout: 4000 }).catch(() => undefined);
    expect(site.requests.length).toBeGreaterThan(1);
    await expectHealed(pool, site);
  });
  test('that takes more memory than it may, ends, and another beside it goes on', async () => {
    const hog =
      '<script>window.kept = []; setInterval(() => { const more = new Uint8Array(3e7); more.fill(1); kept.push(more) }, 5)</script>';
    const { site, pool } = await setUp({ '/hog': hog }, { pageMemory: 400_000_000, memoryEvery: 50 });
    const other = await pool.open({}, patient);
    await navigate(other, new URL(site.url('/ok')));
    const work = render(pool, new URL(site.url('/hog')), { ...patient, waitFor: 40_000 });
    await expect(work).rejects.toMatchObject({ code: 'Crashed' });
    expect(await other.page.textContent('p')).toBe('fine');
    await pool.release(other);
    await expectHealed(pool, site);
  });
  test('that fills its heap, ends, and leaves the browser alive', async () => {
    const hog =
      '<script>const kept = []; onload = () => { for (;;) kept.push({ a: [1, 2, 3], b: kept.length + "x" }) }</script>';
    const { site, pool } = await setUp({ '/hog': hog }, { chromium: { ...chromium, maxHeapMb: 64 } });
    await expect(render(pool, new URL(site.url('/hog')), patient)).rejects.toMatchObject({ code: 'Crashed' });
    await expectHealed(pool, site);
  });
});

describe.skipIf(!chromiumPath)('the places of a pool', () => {
  test('are given in turn, and refused to those who cannot wait', async () => {
    const { site, pool } = await setUp({}, { slots: 1 });
    const first = await pool.open({}, patient);
    await expect(pool.open({}, { timeout: 50 })).rejects.toMatchObject({ code: 'Busy' });
    const order: number[] = [];
    const later = [1, 2, 3].map((turn) => pool.use({}, patient, async () => void order.push(turn)));
    expect(pool.state.waiting).toBe(3);
    const controller = new AbortController();
    const closed = pool.open({}, { ...patient, signal: controller.signal });
    controller.abort();
    await expect(closed).rejects.toMatchObject({ code: 'Aborted' });
    await pool.release(first);
    await Promise.all(later);
    expect(order).toEqual([1, 2, 3]);
    await expectHealed(pool, site);
  });
  test('move to a new browser after a number of sessions; the old one ends with its last', async () => {
    const { site, pool } = await setUp({}, { renewAfter: 2 });
    const old = await pool.open({}, patient);
    await expectOk(pool, site);
    await expectOk(pool, site);
    expect(pool.state.browsers).toBe(2);
    await navigate(old, new URL(site.url('/ok')));
    expect(await old.page.textContent('p')).toBe('fine');
    await pool.release(old);
    expect(pool.state.browsers).toBe(1);
  });
  test('cost nothing while nobody wants them', async () => {
    const { site, pool } = await setUp({}, { idle: 50 });
    await expectOk(pool, site);
    await expect.poll(() => chromiumProcesses()).toEqual([]);
    await expectOk(pool, site);
  });
  test('are all empty after the end, whatever was going on', async () => {
    const { site, pool } = await setUp({ '/hang': '<script>for (;;);</script>' });
    const work = [1, 2, 3].map(() =>
      render(pool, new URL(site.url('/hang')), patient).catch((error: unknown) => error),
    );
    const begun = (): number => site.requests.filter((request) => request === 'GET /hang').length;
    await expect.poll(begun).toBe(3);
    await pool.close();
    const codes = (await Promise.all(work)).map((error) => (error as { code?: string }).code);
    expect(codes).toEqual(['Closed', 'Closed', 'Closed']);
    expect(chromiumProcesses()).toEqual([]);
    await expect(pool.open({}, patient)).rejects.toMatchObject({ code: 'Closed' });
  });
});

async function expectOk(pool: BrowserPool, site: Site): Promise<void> {
  expect((await render(pool, new URL(site.url('/ok')), patient)).status).toBe(200);
}
