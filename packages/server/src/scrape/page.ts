import { parsePage } from '@web-data/parse/html';
import type { HtmlPage } from '@web-data/parse/html';
import { followRedirects, SiteMapError } from '@web-data/site-map/fetch';
import type { AllowUrl, Fetcher, FollowedResponse, FollowRequest } from '@web-data/site-map/fetch';
import { decodeHtml, parseUrl } from '@web-data/site-map/html';
import type { ScrapeActionResults } from '@web-data/types';
import { PageError } from '../outbound/site-error.ts';
import { isDocument, MAX_FILE_BYTES } from './files.ts';
import type { SiteFiles } from './files.ts';

/** Bytes of a page that are read; the rest is cut. */
export const MAX_PAGE_BYTES = 2_097_152;
const TOO_LARGE = `The page is larger than ${MAX_PAGE_BYTES} bytes: what follows was left out.`;
/** Pages that may send on, one after the other, and their characters: more of them say something. */
const MAX_REFRESHES = 3;
/** Characters of a content type that a message quotes. */
const MAX_TYPE = 100;
const MAX_REFRESH_PAGE = 10_000;
const ENDLESS = `The page sends its readers on to another, which does so too, more than ${MAX_REFRESHES} times: this is the last one read.`;

/** A page that was read. */
export interface Page extends HtmlPage {
  status: number;
  /** One sentence that says what is missing of it, where it did not come whole. */
  cut?: string;
  /** A browser ran its scripts. */
  isRendered?: true;
  /** It was a document, which was read as a page. */
  isDocument?: true;
  /** Its scripts were to be run, and no browser could do it just then. */
  lacksScripts?: true;
  /** A picture of it, as a `data:` URL. */
  screenshot?: string;
  /** Whether it was read for this request or an earlier one, and when (ISO 8601), where a kept page would have done. */
  cached?: { state: 'hit' | 'miss'; at?: string };
  /** What was done in it gave, where something was. */
  actions?: ScrapeActionResults;
}

export interface ReadOptions {
  /** Milliseconds until the last byte wanted. */
  timeout: number;
  signal: AbortSignal;
  headers: Record<string, string>;
  /** Headers for one host and no other. */
  hostHeaders?: FollowRequest['hostHeaders'];
  /** The team; teams take turns where they ask one host. */
  tenant: string;
  /** Asked for the URL and each hop. */
  allowUrl?: AllowUrl | undefined;
  /** Reads documents; without it they are no pages. */
  files?: SiteFiles | undefined;
}

/**
 * Reads one page through the guarded fetcher; one that only sends its readers on leads to the page it names.
 * @throws {SiteMapError} as {@link followRedirects}; `MalformedResponse` for what is neither HTML nor text.
 */
export async function readPage(fetcher: Fetcher, url: URL, options: ReadOptions): Promise<Page> {
  const until = Date.now() + options.timeout;
  let page = await readOne(fetcher, url, options);
  for (let hop = 0; hop < MAX_REFRESHES; hop++) {
    const next = getRefreshUrl(page);
    if (next === undefined) return page;
    page = await readOne(fetcher, next, { ...options, timeout: Math.max(1, until - Date.now()) });
  }
  return getRefreshUrl(page) === undefined ? page : { ...page, cut: ENDLESS };
}

/** Where a page that has nothing else to say sends its readers at once (`<meta http-equiv="refresh">`). */
export function getRefreshUrl(page: Page): URL | undefined {
  if (!page.isHtml || page.text.length > MAX_REFRESH_PAGE || !/http-equiv/i.test(page.text)) return undefined;
  const document = parsePage(page);
  for (const element of document.querySelectorAll('noscript')) element.remove();
  const content = document.querySelector('meta[http-equiv="refresh" i]')?.getAttribute('content') ?? '';
  const target = /^\s*[01]\s*[;,]\s*url\s*=\s*['"]?(?<url>[^'"\s]+)/i.exec(content)?.groups?.['url'];
  const url = target === undefined ? undefined : parseUrl(target, page.url);
  return url && /^https?:$/.test(url.protocol) && url.href !== page.url.href ? url : undefined;
}

async function readOne(fetcher: Fetcher, url: URL, options: ReadOptions): Promise<Page> {
  const until = Date.now() + options.timeout;
  const { files } = options;
  // How much is read must be known before the answer: a document goes by its name.
  const maxBytes = files && isDocument(url.pathname, undefined) ? MAX_FILE_BYTES : MAX_PAGE_BYTES;
  const response = await followRedirects(fetcher, url, { ...options, maxBytes });
  if (files && isDocument(response.hops.at(-1)!.pathname, response.headers['content-type']))
    return files.toPage(response, { ...options, timeout: Math.max(1, until - Date.now()) });
  return toPage(response);
}

/**
 * An answer as the page that it is.
 * @throws {SiteMapError} `MalformedResponse` for what is neither HTML nor text.
 */
export function toPage(response: FollowedResponse): Page {
  const url = response.hops.at(-1)!;
  const contentType = response.headers['content-type'] ?? 'text/html';
  const mediaType = contentType.split(';', 1)[0]!.trim().toLowerCase();
  const isHtml = mediaType === 'text/html' || mediaType === 'application/xhtml+xml';
  if (!isHtml && !isText(mediaType)) {
    const message = `${url.host} answered with ${mediaType.slice(0, MAX_TYPE)}, which is not a page.`;
    throw new SiteMapError('MalformedResponse', message, { cause: new PageError('contentType', message) });
  }
  const { status, body, truncated } = response;
  const page = { url, status, text: decodeHtml(body, contentType), isHtml };
  if (!truncated) return page;
  const isLarge = body.length >= MAX_PAGE_BYTES;
  return { ...page, cut: isLarge ? TOO_LARGE : 'The page broke off before its end.' };
}

/** Text that a program reads is text, too. */
function isText(mediaType: string): boolean {
  return /^text\/|^application\/(?:json|xml|javascript|yaml|x-yaml|(?:[\w.-]+\+)(?:json|xml))$/.test(
    mediaType,
  );
}
