import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';

const shots = fileURLToPath(new URL('../../reports/screenshots/', import.meta.url));

/** Whether every view is looked at, and shown to who reads the reports: `npm run test:views`. */
export const allViews: boolean = process.env['VIEWS'] === 'all';

/** A picture for who reads the reports; no test looks at it. */
export async function takePicture(page: Page, name: string): Promise<void> {
  if (allViews) await page.screenshot({ path: `${shots}${name}.png` });
}
