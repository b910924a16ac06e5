import type { BrowserSession } from '../session/session.ts';

/** How long a page may load before it is read. */
export interface SettleOptions {
  /** Max milliseconds for the page and its initial resources. */
  readonly load: number;
  /** Max milliseconds for later requests, until half a second passes without one. */
  readonly quiet: number;
}

/** Waits until a page seems to have loaded; never rejects for a page that does not finish in time. */
export async function settle(
  { page, documentEnd }: BrowserSession,
  { load, quiet }: SettleOptions,
): Promise<void> {
  const until = Date.now() + load;
  const idle = (timeout: number): Promise<void> =>
    page.waitForLoadState('networkidle', { timeout: Math.max(1, timeout) }).catch(() => undefined);
  const end = await documentEnd.reach('load', Math.max(1, load));
  await idle(end === 'reached' ? quiet : until - Date.now());
}
