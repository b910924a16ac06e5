import { parsePage, showsText } from '@web-data/parse/html';
import type { Page } from '../fetch/page.ts';

/** Minimum characters of text for a page with scripts to count as complete. */
const MIN_TEXT = 120;
/** Characters of HTML that are enough to see text without parsing the page. */
const FIRST_LOOK = 262_144;
/** Root elements that scripts of pages fill. */
const SHELL =
  '#root, #app, #__next, #__nuxt, #___gatsby, #svelte, #main-app, app-root, [data-reactroot], [ng-app], turbo-frame[src], [hx-trigger*="load"]';
/** An empty root element, which may be surrounded by the common header and footer of a site. */
const EMPTY_ROOT =
  /<(div|main|section)\b[^<>]{0,300}?\bid\s*=\s*["']?(?:root|app|__next|__nuxt|___gatsby|svelte|main-app)(?=["'\s>])[^<>]{0,300}>\s*<\/\1\s*>/i;
/** Elements around the content of a page, and hidden ones. */
const AROUND =
  'header, nav, footer, aside, svg, dialog, [hidden], [role="dialog"], [style*="display:none"], [style*="display: none"], [class*="cookie" i], [id*="cookie" i], [class*="consent" i], [id*="consent" i]';
/** Elements that can be the content of a page without text. */
const WORDLESS =
  'img, picture, video, audio, iframe, frame, object, embed, canvas, input, select, textarea, button';
/** Text that a page displays while it loads. */
const LOADING =
  /^(?:loading|please wait|just a moment|one moment|wird geladen|l[äa]dt|bitte warten|chargement|cargando|caricamento|carregando|загрузка|読み込み中|加载中)[^.!?…]{0,40}[\s.!…]*$/iu;
/** An inline script that loads a program, or redirects to another page. */
const STARTS = /\bimport\s*\(|\blocation(?:\.href)?\s*=[^=]|\blocation\.(?:replace|assign)\s*\(/;

/** Whether a page may be a shell. This check is cheap; `isShell` needs a thread. */
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
  // A short inline script may only count visitors, so the page must have no text at all.
  if (text.length < (hasProgram ? MIN_TEXT : 1)) {
    if (asksForScripts) return true;
    // A form is short but complete.
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
