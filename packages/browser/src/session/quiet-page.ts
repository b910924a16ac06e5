import type { CDPSession, Dialog, Page } from 'playwright-core';

/** Popups of the windows of a session, the first few of each kind. */
export interface Popups {
  /** Dialogs that were answered. */
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
  isAccepted: boolean;
}

/** How the dialogs of a page are answered. */
export interface DialogResponse {
  /** OK, or Leave of a `beforeunload`, rather than Cancel or Stay. */
  readonly accept: boolean;
  /** What a `prompt` is answered with. Default: the text that it proposes. */
  readonly text?: string | undefined;
}

/** Max entries of each kind: a page may open windows without end. */
const MAX = 20;

export function createPopups(): Popups {
  return { dialogs: [], windows: [], windowUrls: [], downloads: [] };
}

/**
 * Answers the dialogs of a page, and notes the windows that it opens.
 * @param choose returns what the caller chose; without a choice a page may be left, and every other dialog is dismissed.
 */
export function keepQuiet(
  { page, cdp }: { page: Page; cdp: CDPSession },
  popups: Popups,
  choose: () => DialogResponse | undefined,
): void {
  page.on('dialog', (dialog: Dialog) => {
    const { accept, text } = choose() ?? { accept: dialog.type() === 'beforeunload' };
    addPopup(popups.dialogs, { type: dialog.type(), text: dialog.message(), isAccepted: accept });
    const proposed = text ?? dialog.defaultValue();
    const response = accept
      ? dialog.accept(dialog.type() === 'prompt' ? proposed : undefined)
      : dialog.dismiss();
    response.catch(() => undefined); // The dialog was closed together with its page.
  });
  cdp.on('Page.windowOpen', ({ url }) => addPopup(popups.windowUrls, url));
}

/** Adds an entry unless the list is full. */
export function addPopup<T>(all: T[], one: T): void {
  if (all.length < MAX) all.push(one);
}
