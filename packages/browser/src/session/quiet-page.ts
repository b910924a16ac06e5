import type { BrowserContext, CDPSession, Dialog, Page } from 'playwright-core';

/** What a page did besides being a page, the first few of each kind. */
export interface Nuisances {
  /** Dialogs that were dismissed. */
  dialogs: Asked[];
  /** Windows that were closed as soon as they opened, by their URL then, which is mostly none. */
  windows: string[];
  /** URLs that windows were to show, as the page asked for them. */
  wanted: string[];
  /** URLs of downloads that were not taken. */
  downloads: string[];
}

/** What a page asked in a dialog. */
export interface Asked {
  /** `alert`, `confirm`, `prompt` or `beforeunload`. */
  type: string;
  text: string;
}

/** Of each kind that are kept: a page may open windows without end. */
const MAX = 20;

/** Dismisses the dialogs of a page, closes the windows it opens, and takes no downloads. */
export function keepQuiet(context: BrowserContext, page: Page, cdp: CDPSession): Nuisances {
  const nuisances: Nuisances = { dialogs: [], windows: [], wanted: [], downloads: [] };
  page.on('dialog', (dialog: Dialog) => {
    add(nuisances.dialogs, { type: dialog.type(), text: dialog.message() });
    const answer = dialog.type() === 'beforeunload' ? dialog.accept() : dialog.dismiss();
    answer.catch(() => undefined); // It has gone with its page.
  });
  page.on('download', (download) => add(nuisances.downloads, download.url()));
  cdp.on('Page.windowOpen', ({ url }) => add(nuisances.wanted, url));
  context.on('page', (other) => {
    if (other === page) return;
    add(nuisances.windows, other.url());
    other.close().catch(() => undefined);
  });
  return nuisances;
}

/** Adds one, unless there are many already. */
function add<T>(all: T[], one: T): void {
  if (all.length < MAX) all.push(one);
}
