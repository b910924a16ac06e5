import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { findChromium } from '@web-data/browser';
import { chromium } from 'playwright-core';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { expect } from 'vitest';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const shots = fileURLToPath(new URL('../../reports/dashboard/', import.meta.url));

/** The looks in which a page is judged. */
const looks = [
  { name: 'light', width: 1280, theme: 'light' },
  { name: 'dark', width: 1280, theme: 'dark' },
  { name: 'phone', width: 390, theme: 'light' },
  { name: 'narrow', width: 320, theme: 'dark' },
] as const;

/** A headless browser that reaches nothing but the loopback address. */
export function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium()!,
    args: ['--no-sandbox', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost'],
  });
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

/** Judges a page in light, dark, on a phone and on a narrow one: nothing wider than the window, and nothing that axe finds. */
export async function judge(page: Page, name: string): Promise<void> {
  mkdirSync(shots, { recursive: true });
  for (const look of looks) {
    await page.setViewportSize({ width: look.width, height: 900 });
    await page.emulateMedia({ colorScheme: look.theme });
    await page.screenshot({ path: `${shots}${name}-${look.name}.png`, fullPage: true });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(look.width);
    expect(await violations(page), `${name}, ${look.name}`).toEqual([]);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
}

/** One for each page, for as long as it lives: what one that ends had set up ends with it, also for the others. */
const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** What drives a page below playwright. */
export function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

/** In a world of its own: the policy of the page does not let scripts in. */
async function violations(page: Page): Promise<string[]> {
  const session = await sessionOf(page);
  const { frameTree } = await session.send('Page.getFrameTree');
  const { executionContextId: contextId } = await session.send('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id,
  });
  await session.send('Runtime.evaluate', { contextId, expression: axe });
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    contextId,
    awaitPromise: true,
    returnByValue: true,
    expression:
      "axe.run({ resultTypes: ['violations'] }).then((all) => all.violations.flatMap((one) => one.nodes.map((node) => `${one.id}: ${node.target} ${node.failureSummary}`)))",
  });
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value as string[];
}
