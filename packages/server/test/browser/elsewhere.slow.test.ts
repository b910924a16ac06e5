import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '@web-data/browser';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Browsers } from '../../src/capabilities/browser/browsers.ts';
import { loadConfig } from '../../src/platform/config/load.ts';
import { hasBrowser } from '../support/browser.ts';
import { bytesAt, call } from '../support/jobs.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { serveSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';

/** A browser that somebody else has started, and the pictures of it. */
describe.skipIf(!hasBrowser)('with a browser elsewhere', () => {
  let site: Site;
  let browserUrl: string;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    site = await serveSite((_, response) => response.end('<title>Plans</title><p>Plans</p>'));
    ({ url: browserUrl, stop } = await startChromium());
    // There is none of this machine.
    vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await stop();
    await site.close();
  });

  async function screenshotOf(server: TestServer): Promise<string> {
    const { key } = await server.caller();
    const body = { url: site.url, formats: ['screenshot'] };
    const answer = await call(server, 'scrapeUrl', '/scrape', { key, method: 'POST', body });
    expect(answer).toMatchObject({ status: 200 });
    return (answer.body as { data: { screenshot: string } }).data.screenshot;
  }

  it('browserUrl shows pages there; pictureBytes keeps pictures at addresses, 0 leaves them in the answer', async () => {
    const usual = await startTestServer({ agentRuns: 0, browserUrl });
    const none = await startTestServer({ agentRuns: 0, browserUrl, pictureBytes: 0 });
    const [kept, left] = [await screenshotOf(usual), await screenshotOf(none)];
    expect(kept).toMatch(new RegExp(`^${usual.url}/pictures/[\\w-]{43}$`));
    expect(left).toMatch(/^data:image\/png;base64,/);
    const png = Buffer.from([0x89, 0x50, 0x4e, 0x47]);
    for (const url of [kept, left]) expect((await bytesAt(url)).subarray(0, 4)).toEqual(png);
    await usual.close();
    await none.close();
  });

  it('browserGateHost is where that browser finds its way out', async () => {
    const config = await loadConfig({ browserUrl, browserGateHost: '127.0.0.2' }, {});
    const log = { info: () => {}, warn: () => {} };
    const browsers = new Browsers(config, { outbound: () => ({ allowPrivate: ['127.0.0.1:*'] }), log });
    const { gate, title } = await browsers.pool!.use({}, { timeout: 60_000 }, async (session) => {
      await session.page.goto(site.url);
      return { gate: new URL(session.gate.url).hostname, title: await session.page.title() };
    });
    expect({ gate, title }).toEqual({ gate: '127.0.0.2', title: 'Plans' });
    await browsers.close();
  });
});

async function startChromium(): Promise<{ url: string; stop(): Promise<void> }> {
  const profile = mkdtempSync(join(tmpdir(), 'web-data-elsewhere-'));
  const child = spawn(findChromium()!, [
    '--headless',
    '--disable-gpu',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ]);
  const stop = async (): Promise<void> => {
    child.kill();
    if (child.exitCode === null && child.signalCode === null) await once(child, 'close');
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  const url = await new Promise<string>((resolve, reject) => {
    let told = '';
    // Read to its end: a browser whose errors nobody takes waits for somebody who does.
    child.stderr.on('data', (data: Buffer) => {
      told += data.toString();
      const port = /DevTools listening on ws:\/\/127\.0\.0\.1:(\d+)/.exec(told)?.[1];
      if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
    });
    child.once('close', () => reject(new Error(`Chromium did not say where it listens: ${told}`)));
  });
  return { url, stop };
}
