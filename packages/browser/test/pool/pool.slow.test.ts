import { describe, expect, onTestFinished, test } from 'vitest';
import { BrowserPool } from '../../src/index.ts';
import type { BrowserPoolOptions } from '../../src/index.ts';
import { chromium, chromiumPath } from '../support/chromium.ts';
import { chromiumProcesses } from '../support/processes.ts';
import { serve } from '../support/site.ts';

/** Ends whatever the test leaves. */
function poolOf(options: BrowserPoolOptions): BrowserPool {
  const pool = new BrowserPool({ chromium, ...options });
  onTestFinished(() => pool.close());
  return pool;
}

const patient = { timeout: 60_000 };

describe.skipIf(!chromiumPath)('a pool', () => {
  test('renders what scripts write, and leaves no process behind', async () => {
    const site = await serve({ '/': '<body><script>document.body.append("made by " + "a script")</script>' });
    const pool = poolOf({ allowPrivate: [`127.0.0.1:${site.port}`] });
    const text = await pool.use({}, patient, async ({ page }) => {
      await page.goto(site.url());
      return page.evaluate('document.body.innerText');
    });
    expect(text).toBe('made by a script');
    expect(chromiumProcesses().length).toBeGreaterThan(0);
    await pool.close();
    expect(chromiumProcesses()).toEqual([]);
  });
  test('gives each session cookies and storage of its own', async () => {
    const site = await serve({
      '/': '<script>localStorage.seen = document.cookie = "seen=1"</script>',
      '/look': 'x',
    });
    const pool = poolOf({ allowPrivate: [`127.0.0.1:${site.port}`] });
    await pool.use({}, patient, ({ page }) => page.goto(site.url('/')));
    const found = await pool.use({}, patient, async ({ page }) => {
      await page.goto(site.url('/look'));
      return page.evaluate('document.cookie + (localStorage.seen ?? "")');
    });
    expect(found).toBe('');
  });
  test('heals after a page that crashes, for that page only', async () => {
    const site = await serve({ '/': '<title>alive</title>' });
    const pool = poolOf({ allowPrivate: [`127.0.0.1:${site.port}`] });
    const other = await pool.open({}, patient);
    await other.page.goto(site.url());
    const crash = pool.use({}, patient, async ({ page }) => {
      const cdp = await page.context().newCDPSession(page);
      await cdp.send('Page.crash');
    });
    await expect(crash).rejects.toMatchObject({ code: 'Crashed' });
    expect(await other.page.title()).toBe('alive');
    await pool.release(other);
    const title = await pool.use({}, patient, async ({ page }) => {
      await page.goto(site.url());
      return page.title();
    });
    expect(title).toBe('alive');
  });
  test('ends a page that hangs at its time, and closes it', async () => {
    const site = await serve({
      '/': '<script>onload = () => setTimeout(() => { for (;;); })</script>',
      '/ok': 'ok',
    });
    const pool = poolOf({ allowPrivate: [`127.0.0.1:${site.port}`] });
    const hang = pool.use({}, { timeout: 2000 }, async ({ page }) => {
      await page.goto(site.url());
      return page.evaluate('1');
    });
    await expect(hang).rejects.toMatchObject({ code: 'Timeout' });
    const response = await pool.use({}, patient, ({ page }) => page.goto(site.url('/ok')));
    expect(response?.status()).toBe(200);
    expect(pool.state.open).toBe(0);
  });
  test('starts another browser after one that was killed', async () => {
    const site = await serve({ '/': 'ok' });
    const pool = poolOf({ allowPrivate: [`127.0.0.1:${site.port}`] });
    const session = await pool.open({}, patient);
    for (const pid of chromiumProcesses()) process.kill(pid, 'SIGKILL');
    await expect(session.run((page) => page.goto(site.url()), patient)).rejects.toThrow();
    await pool.release(session);
    const response = await pool.use({}, patient, ({ page }) => page.goto(site.url()));
    expect(response?.status()).toBe(200);
  });
  test('answers in time where the browser hangs, and replaces it', async () => {
    const site = await serve({ '/': 'ok' });
    const pool = poolOf({ allowPrivate: [`127.0.0.1:${site.port}`], slots: 2, hung: 1000, memoryEvery: 50 });
    const session = await pool.open({}, patient);
    for (const pid of chromiumProcesses()) process.kill(pid, 'SIGSTOP');
    const late = pool.use({}, { timeout: 200 }, ({ page }) => page.goto(site.url()));
    await expect(late).rejects.toMatchObject({ code: 'Timeout' });
    await expect(session.run((page) => page.goto(site.url()), patient)).rejects.toMatchObject({
      code: 'Crashed',
    });
    await pool.release(session);
    const response = await pool.use({}, patient, ({ page }) => page.goto(site.url()));
    expect(response?.status()).toBe(200);
    expect(pool.state).toEqual({ open: 0, waiting: 0, browsers: 1 });
  });
});
