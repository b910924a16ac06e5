import { parseUrl } from '@web-data/net/url';

/** Returns the URL that relative links of a page refer to: that of its `base` element, or else its own. */
export function findBase(document: Document, page: URL): URL {
  return parseUrl(document.querySelector('base[href]')?.getAttribute('href') ?? '', page) ?? page;
}
