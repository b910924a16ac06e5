import { parsePage, showsText } from '@web-data/parse/html';
import type { Page } from './page.ts';

/** Characters of text below which a page that runs scripts says too little to be all of it. */
const MIN_TEXT = 120;
/** Characters of HTML in which a page that is no shell is known as such without a closer look. */
const FIRST_LOOK = 262_144;
/** Where programs of pages put what they show. */
const SHELL =
  '#root, #app, #__next, #__nuxt, #___gatsby, #svelte, #main-app, app-root, [data-reactroot], [ng-app]';

/** Whether it is worth looking closer: it costs next to nothing, and the look itself takes a thread. */
export function mayBeShell({ isHtml, isRendered, text }: Page): boolean {
  if (!isHtml || isRendered || !/<script\b/i.test(text)) return false;
  return !showsText(text.slice(0, FIRST_LOOK), MIN_TEXT);
}

/** Whether a page is an empty frame that its scripts fill. */
export function isShell(page: Page): boolean {
  if (!mayBeShell(page)) return false;
  const document = parsePage(page);
  if (document.querySelector('script') === null) return false;
  // A script of a few words may only count visitors: it must be all there is.
  const most = document.querySelector('script[src], script[type="module"]') === null ? 1 : MIN_TEXT;
  const asksForScripts = [...document.querySelectorAll('noscript')].some((element) =>
    /java\s?script|enable|scripts?\b/i.test(element.textContent ?? ''),
  );
  for (const element of document.querySelectorAll('head, title, script, style, noscript, template'))
    element.remove();
  const text = (document.documentElement?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  return text.length < most && (asksForScripts || document.querySelector(SHELL) !== null);
}
