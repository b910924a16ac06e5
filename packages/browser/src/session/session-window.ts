import type { CDPSession, Page } from 'playwright-core';
import { DocumentEnd } from './document-end.ts';
import { Interception } from './interception.ts';
import type { SessionOptions } from './session-options.ts';

/** One window of a session: its page, and what watches it. */
export interface SessionWindow {
  readonly page: Page;
  readonly cdp: CDPSession;
  readonly interception: Interception;
  readonly documentEnd: DocumentEnd;
}

/** Starts to watch a page that has not requested anything yet. */
export async function watchWindow(page: Page, options: SessionOptions): Promise<SessionWindow> {
  const cdp = await page.context().newCDPSession(page);
  const interception = await Interception.begin(cdp, options);
  const documentEnd = await DocumentEnd.watch(page, cdp);
  return { page, cdp, interception, documentEnd };
}
