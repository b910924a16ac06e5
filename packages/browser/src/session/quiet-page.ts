import type { BrowserContext, CDPSession, Dialog, Page } from 'playwright-core';

/** Popups of a page, the first few of each kind. */
export interface Popups {
  /** Dialogs that were dismissed. */
  dialogs: PageDialog[];
  /** Windows that were closed as soon as they opened, by their URL at that time, which is mostly empty. */
  windows: string[];
  /** URLs of windows, as the page passed them to `window.open`. */
  windowUrls: string[];
  /** URLs of downloads that were blocked. */
  downloads: string[];
}

/** A dialog that a page opened. */
export interface PageDialog {
  /** `alert`, `confirm`, `prompt` or `beforeunload`. */
  type: string;
  text: string;
}

/** Max entries of each kind: a page may open windows without end. */
const MAX = 20;

/** Dismisses the dialogs of a page, closes the windows it opens, and blocks its downloads. */
export function keepQuiet(context: BrowserContext, page: Page, cdp: CDPSession): Popups {
  const popups: Popups = { dialogs: [], windows: [], windowUrls: [], downloads: [] };
  page.on('dialog', (dialog: Dialog) => {
    add(popups.dialogs, { type: dialog.type(), text: dialog.message() });
    const response = dialog.type() === 'beforeunload' ? dialog.accept() : dialog.dismiss();
    response.catch(() => undefined); // The dialog was closed together with its page.
  });
  page.on('download', (download) => add(popups.downloads, download.url()));
  cdp.on('Page.windowOpen', ({ url }) => add(popups.windowUrls, url));
  context.on('page', (other) => {
    if (other === page) return;
    add(popups.windows, other.url());
    other.close().catch(() => undefined);
  });
  return popups;
}

/** Adds an entry unless the list is full. */
function add<T>(all: T[], one: T): void {
  if (all.length < MAX) all.push(one);
}
