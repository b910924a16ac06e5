import { parsePage, showsText } from '@web-data/parse/html';
import type { Page } from './page.ts';

/** Characters of text below which a page that runs scripts says too little to be all of it. */
const MIN_TEXT = 120;
/** Characters of HTML in which a page that is no shell is known as such without a closer look. */
const FIRST_LOOK = 262_144;
/** Where programs of pages put what they show, or load it from. */
const SHELL =
  '#root, #app, #__next, #__nuxt, #___gatsby, #svelte, #main-app, app-root, [data-reactroot], [ng-app], turbo-frame[src], [hx-trigger*="load"]';
/** Such a place with nothing in it, which may stand among the words of a frame that all pages of a site have. */
const EMPTY_ROOT =
  /<(div|main|section)\b[^<>]{0,300}?\bid\s*=\s*["']?(?:root|app|__next|__nuxt|___gatsby|svelte|main-app)(?=["'\s>])[^<>]{0,300}>\s*<\/\1\s*>/i;
/** What a page has around its content, and what it does not show. */
const AROUND =
  'header, nav, footer, aside, svg, dialog, [hidden], [role="dialog"], [style*="display:none"], [style*="display: none"], [class*="cookie" i], [id*="cookie" i], [class*="consent" i], [id*="consent" i]';
/** What a page may consist of without a word. */
const WORDLESS =
  'img, picture, video, audio, iframe, frame, object, embed, canvas, input, select, textarea, button';
/** What a page says while it has nothing else to say. */
const LOADING =
  /^(?:loading|please wait|just a moment|one moment|wird geladen|l[äa]dt|bitte warten|chargement|cargando|caricamento|carregando|загрузка|読み込み中|加载中)[^.!?…]{0,40}[\s.!…]*$/iu;
/** An inline script that loads a program, or leads to another page. */
const STARTS = /\bimport\s*\(|\blocation(?:\.href)?\s*=[^=]|\blocation\.(?:replace|assign)\s*\(/;

/** Whether it is worth looking closer: it costs next to nothing, and the look itself takes a thread. */
export function mayBeShell({ isHtml, isRendered, text }: Page): boolean {
  if (!isHtml || isRendered || !/<script\b/i.test(text)) return false;
  const first = text.slice(0, FIRST_LOOK);
  return EMPTY_ROOT.test(first) || !showsText(first, MIN_TEXT);
}

/** Whether a page is an empty frame that its scripts fill. */
export function isShell(page: Page): boolean {
  if (!mayBeShell(page)) return false;
  const document = parsePage(page);
  if (document.querySelector('script') === null) return false;
  const hasProgram = document.querySelector('script[src], script[type="module"]') !== null;
  const isStarted = [...document.querySelectorAll('script')].some((one) =>
    STARTS.test(one.textContent ?? ''),
  );
  const asksForScripts = [...document.querySelectorAll('noscript')].some((element) =>
    /java\s?script|enable|scripts?\b/i.test(element.textContent ?? ''),
  );
  removeAll(document, 'head, title, script, style, noscript, template');
  const root = document.querySelector(SHELL);
  const text = getPlainText(document);
  // A script of a few words may only count visitors: it must be all there is.
  if (text.length < (hasProgram ? MIN_TEXT : 1)) {
    if (asksForScripts) return true;
    // A form is short, and all there is.
    if (root !== null) return text === '' || root.querySelector('input, select, textarea') === null;
    if (text !== '' && !LOADING.test(text)) return false;
    return (hasProgram || isStarted) && document.querySelector(WORDLESS) === null;
  }
  if (!hasProgram || root === null || root.textContent?.trim() !== '' || root.childElementCount > 0)
    return false;
  removeAll(document, AROUND);
  return getPlainText(document).length < MIN_TEXT;
}

function removeAll(document: ReturnType<typeof parsePage>, selector: string): void {
  for (const element of document.querySelectorAll(selector)) element.remove();
}

function getPlainText(document: ReturnType<typeof parsePage>): string {
  return (document.documentElement?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}
