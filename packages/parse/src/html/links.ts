import { parseUrl } from '@web-data/net/url';
import { scanHtml } from '@web-data/net/html';
import type { HtmlPage } from './parse-page.ts';

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
