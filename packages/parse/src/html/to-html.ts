import { cleanContent } from './clean.ts';
import { mainContent } from './main-content.ts';
import { parsePage } from './parse-page.ts';
import type { HtmlPage } from './parse-page.ts';

/**
 * The content of a page as HTML, without scripts, styles and frames, its links and pictures absolute.
 * @param onlyMain leave out navigation, headers, footers, cookie banners and the like.
 */
export function toHtml(page: HtmlPage, onlyMain: boolean): string {
  const document = parsePage(page);
  const content = onlyMain ? mainContent(document) : document.body;
  cleanContent(content, page, document);
  for (const element of content.querySelectorAll('*')) dropHandlers(element);
  return content.innerHTML.trim();
}

/** What would run where the HTML is shown. */
function dropHandlers(element: Element): void {
  const names = [...element.attributes].map(({ name }) => name);
  for (const name of names) if (/^on|^style$|^srcdoc$/i.test(name)) element.removeAttribute(name);
}
