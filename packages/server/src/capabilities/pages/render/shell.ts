import { parsePage } from '@web-data/parse/html';
import type { Page } from '../fetch/page.ts';
import { mayBeShell, MIN_TEXT } from './may-be-shell.ts';

type PageDocument = ReturnType<typeof parsePage>;

/** Root elements that scripts of pages fill. */
const ROOTS =
  '#root, #app, #__next, #__nuxt, #___gatsby, #svelte, #main-app, app-root, [data-reactroot], [ng-app], turbo-frame[src], [hx-trigger*="load"]';
/** Elements whose purpose is content: an empty one is to be filled. Custom elements are added by {@link findOutlets}. */
const OUTLETS =
  'main, [role="main"], article, table, tbody, ul, ol, dl, [aria-busy="true"], [aria-live], [data-src], [data-url], [data-endpoint], [x-data], [v-cloak], [ng-view], [ui-view], [hx-get], div[id], section[id]';
/** Elements around the content of a page, and hidden ones. */
const AROUND =
  'header, nav, footer, aside, svg, dialog, [hidden], [role="dialog"], [role="navigation"], [role="banner"], [role="contentinfo"], [style*="display:none"], [style*="display: none"], [class*="cookie" i], [id*="cookie" i], [class*="consent" i], [id*="consent" i]';
/** Elements that can be the content of a page without text. */
const WORDLESS =
  'img, picture, video, audio, iframe, frame, object, embed, canvas, input, select, textarea, button';
/** Text that a page displays while it loads. */
const LOADING =
  /^(?:loading|fetching|please wait|just a moment|one moment|wird geladen|l[äa]dt|bitte warten|chargement|cargando|caricamento|carregando|загрузка|読み込み中|加载中)[^.!?…]{0,40}[\s.!…]*$/iu;
/** An inline script that loads a program, or redirects to another page. */
const STARTS = /\bimport\s*\(|\blocation(?:\.href)?\s*=[^=]|\blocation\.(?:replace|assign)\s*\(/;
/** An inline script that writes content into its page. */
const WRITES =
  /\bfetch\s*\(|\bXMLHttpRequest\b|\bEventSource\s*\(|\binnerHTML\b|\binsertAdjacent|\btextContent\s*=|\binnerText\s*=|\.append(?:Child)?\s*\(|\.replaceChildren\s*\(|\.render\s*\(|\bcustomElements\.define\s*\(|\bdocument\.write/;
/** Scripts that measure visitors, show advertisements or manage consent, and write no content. */
const COUNTERS =
  /google-analytics|googletagmanager|gtag|\bga\.js|fbevents|\bfb\.js|matomo|piwik|plausible|umami|hotjar|clarity\.ms|segment\.(?:com|io)|cookiebot|onetrust|adsbygoogle|doubleclick|newrelic|sentry/i;

/**
 * Whether a page is a frame that its scripts fill. The evidence: it has a program, and besides navigation, header and
 * footer next to no text; and an empty place for content, a text that says it loads, or a hint to enable scripts.
 */
export function isShell(page: Page): boolean {
  if (!mayBeShell(page)) return false;
  const document = parsePage(page);
  if (document.querySelector('script') === null) return false;
  const scripts = readScripts(document);
  const asksForScripts = [...document.querySelectorAll('noscript')].some((element) =>
    /java\s?script|enable|scripts?\b/i.test(element.textContent ?? ''),
  );
  removeAll(document, 'head, title, script, style, noscript, template');
  const root = document.querySelector(ROOTS);
  const text = getPlainText(document);
  const { hasProgram, writes } = scripts;
  // A short inline script may only count visitors, so the page must have no text at all.
  if (text.length < (hasProgram ? MIN_TEXT : 1)) {
    if (asksForScripts) return true;
    // A form is short but complete.
    if (root !== null) return text === '' || root.querySelector('input, select, textarea') === null;
    if (text === '' || LOADING.test(text))
      return (hasProgram || scripts.starts || writes) && document.querySelector(WORDLESS) === null;
  }
  if (!hasProgram && !writes) return false;
  removeAll(document, AROUND);
  const content = getPlainText(document);
  if (content.length >= MIN_TEXT) return false;
  if (root !== null && isEmpty(root)) return true;
  return findOutlets(document).some((outlet) => isEmpty(outlet) || isLoading(outlet));
}

/** What the scripts of a page do. */
interface Scripts {
  /** A file or a module that may write content. */
  hasProgram: boolean;
  /** An inline script loads a program, or leads to another page. */
  starts: boolean;
  /** An inline script writes content. */
  writes: boolean;
}

function readScripts(document: PageDocument): Scripts {
  const scripts = [...document.querySelectorAll('script')];
  const inline = scripts
    .filter((script) => !script.hasAttribute('src'))
    .map((script) => script.textContent ?? '');
  return {
    hasProgram: scripts.some(
      (script) =>
        script.getAttribute('type') === 'module' ||
        (script.hasAttribute('src') && !COUNTERS.test(script.getAttribute('src')!)),
    ),
    starts: inline.some((text) => STARTS.test(text)),
    writes: inline.some((text) => WRITES.test(text) && !COUNTERS.test(text)),
  };
}

/** Finds the elements that are there for content. */
function findOutlets(document: PageDocument): Element[] {
  const custom = [...document.querySelectorAll('*')].filter(({ localName }) => localName.includes('-'));
  return [...document.querySelectorAll(OUTLETS), ...custom];
}

function isEmpty(element: Element): boolean {
  return (element.textContent ?? '').trim() === '' && element.querySelector(`${WORDLESS}, svg`) === null;
}

function isLoading(element: Element): boolean {
  return LOADING.test((element.textContent ?? '').replaceAll(/\s+/g, ' ').trim());
}

function removeAll(document: PageDocument, selector: string): void {
  for (const element of document.querySelectorAll(selector)) element.remove();
}

function getPlainText(document: PageDocument): string {
  return (document.documentElement?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}
