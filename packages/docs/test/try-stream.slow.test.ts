import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violations } from './helpers/axe.ts';
import { chromiumPath, launch } from './helpers/chromium.ts';
import { buoys, openForeign, writeForeign } from './helpers/foreign.ts';
import { takePicture } from './helpers/picture.ts';
import { serve } from './helpers/serve.ts';
import type { StaticServer } from './helpers/serve.ts';

describe.skipIf(!chromiumPath)('the console of a stream', () => {
  const folder = mkdtempSync(join(tmpdir(), 'web-data-stream-'));
  let browser: Browser;
  let site: StaticServer;
  let service: Server;
  /** The responses that the service has begun, by path. */
  const begun = new Map<string, ServerResponse>();
  const closed = new Set<string>();

  beforeAll(async () => {
    service = createServer((request, response) => {
      response.setHeader('access-control-allow-origin', '*');
      response.setHeader('access-control-allow-headers', '*');
      if (request.method === 'OPTIONS') return response.end();
      const path = request.url!;
      const type = path.endsWith('/live') ? 'text/event-stream' : 'application/jsonl';
      response.writeHead(200, { 'content-type': type }).flushHeaders();
      begun.set(path, response);
      response.on('close', () => closed.add(path));
      return undefined;
    });
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
    writeForeign(folder, await openForeign(buoys, origin));
    [browser, site] = await Promise.all([launch(), serve(folder)]);
  });
  afterAll(async () => {
    await browser.close();
    site.close();
    service.closeAllConnections();
    service.close();
    rmSync(folder, { recursive: true });
  });

  async function send(
    path: string,
    theme: 'light' | 'dark',
    width: number,
  ): Promise<{ page: Page; faults: string[] }> {
    const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme: theme });
    const faults: string[] = [];
    page.on('console', (message) => faults.push(message.text()));
    page.on('pageerror', (error) => faults.push(error.message));
    await page.goto(`${site.origin}/${path}`);
    await page.getByRole('button', { name: 'Try it' }).click();
    await page.getByRole('button', { name: 'Send' }).click();
    return { page, faults };
  }

  test.each([
    ['light', 1440],
    ['dark', 390],
  ] as const)('shows events as they come, in %s at %i px, and stops when asked', async (theme, width) => {
    begun.clear();
    closed.clear();
    const { page, faults } = await send('operations/watch-readings/', theme, width);
    const items = page.locator('.try-answer .items li');
    await expect.poll(() => begun.has('/readings/live')).toBe(true);
    const stream = begun.get('/readings/live')!;
    stream.write(':\n\nevent: reading\nid: 7\ndata: {"kind":"wave","metres":1.5}\n\n');
    await items.nth(0).waitFor();
    expect(await items.allInnerTexts()).toEqual(['reading · id 7\n{\n  "kind": "wave",\n  "metres": 1.5\n}']);
    stream.write('event: silence\ndata: n-3\n\n');
    await items.nth(1).waitFor();
    expect(await items.nth(1).innerText()).toBe('silence\nn-3');
    expect(closed.size).toBe(0);
    expect(await violations(page)).toEqual([]);
    await takePicture(page, `try-stream-${width}-${theme}`);
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByText('Stopped after 2 items.').waitFor();
    await expect.poll(() => closed.has('/readings/live')).toBe(true);
    expect(await page.getByRole('button', { name: 'Send' }).isEnabled()).toBe(true);
    expect(await violations(page)).toEqual([]);
    expect(faults).toEqual([]);
    await page.close();
  });

  test('shows lines of JSON, up to a last one without an end', async () => {
    const { page } = await send('operations/export-readings/', 'light', 1440);
    await expect.poll(() => begun.has('/readings/export')).toBe(true);
    const stream = begun.get('/readings/export')!;
    for (let n = 0; n < 250; n += 1) stream.write(`{"n":${n}}\n`);
    stream.end('{"n":250}');
    await page.getByText('Ended after 251 items; the last 200 are shown.').waitFor();
    expect(await page.locator('.try-answer .items li').count()).toBe(200);
    await page.close();
  });

  test('says where a stream is no stream', async () => {
    const { page } = await send('operations/export-readings/', 'light', 1440);
    await expect.poll(() => begun.get('/readings/export')?.writableEnded).toBe(false);
    begun.get('/readings/export')!.end('{"n":1}\nnonsense\n');
    await page.getByText(/Broken off \(it has an item that is no JSON: nonsense\) after 1 item\./).waitFor();
    await page.close();
  });

  test('closing the console ends the stream', async () => {
    begun.clear();
    closed.clear();
    const { page } = await send('operations/watch-readings/', 'light', 1440);
    await page.getByRole('button', { name: 'Stop' }).waitFor();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => closed.has('/readings/live')).toBe(true);
    await page.close();
  });
});
