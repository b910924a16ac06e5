import { cleanContent } from './clean.ts';
import { parsePage } from './parse-page.ts';
import { prepareContent } from './prepare-content.ts';
import type { HtmlPage } from './parse-page.ts';

/** Lists the http and https URLs of the images of a page, absolute, without duplicates, in document order. */
export function readImages(page: HtmlPage): string[] {
  if (!page.isHtml) return [];
  const document = parsePage(page);
  prepareContent(document, page.url);
  cleanContent(document.body, { url: page.url }, document);
  const sources = [...document.body.querySelectorAll('img[src]')].map((image) => image.getAttribute('src')!);
  return [...new Set(sources)];
}
