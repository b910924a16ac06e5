import { cleanContent } from './clean.ts';
import { parsePage } from './parse-page.ts';
import type { HtmlPage } from './parse-page.ts';

/** The http and https URLs of the pictures that a page shows, absolute, each once and in their order. */
export function readImages(page: HtmlPage): string[] {
  if (!page.isHtml) return [];
  const document = parsePage(page);
  cleanContent(document.body, { url: page.url }, document);
  const sources = [...document.body.querySelectorAll('img[src]')].map((image) => image.getAttribute('src')!);
  return [...new Set(sources)];
}
