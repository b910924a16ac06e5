import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '@web-data/browser';
import { afterEach, expect, test, vi } from 'vitest';
import { browserNoSandbox } from '../support/browser.ts';
import { call } from '../support/jobs.ts';
import { startTestServer } from '../support/server.ts';
import { serveSite } from '../support/site.ts';

/** A browser that is installed and does not start, as where a service manager forbids what its sandbox needs. */
const chromium = findChromium();
const folder = mkdtempSync(join(tmpdir(), 'web-data-browser-'));
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test.skipIf(chromium === undefined)(
  'is told of once, with the reason, and again when it starts',
  { timeout: 120_000 },
  async () => {
    const program = join(folder, 'chromium');
    const write = (text: string): void => writeFileSync(program, `#!/bin/sh\n${text}\n`);
    write('echo "No usable sandbox!" >&2; exit 1');
    chmodSync(program, 0o755);
    vi.stubEnv('CHROMIUM_PATH', program);
    const site = await serveSite((_, response) => response.end('<p>Plans</p>'));
    const server = await startTestServer({ agentRuns: 0, browserNoSandbox });
    const { key } = await server.caller();
    const scrape = async () => {
      const body = { url: site.url, formats: ['screenshot'] };
      return (await call(server, 'scrapeUrl', '/scrape', { key, method: 'POST', body })).status;
    };
    const told = () => server.log.filter((line) => /"the browser (does not start|starts again)/.test(line));
    expect([await scrape(), await scrape()]).toEqual([501, 501]);
    expect(told()).toEqual([expect.stringMatching(/"level":40.*Chromium's sandbox does not work here/)]);
    write(`exec "${chromium}" "$@"`);
    expect(await scrape()).toBe(200);
    expect(told()).toHaveLength(2);
    await server.close();
    await site.close();
  },
);
