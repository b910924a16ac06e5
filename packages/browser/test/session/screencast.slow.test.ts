import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { Actor, BrowserPool, Screencast } from '../../src/index.ts';
import { chromium, chromiumPath } from '../support/chromium.ts';
import { serve } from '../support/site.ts';

/** A page that changes all the time, one that never does, and a window of another size of picture. */
const pages = {
  '/': `<title>Busy</title><p id=n style="font-size:90px">0</p><script>setInterval(() => n.textContent++, 10)</script>`,
  '/still': '<title>Still</title><button onclick="window.open(\'/\')">Open</button>',
};

const open = async () => {
  const site = await serve(pages);
  const pool = new BrowserPool({ chromium, allowPrivate: [`127.0.0.1:${site.port}`] });
  onTestFinished(() => pool.close());
  const session = await pool.open({ maxWindows: 2 }, { timeout: 120_000 });
  const actor = await Actor.open(session);
  const act = (action: Parameters<Actor['do']>[0]) => actor.do(action, { timeout: 60_000 });
  return { pool, session, act, url: (path: string) => site.url(path) };
};

describe.skipIf(!chromiumPath)('a screencast', () => {
  test('sends frames at no more than its rate, to all watchers, and none when they have gone', async () => {
    const { session, act, url } = await open();
    await act({ type: 'goto', url: url('/') });
    const cast = new Screencast(session, { maxFps: 5 });
    const frames: Buffer[] = [];
    const stop = cast.watch((frame) => frames.push(frame));
    await vi.waitFor(() => expect(frames.length).toBeGreaterThan(2), { timeout: 20_000 });
    const before = frames.length;
    await sleep(2000);
    expect(frames.length - before).toBeGreaterThan(1);
    expect(frames.length - before).toBeLessThanOrEqual(11);
    expect(frames[0]!.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
    let late: Buffer | undefined;
    const stopLate = cast.watch((frame) => void (late ??= frame));
    expect(late).toBeDefined();
    stop();
    stopLate();
    expect(cast.watchers).toBe(0);
    const after = frames.length;
    await sleep(1000);
    expect(frames.length).toBe(after);
  });

  test('drops frames that are too large', async () => {
    const { session, act, url } = await open();
    await act({ type: 'goto', url: url('/') });
    const frames: Buffer[] = [];
    new Screencast(session, { maxBytes: 100 }).watch((frame) => frames.push(frame));
    await sleep(2000);
    expect(frames).toEqual([]);
  });

  test('follows the current window', async () => {
    const { session, act, url } = await open();
    await act({ type: 'goto', url: url('/still') });
    const frames: Buffer[] = [];
    new Screencast(session).watch((frame) => frames.push(frame));
    await vi.waitFor(() => expect(frames.length).toBeGreaterThan(0), { timeout: 20_000 });
    await act({ type: 'click', name: 'Open' });
    await act({ type: 'switchWindow', window: 2 });
    const before = frames.length;
    await vi.waitFor(() => expect(frames.length).toBeGreaterThan(before + 4), { timeout: 20_000 });
  });
});
