import type { BrowserContext, CDPSession, Dialog, Page } from 'playwright-core';

/** What a page did besides being a page, the first few of each kind. */
export interface Popups {
  /** Dialogs that were dismissed. */
  dialogs: PageDialog[];
  /** Windows that were closed as soon as they opened, by their URL then, which is mostly none. */
  windows: string[];
  /** URLs that windows were to show, as the page asked for them. */
  windowUrls: string[];
  /** URLs of downloads that were not taken. */
  downloads: string[];
}

/** What a page asked in a dialog. */
export interface PageDialog {
  /** `alert`, `confirm`, `prompt` or `beforeunload`. */
  type: string;
  text: string;
}

/** Of each kind that are kept: a page may open windows without end. */
const MAX = 20;

/** Dismisses the dialogs of a page, closes the windows it opens, and takes no downloads. */
export function keepQuiet(context: BrowserContext, page: Page, cdp: CDPSession): Popups {
  const popups: Popups = { dialogs: [], windows: [], windowUrls: [], downloads: [] };
  page.on('dialog', (dialog: Dialog) => {
    add(popups.dialogs, { type: dialog.type(), text: dialog.message() });
    const response = dialog.type() === 'beforeunload' ? dialog.accept() : dialog.dismiss();
    response.catch(() => undefined); // It has gone with its page.
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

/** Adds one, unless there are many already. */
function add<T>(all: T[], one: T): void {
  if (all.length < MAX) all.push(one);
}
