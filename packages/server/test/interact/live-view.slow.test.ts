import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { BrowserPool, BrowserSession } from '@web-data/browser';
import { browserNoSandbox, hasBrowser } from '../support/browser.ts';
import { call } from '../support/jobs.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { serveSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';

const busy = `<title>Busy</title><p id=n style="font-size:90px">0</p><script>setInterval(() => n.textContent++, 10)</script>`;

interface Watching {
  socket: WebSocket;
  frames: Buffer[];
  ended: Promise<{ code: number; reason: string; status: number | undefined }>;
}

/** Opens a view as its page does. */
function watch(liveViewUrl: string, token = new URL(liveViewUrl).hash.slice(1)): Watching {
  const { host, pathname } = new URL(liveViewUrl);
  const socket = new WebSocket(`ws://${host}${pathname}/frames`, [token]);
  const frames: Buffer[] = [];
  let status: number | undefined;
  socket.on('message', (data) => frames.push(data as Buffer));
  socket.on('unexpected-response', (_request, response) => {
    status = response.statusCode;
    socket.terminate();
  });
  socket.on('error', () => undefined);
  const ended = new Promise<Awaited<Watching['ended']>>((resolve) =>
    socket.on('close', (code, reason) => resolve({ code, reason: reason.toString(), status })),
  );
  return { socket, frames, ended };
}

describe.skipIf(!hasBrowser)('a live view', () => {
  let site: Site;
  let server: TestServer;
  beforeAll(async () => {
    site = await serveSite(
      (_request, response) => void response.setHeader('content-type', 'text/html').end(busy),
    );
    server = await startTestServer({ agentRuns: 0, browserNoSandbox, browserSlots: 5 });
  });
  afterAll(async () => {
    await server.close();
    await site.close();
  });

  const start = async (
    key: string,
    of: TestServer = server,
  ): Promise<{ id: string; liveViewUrl: string }> => {
    const body = { ttl: 300 };
    const started = await call(of, 'startInteract', '/interact', { key, method: 'POST', body });
    return started.body as { id: string; liveViewUrl: string };
  };
  const goto = (key: string, id: string) =>
    call(server, 'runInteractActions', `/interact/${id}/actions`, {
      key,
      method: 'POST',
      body: { actions: [{ type: 'goto', url: site.url }], timeout: 120_000 },
    });
  const end = (key: string, id: string) =>
    call(server, 'endInteract', `/interact/${id}`, { key, method: 'DELETE' });

  test('shows what the page shows, from its first action to its end, and is no way in', async () => {
    const { key } = await server.caller();
    const { id, liveViewUrl } = await start(key);
    const view = watch(liveViewUrl);
    await sleep(200);
    expect(view.frames).toEqual([]);
    await goto(key, id);
    await vi.waitFor(() => expect(view.frames.length).toBeGreaterThan(3), { timeout: 30_000 });
    expect(view.frames[0]!.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
    const before = view.frames.length;
    await sleep(2000);
    expect(view.frames.length - before).toBeLessThanOrEqual(9);
    await end(key, id);
    expect(await view.ended).toMatchObject({ code: 1000 });
  });

  test('opens once, by its own token only, and not after the end', async () => {
    const { key } = await server.caller();
    const [one, two] = [await start(key), await start(key)];
    const tokenOfTwo = new URL(two.liveViewUrl).hash.slice(1);
    for (const token of [tokenOfTwo, 'x'.repeat(43), 'short'])
      expect(await watch(one.liveViewUrl, token).ended).toMatchObject({ status: 404 });
    const view = watch(one.liveViewUrl);
    await vi.waitFor(() => expect(view.socket.readyState).toBe(WebSocket.OPEN));
    expect(await watch(one.liveViewUrl).ended).toMatchObject({ status: 404 });
    await end(key, one.id);
    await end(key, two.id);
    expect(await view.ended).toMatchObject({ code: 1000 });
    expect(await watch(two.liveViewUrl).ended).toMatchObject({ status: 404 });
    expect(server.log.join('\n')).not.toContain(tokenOfTwo);
    expect(server.log.join('\n')).not.toContain(new URL(one.liveViewUrl).hash.slice(1));
  });

  test('ends when its client sends anything', async () => {
    const { key } = await server.caller();
    const { id, liveViewUrl } = await start(key);
    const view = watch(liveViewUrl);
    view.socket.on('open', () => view.socket.send('{"type":"click"}'));
    expect(await view.ended).toMatchObject({ code: 1008, reason: 'The view takes no input.' });
    await end(key, id);
  });

  test('is a page that passes its address to nobody, and runs nothing else', async () => {
    const { key } = await server.caller();
    const { id, liveViewUrl } = await start(key);
    const response = await fetch(liveViewUrl);
    expect(response.status).toBe(200);
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; script-src 'sha256-/,
    );
    await goto(key, id);
    const { port } = new URL(server.url);
    const pool = new BrowserPool({
      chromium: { noSandbox: browserNoSandbox === 'yes' },
      allowPrivate: [`127.0.0.1:${port}`],
    });
    try {
      const session = await pool.open({}, { timeout: 60_000 });
      expect(session).toBeInstanceOf(BrowserSession);
      await session.page.goto(liveViewUrl);
      await session.page.getByText('Live, view only.').waitFor({ timeout: 30_000 });
      const { width, hash } = await session.page.evaluate(() => ({
        width: document.querySelector('img')!.naturalWidth,
        hash: location.hash,
      }));
      expect(width).toBeGreaterThan(500);
      expect(hash).toBe('');
      await end(key, id);
      await session.page.getByText('The session has ended.').waitFor({ timeout: 30_000 });
      await pool.release(session);
    } finally {
      await pool.close();
    }
  });

  test('a client that does not read holds up nobody', async () => {
    const { key } = await server.caller();
    const { id, liveViewUrl } = await start(key);
    const view = watch(liveViewUrl);
    await goto(key, id);
    await vi.waitFor(() => expect(view.frames.length).toBeGreaterThan(0), { timeout: 30_000 });
    view.socket.pause();
    await sleep(1000);
    expect((await goto(key, id)).status).toBe(200);
    view.socket.resume();
    const before = view.frames.length;
    await vi.waitFor(() => expect(view.frames.length).toBeGreaterThan(before), { timeout: 30_000 });
    await end(key, id);
  });
});
