import { pdf } from '../render/pdf.ts';
import { readPage } from '../render/read-page.ts';
import { screenshot } from '../render/screenshot.ts';
import type { Handlers } from './element-action.ts';
import { readSnapshot } from './snapshot.ts';

const MAX_HTML = 2_097_152;

/** Handlers of the actions that only read the page. */
export const readingHandlers: Handlers<'pdf' | 'scrape' | 'screenshot' | 'snapshot'> = {
  async screenshot(action, { page }) {
    const picture = await screenshot(page, action);
    return {
      message: action.fullPage ? 'Pictured the whole page.' : 'Pictured the window.',
      screenshot: picture,
    };
  },
  async pdf(action, { page }) {
    return { message: 'Printed the page.', pdf: await pdf(page, action) };
  },
  async scrape(_, { page }) {
    const { html, isCut } = await readPage(page, MAX_HTML);
    const message = isCut ? 'Read the page, which is too long: what follows was left out.' : 'Read the page.';
    return { message, html };
  },
  async snapshot(action, { page, left }) {
    const { snapshot, missing } = await readSnapshot(page, action, left());
    const message = 'Read the accessibility tree. Its refs count until the next one.';
    return { message: missing === undefined ? message : `${message} ${missing}`, snapshot };
  },
};
