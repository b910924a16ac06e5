import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { BrowserPool, findChromium, render } from '../../src/index.ts';
import { chromiumArguments } from '../../src/chromium/arguments.ts';
import { launch } from '../../src/chromium/launch.ts';
import { canary } from '../support/canary.ts';
import { chromiumPath } from '../support/chromium.ts';
import { serve } from '../support/site.ts';

const isRoot = process.getuid?.() === 0;

describe('Chromium', () => {
  test('is found by its variable, by its name, or not at all', () => {
    const directory = mkdtempSync(join(tmpdir(), 'web-data-'));
    onTestFinished(() => rmSync(directory, { recursive: true }));
    expect(findChromium({ CHROMIUM_PATH: process.execPath })).toBe(process.execPath);
    expect(findChromium({ CHROMIUM_PATH: join(directory, 'none') })).toBeUndefined();
  });
  test('that is not there is told with its remedy', async () => {
    const pool = new BrowserPool({ chromium: { path: '/no/such/chromium', noSandbox: true } });
    await expect(pool.start()).rejects.toMatchObject({ code: 'NoBrowser' });
    const remote = new BrowserPool({ chromium: { url: 'http://127.0.0.1:1', startTimeout: 5000 } });
    await expect(remote.start()).rejects.toThrow(/^No browser answers at 127\.0\.0\.1:1\. Check that/);
    await Promise.all([pool.close(), remote.close()]);
  });
  test.skipIf(!isRoot)('is not started by root without a word about its sandbox', async () => {
    const pool = new BrowserPool({ chromium: { path: process.execPath } });
    await expect(pool.start()).rejects.toMatchObject({
      code: 'NoSandbox',
      message: expect.stringMatching(/root.*user that is not root.*noSandbox/) as string,
    });
    await pool.close();
  });
  test.skipIf(!chromiumPath)('on a machine of its own is driven over CDP, behind the same gate', async () => {
    const bird = await canary();
    const site = await serve({
      '/': `<p>fine</p><script>fetch('http://127.0.0.1:${bird.port}/').catch(() => document.write('kept in'))</script>`,
    });
    const url = await startElsewhere();
    const pool = new BrowserPool({
      chromium: { url, startTimeout: 90_000 },
      allowPrivate: [`127.0.0.1:${site.port}`],
    });
    onTestFinished(() => pool.close());
    const { html } = await render(pool, new URL(site.url()), { timeout: 60_000 });
    expect(html).toContain('kept in');
    expect(bird.connections).toBe(0);
  });
  test.skipIf(!chromiumPath)('is connected to again where the first connection hears nothing', async () => {
    const { url, connections } = await deafAtFirst(await startElsewhere());
    const browser = await launch({ url, startTimeout: 40_000 });
    expect(browser.isConnected()).toBe(true);
    expect(connections()).toBe(2);
    await browser.close();
  });
  test.skipIf(!chromiumPath || !isRoot)(
    'shuts its pages in, for a user that is not root',
    async (context) => {
      const script = fileURLToPath(new URL('../support/sandboxed.js', import.meta.url));
      const { output, errors } = await runAs(NOBODY, script);
      if (/NoSandbox|EACCES|Cannot find/.test(errors)) {
        console.warn(
          `The sandbox was not tested: another user cannot start Chromium here. ${errors.slice(-300)}`,
        );
        return context.skip();
      }
      expect(JSON.parse(output)).toEqual({ text: 'shut in', seccomp: '2', isOwnNamespace: true });
    },
  );
});

/** The user that owns nothing. */
const NOBODY = 65_534;

/** Runs a program as another user, with a home of its own. */
async function runAs(user: number, script: string): Promise<{ output: string; errors: string }> {
  const home = mkdtempSync(join(tmpdir(), 'web-data-'));
  chownSync(home, user, user);
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  const env = { PATH: process.env['PATH'], HOME: home, TMPDIR: home, CHROMIUM_PATH: chromiumPath };
  const child = spawn(process.execPath, [script], { uid: user, gid: user, env, cwd: home });
  let [output, errors] = ['', ''];
  child.stdout.on('data', (data: Buffer) => (output += data.toString()));
  child.stderr.on('data', (data: Buffer) => (errors += data.toString()));
  await once(child, 'close');
  return { output, errors };
}

/** Starts a browser that nobody here holds, and tells its address. */
async function startElsewhere(): Promise<string> {
  const profile = mkdtempSync(join(tmpdir(), 'web-data-'));
  const child = spawn(chromiumPath!, [
    '--headless',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    ...(isRoot ? ['--no-sandbox'] : []),
    ...chromiumArguments({ maxHeapMb: 512 }),
  ]);
  onTestFinished(async () => {
    child.kill();
    await once(child, 'close');
    rmSync(profile, { recursive: true, force: true });
  });
  // Read to its end: a browser whose errors nobody takes waits for somebody who does.
  return new Promise((resolve, reject) => {
    let candidates = '';
    child.stderr.on('data', (data: Buffer) => {
      candidates += data.toString();
      const port = /DevTools listening on ws:\/\/127\.0\.0\.1:(\d+)/.exec(candidates)?.[1];
      if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
    });
    child.once('close', () => reject(new Error('Chromium did not say where it listens.')));
  });
}

/** A way to a browser whose first WebSocket hears nothing of what the browser says. */
async function deafAtFirst(target: string): Promise<{ url: string; connections: () => number }> {
  let count = 0;
  const server = createServer((client) => {
    const browser = connect(Number(new URL(target).port), '127.0.0.1');
    client.once('data', (head: Buffer) => {
      const isDeaf = /^upgrade: websocket/im.test(head.toString('latin1')) && count++ === 0;
      browser.write(head);
      client.pipe(browser);
      if (isDeaf) browser.resume();
      else browser.pipe(client);
    });
    for (const socket of [client, browser]) {
      socket.on('error', () => socket.destroy());
      socket.on('close', () => (client.destroy(), browser.destroy()));
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, connections: () => count };
}
