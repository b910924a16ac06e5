import { parseUrl } from '@web-data/net/url';
import { scanHtml } from '@web-data/net/html';
import { parsePage, type HtmlPage } from './parse-page.ts';
import { cleanContent } from './clean.ts';
import { prepareContent } from './prepare-content.ts';

/**
 * Lists the http and https URLs that a page links to, absolute, without fragments and duplicates, in document order.
 */
export function readLinks(page: HtmlPage): string[] {
  if (!page.isHtml) return [];
  const { base, links } = scanHtml(page.text);
  const from = (base !== undefined && parseUrl(base, page.url)) || page.url;
  return [
    ...new Set(
      links.flatMap(({ kind, href }) => (kind === 'link' || kind === 'next' ? resolve(href, from) : [])),
    ),
  ];
}

function resolve(href: string, from: URL): string[] {
  const url = parseUrl(href, from);
  if (url === undefined) return [];
  url.hash = '';
  return url.protocol === 'http:' || url.protocol === 'https:' ? [url.href] : [];
}

/** Lists the http and https URLs of the images of a page, absolute, without duplicates, in document order. */
export function readImages(page: HtmlPage): string[] {
  if (!page.isHtml) return [];
  const document = parsePage(page);
  prepareContent(document, page.url);
  cleanContent(document.body, { url: page.url }, document);
  const sources = [...document.body.querySelectorAll('img[src]')].map((image) => image.getAttribute('src')!);
  return [...new Set(sources)];
}
