import { findChromium } from '../../src/chromium/find.ts';
import type { ChromiumOptions } from '../../src/chromium/launch.ts';

/** Where Chromium is installed, or undefined. */
export const chromiumPath: string | undefined = findChromium();

if (!chromiumPath) {
  console.warn('Browser tests were not run: no Chromium. Install one, or name it in CHROMIUM_PATH.');
}

/** Root has no sandbox; what the sandbox is for has a test of its own, as another user. */
export const chromium: ChromiumOptions = { noSandbox: process.getuid?.() === 0 };
