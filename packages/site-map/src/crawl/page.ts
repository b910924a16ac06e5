import { REDIRECTING_REFRESH, type FetchResponse, type ResponseHead } from '@web-data/net';
import {
  decodeHtml,
  parseLinkHeader,
  parseRefresh,
  scanHtml,
  type Refresh,
  type PageLink,
} from '@web-data/net/html';
import { SitemapScanner } from '../sitemap/scan.ts';
import { parseUrl } from '@web-data/net/url';

/** Metadata and links of a visited document. */
export interface Page {
  readonly title: string | undefined;
  readonly description: string | undefined;
  readonly links: readonly PageLink[];
  /** Target of a meta refresh that is too fast for reading the page, so it counts as a redirect. */
  readonly refresh?: URL | undefined;
  /** Base URL of the links. */
  readonly base: URL;
  /** Whether it has more links than were read. */
  readonly isCut: boolean;
  /** False for feeds, sitemaps and assets: they lead to pages but are not pages. */
  readonly isPage: boolean;
}

const NO_PAGE =
  /^\s*(?:image|audio|video|font)\/|^\s*(?:text\/css|(?:text|application)\/(?:x-)?(?:java|ecma)script|application\/(?:wasm|octet-stream|zip|gzip|x-gzip|json|manifest\+json|x-tar|x-rar-compressed|x-7z-compressed))/i;
const XML = /^\s*(?:text|application)\/(?:[\w.-]+\+)?xml/i;

/** Whether the body of this response should be read, because it may hold links. */
export function holdsLinks({ status, headers }: ResponseHead): boolean {
  const type = headers['content-type'] ?? '';
  return status === 200 && (type === '' || /html/i.test(type) || XML.test(type));
}

/** Reads a response as a page, by its type, and for XML by its content. */
export function readPage(response: FetchResponse): Page {
  const type = response.headers['content-type'] ?? '';
  const headerLinks = linksOfHeaders(response);
  const plain = {
    title: undefined,
    description: undefined,
    links: headerLinks,
    base: response.url,
    isCut: false,
  };
  if (NO_PAGE.test(type)) return { ...plain, isPage: false };
  if (response.body.length === 0) return { ...plain, isPage: true };
  const text = decodeHtml(response.body, type);
  if (XML.test(type) && !/xhtml/i.test(type)) return xmlPage(text, plain);
  const scan = scanHtml(text);
  const { title, description, isCut } = scan;
  const links = headerLinks.length === 0 ? scan.links : [...headerLinks, ...scan.links];
  const base = baseOf(scan.base, response.url);
  return {
    title,
    description,
    links,
    isCut,
    base,
    refresh: refreshTarget(scan.refresh, base, response.url),
    isPage: true,
  };
}

function linksOfHeaders({ headers }: FetchResponse): PageLink[] {
  const links = parseLinkHeader(headers.link);
  const refresh = typeof headers['refresh'] === 'string' ? parseRefresh(headers['refresh']) : undefined;
  if (refresh) links.push({ href: refresh.href, kind: 'link' });
  return links;
}

function refreshTarget(refresh: Refresh | undefined, base: URL, page: URL): URL | undefined {
  if (!refresh || refresh.seconds > REDIRECTING_REFRESH) return undefined;
  const url = parseUrl(refresh.href, base);
  if (url === undefined || !/^https?:$/.test(url.protocol)) return undefined;
  url.hash = '';
  return url.href === page.href ? undefined : url;
}

function xmlPage(text: string, plain: Omit<Page, 'isPage'>): Page {
  const scanner = new SitemapScanner();
  scanner.base = plain.base.href;
  scanner.write(text);
  const { kind, urls, more } = scanner.end();
  const links = [
    ...urls.map((href): PageLink => ({ href, kind: kind === 'index' ? 'sitemap' : 'link' })),
    ...more.map((href): PageLink => ({ href, kind: 'feed' })),
  ];
  return { ...plain, links: [...plain.links, ...links], isPage: kind === 'none' };
}

/** `base href` only counts as an http(s) URL (HTML Standard §4.2.3 excludes `data:` and `javascript:`). */
function baseOf(href: string | undefined, url: URL): URL {
  const base = href === undefined ? undefined : parseUrl(href, url);
  return base?.protocol === 'http:' || base?.protocol === 'https:' ? base : url;
}
