import { findChromium } from '@web-data/browser';

/** Whether this machine has a browser. */
export const hasBrowser: boolean = findChromium() !== undefined;

/** Root has no sandbox; the pages of tests are their own. */
export const browserNoSandbox: 'yes' | 'no' = process.getuid?.() === 0 ? 'yes' : 'no';
