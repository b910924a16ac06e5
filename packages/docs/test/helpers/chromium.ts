import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';

const candidates = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium', '/usr/bin/chromium-browser'];

/** Where Chromium is installed, or undefined. */
export const chromiumPath: string | undefined = candidates.find(
  (path) => path !== undefined && existsSync(path),
);

if (!chromiumPath) {
  console.warn('Browser tests were not run: no Chromium. Install one, or name it in CHROMIUM_PATH.');
}

/** A headless browser that cannot reach any host but the loopback address. */
export async function launch(): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: chromiumPath!,
    args: ['--no-sandbox', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
  });
  // A ceiling for what hangs: half a minute measures how busy the machine is.
  browser.on('context', (context) => context.setDefaultTimeout(120_000));
  return browser;
}
