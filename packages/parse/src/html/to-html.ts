import { cleanContent } from './clean.ts';
import { mainContent } from './main-content.ts';
import { parsePage } from './parse-page.ts';
import { prepareContent } from './prepare-content.ts';
import type { HtmlPage } from './parse-page.ts';

/**
 * Converts the content of a page to HTML without scripts, styles and frames, with absolute links and images.
 * @param onlyMain leave out navigation, headers, footers, cookie banners and the like.
 */
export function toHtml(page: HtmlPage, onlyMain: boolean): string {
  const document = parsePage(page);
  prepareContent(document, page.url);
  const content = onlyMain ? mainContent(document) : document.body;
  cleanContent(content, page, document);
  for (const element of content.querySelectorAll('*')) dropHandlers(element);
  return content.innerHTML.trim();
}

/** Removes attributes that could run code where the HTML is rendered. */
function dropHandlers(element: Element): void {
  const names = [...element.attributes].map(({ name }) => name);
  for (const name of names) if (/^on|^style$|^srcdoc$/i.test(name)) element.removeAttribute(name);
}
