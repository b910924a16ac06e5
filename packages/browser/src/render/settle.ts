import type { Page } from 'playwright-core';

/** How long a page may go on loading before it is read. */
export interface SettleOptions {
  /** Milliseconds for the page and what it loads at once. */
  readonly load: number;
  /** Milliseconds for what it loads after that, until half a second passes without a request. */
  readonly quiet: number;
}

/** Waits until a page seems to be all there. One that never is gets read as it stands. */
export async function settle(page: Page, { load, quiet }: SettleOptions): Promise<void> {
  await page.waitForLoadState('load', { timeout: Math.max(1, load) }).catch(() => undefined);
  await page.waitForLoadState('networkidle', { timeout: Math.max(1, quiet) }).catch(() => undefined);
}
