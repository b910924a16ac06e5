import type { BrowserSession } from '../session/session.ts';

/** How long a page may go on loading before it is read. */
export interface SettleOptions {
  /** Milliseconds for the page and what it loads at once. */
  readonly load: number;
  /** Milliseconds for what it loads after that, until half a second passes without a request. */
  readonly quiet: number;
}

/** Waits until a page seems to be all there. One that never is gets read as it stands. */
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
