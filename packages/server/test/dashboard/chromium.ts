import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { findChromium } from '@web-data/browser';
import { chromium } from 'playwright-core';
import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const shots = fileURLToPath(new URL('../../reports/dashboard/', import.meta.url));

/** The looks in which a page is judged. */
const looks = [
  { name: 'light', width: 1280, theme: 'light' },
  { name: 'dark', width: 1280, theme: 'dark' },
  { name: 'phone', width: 390, theme: 'light' },
] as const;

/** A headless browser that reaches nothing but the loopback address. */
export function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium()!,
    args: ['--no-sandbox', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
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

/** Judges a page in light, dark and on a phone: nothing wider than the window, and nothing that axe finds. */
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

/** In a world of its own: the policy of the page does not let scripts in. */
async function violations(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
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
  await session.detach();
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value as string[];
}
