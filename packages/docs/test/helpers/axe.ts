import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong, of these impacts or of any. */
export async function violations(page: Page, impacts?: string[]): Promise<string[]> {
  // Run through the debugger, which the page's policy does not bind.
  await page.evaluate(axe);
  const results = await page.evaluate(() =>
    (window as unknown as { axe: Axe }).axe.run({
      resultTypes: ['violations'],
      // WCAG 2.2, 2.5.8, which axe asks for only where it is named.
      rules: { 'target-size': { enabled: true } },
    }),
  );
  return results.violations
    .filter(({ impact }) => !impacts || impacts.includes(impact))
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 120)}`));
}

interface Axe {
  /** With `resultTypes` the rest is counted and not told, which is most of the work. */
  run(options: { resultTypes: string[]; rules: Record<string, { enabled: boolean }> }): Promise<AxeResults>;
}

interface AxeResults {
  violations: { id: string; impact: string; nodes: { html: string }[] }[];
}
