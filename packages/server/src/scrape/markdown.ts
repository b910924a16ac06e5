import { parseUrl } from '@web-data/site-map/html';
import { Readability } from '@mozilla/readability';
import TurndownService from 'turndown';
import { useTables } from './markdown-tables.ts';
import { parsePage } from './page.ts';
import type { Page } from './page.ts';

/** What is never content, whether or not only the main content is wanted. */
const NEVER = 'script, style, noscript, template, iframe, svg, canvas, object, embed';
/** What frames the content of a page that gives no better hint. */
const FRAME =
  'nav, header, footer, aside, form, dialog, [role="navigation"], [role="banner"], [role="contentinfo"], [aria-hidden="true"], [hidden]';
/** Elements that are looked at by the search for the main content; beyond that the whole page is taken. */
const MAX_ELEMENTS = 50_000;

/**
 * A page as Markdown (CommonMark with GitHub's tables), its links absolute.
 * @param onlyMain leave out navigation, headers, footers and the like.
 */
export function toMarkdown(page: Page, onlyMain: boolean): string {
  if (!page.isHtml) return page.text.trim();
  const document = parsePage(page);
  for (const element of document.querySelectorAll(NEVER)) element.remove();
  absolutize(document, page.url);
  const html = onlyMain ? mainContent(document) : (document.body?.innerHTML ?? '');
  return converter()
    .turndown(parsePage({ ...page, text: html }).body)
    .trim();
}

/** The main content as HTML: what the page marks as `main`, else what reads like an article, else all but the frame. */
function mainContent(document: Document): string {
  const main = document.querySelector('main, [role="main"]');
  if (main) return withoutFrame(main);
  if (document.querySelectorAll('*').length <= MAX_ELEMENTS) {
    const article = new Readability(document.cloneNode(true) as Document, { charThreshold: 200 }).parse();
    if (article?.content && (article.textContent ?? '').trim().length >= 200) {
      return article.title
        ? `<h1>${document.createTextNode(article.title).toString()}</h1>${article.content}`
        : article.content;
    }
  }
  return document.body ? withoutFrame(document.body) : '';
}

function withoutFrame(element: Element): string {
  for (const child of element.querySelectorAll(FRAME)) child.remove();
  return element.innerHTML;
}

function absolutize(document: Document, page: URL): void {
  const base = document.querySelector('base[href]')?.getAttribute('href') ?? '';
  const origin = parseUrl(base, page) ?? page;
  for (const [selector, name] of [
    ['a[href]', 'href'],
    ['img[src]', 'src'],
  ] as const) {
    for (const element of document.querySelectorAll(selector)) {
      const value = element.getAttribute(name) ?? '';
      const url = parseUrl(value, origin);
      if (url === undefined) continue;
      // A link that runs something must not come alive where the Markdown is shown.
      if (/^(?:https?|mailto|tel):$/.test(url.protocol)) element.setAttribute(name, url.href);
      else if (!/^data:image\//i.test(value)) element.removeAttribute(name);
    }
  }
}

function converter(): TurndownService {
  const service = new TurndownService({
    headingStyle: 'atx',
    codeBlockStyle: 'fenced',
    bulletListMarker: '-',
    emDelimiter: '*',
  });
  useTables(service);
  // A data URL is a picture's bytes, not text.
  service.addRule('embedded image', {
    filter: (node) => node.nodeName === 'IMG' && /^data:/i.test(node.getAttribute('src') ?? ''),
    replacement: () => '',
  });
  return service;
}
