import type { BrowserContext, Page } from 'playwright-core';

/** Windows of one page that are looked at before its context takes no more. */
const MAX_WINDOWS = 20;

/** What a page did besides being a page. */
export interface Nuisances {
  /** Dialogs that were dismissed. */
  dialogs: number;
  /** Windows that were closed as soon as they opened, the first few by their URL. */
  windows: string[];
}

/** Dismisses the dialogs of a page and closes the windows it opens. */
export function keepQuiet(context: BrowserContext, page: Page): Nuisances {
  const nuisances: Nuisances = { dialogs: 0, windows: [] };
  page.on('dialog', (dialog) => {
    nuisances.dialogs++;
    const answer = dialog.type() === 'beforeunload' ? dialog.accept() : dialog.dismiss();
    answer.catch(() => undefined); // It has gone with its page.
  });
  context.on('page', (other) => {
    if (other === page) return;
    if (nuisances.windows.length < MAX_WINDOWS) nuisances.windows.push(other.url());
    other.close().catch(() => undefined);
  });
  return nuisances;
}
