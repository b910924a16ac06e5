import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { findChromium } from '@web-data/browser';
import { chromium } from 'playwright-core';
import type { Browser, CDPSession, LaunchOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { isLong as isLongTier } from '../../../../scripts/vitest/tier.ts';
import { listLayoutFaults } from './layout.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const shots = fileURLToPath(new URL('../../reports/dashboard/', import.meta.url));

/** In the long tier, and with `VIEWS=all`, every look is judged by every rule; with the latter its picture is taken, too. */
const takesPictures = process.env['VIEWS'] === 'all';
const isLong = takesPictures || isLongTier;

/** What another theme can break, and what a narrower window. */
const OF_THEMES = ['color-contrast', 'link-in-text-block'];
const OF_WIDTHS = ['scrollable-region-focusable'];

/** A window in which a page is judged, and the rules of axe there; all where none are named. */
interface Look {
  width: number;
  theme: 'light' | 'dark';
  rules?: string[];
}

/**
 * A theme changes nothing but colours. The style has two breakpoints: below `@media` 48rem the menu is above the page, and
 * below `@container` 52rem lists become cards, which they also are beside the menu. Each of the three forms is judged by all
 * rules once.
 */
const sampleLooks: Look[] = [
  { width: 1440, theme: 'light', rules: OF_WIDTHS },
  // The narrowest with the columns of lists beside the menu.
  { width: 1152, theme: 'light' },
  // Cards beside the menu.
  { width: 1024, theme: 'light' },
  { width: 768, theme: 'dark', rules: OF_THEMES },
  { width: 320, theme: 'light' },
];
const allLooks: Look[] = [1440, 1152, 1024, 768, 390, 320].flatMap((width) => [
  { width, theme: 'light' },
  { width, theme: 'dark' },
]);
const looks = isLong ? allLooks : sampleLooks;

/** A headless browser that reaches nothing but the loopback address. */
export async function launch(options: LaunchOptions = {}): Promise<Browser> {
  const browser = await chromium.launch({
    ...options,
    executablePath: findChromium()!,
    args: ['--no-sandbox', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost'],
  });
  // A ceiling for what hangs: half a minute measures how busy the machine is.
  browser.on('context', (context) => context.setDefaultTimeout(120_000));
  return browser;
}

/** Faults of a page: what it says on the console, what it throws, and whom it asks but its own server. */
export function watch(page: Page, origin: string): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
  page.on('request', (request) => {
    if (!request.url().startsWith(origin)) faults.push(`request: ${request.url()}`);
  });
  return faults;
}

/** Judges a page in each look: nothing out of view, cut off or behind something else, and nothing that axe finds. */
export async function judge(page: Page, name: string): Promise<void> {
  const findViolations = await axeOf(page);
  for (const { width, theme, rules } of looks) {
    const look = `${name}-${width}-${theme}`;
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: theme });
    if (takesPictures) await takePicture(page, look);
    expect(await page.evaluate(listLayoutFaults), look).toEqual([]);
    expect(await findViolations(rules), look).toEqual([]);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
}

async function takePicture(page: Page, name: string): Promise<void> {
  mkdirSync(shots, { recursive: true });
  const { width, height } = await page.evaluate(() => document.documentElement.getBoundingClientRect());
  // A list goes on as it begins.
  const clip = { x: 0, y: 0, width, height: Math.max(900, Math.min(height, 2000)) };
  await page.screenshot({ path: `${shots}${name}.png`, fullPage: true, clip });
}

/** One for each page, for as long as it lives: what one that ends had set up ends with it, also for the others. */
const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** What drives a page below playwright. */
export function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

/** What axe finds in the document that a page shows now: in a world of its own, as the policy of the page lets no scripts in. */
async function axeOf(page: Page): Promise<(rules?: string[]) => Promise<string[]>> {
  const session = await sessionOf(page);
  const { frameTree } = await session.send('Page.getFrameTree');
  const { executionContextId: contextId } = await session.send('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id,
  });
  await session.send('Runtime.evaluate', { contextId, expression: axe });
  return async (rules) => {
    const runOnly = rules && { runOnly: { type: 'rule', values: rules } };
    // WCAG 2.2, 2.5.8, which axe asks for only where it is named.
    const more = !rules && { rules: { 'target-size': { enabled: true } } };
    const options = JSON.stringify({ resultTypes: ['violations'], ...runOnly, ...more });
    const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
      contextId,
      awaitPromise: true,
      returnByValue: true,
      expression: `axe.run(${options}).then((all) => all.violations.flatMap((one) => one.nodes.map((node) => \`\${one.id}: \${node.target} \${node.failureSummary}\`)))`,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value as string[];
  };
}
