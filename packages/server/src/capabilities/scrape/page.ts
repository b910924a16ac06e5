import { parsePage } from '@web-data/parse/html';
import type { HtmlPage } from '@web-data/parse/html';
import { followRedirects, FetchError } from '@web-data/net';
import type { AllowUrl, Fetcher, FollowedResponse, FollowRequest } from '@web-data/net';
import { decodeHtml } from '@web-data/net/html';
import { parseUrl } from '@web-data/net/url';
import type { ScrapeActionResults } from '@web-data/types';
import { PageError } from '../outbound/site-error.ts';
import { isDocument, MAX_FILE_BYTES } from './files.ts';
import type { SiteFiles } from './files.ts';

/** Maximum bytes of a page that are read; the rest is cut off. */
export const MAX_PAGE_BYTES = 2_097_152;
const TOO_LARGE = `The page is larger than ${MAX_PAGE_BYTES} bytes: what follows was left out.`;
/** Maximum redirects by `<meta http-equiv="refresh">` that are followed. */
const MAX_REFRESHES = 3;
/** Maximum characters of a content type that a message quotes. */
const MAX_TYPE = 100;
const MAX_REFRESH_PAGE = 10_000;
const ENDLESS = `The page sends its readers on to another, which does so too, more than ${MAX_REFRESHES} times: this is the last one read.`;

/** A page that was read. */
export interface Page extends HtmlPage {
  status: number;
  /** One sentence that says which part is missing, when the page is incomplete. */
  cut?: string;
  /** A browser ran its scripts. */
  isRendered?: true;
  /** The page was converted from a document. */
  isDocument?: true;
  /** The page needs its scripts, but no browser was available. */
  lacksScripts?: true;
  /** A screenshot, as a `data:` URL. */
  screenshot?: string;
  /**
   * Whether the page came from the cache, and when it was stored (ISO 8601). Undefined when the request does not allow
   * cached pages.
   */
  cached?: { state: 'hit' | 'miss'; at?: string };
  /** Results of the actions, if there were any. */
  actions?: ScrapeActionResults;
}

export interface ReadOptions {
  /** Milliseconds until the last byte must have arrived. */
  timeout: number;
  signal: AbortSignal;
  headers: Record<string, string>;
  /** Headers that only one host receives. */
  originHeaders?: FollowRequest['originHeaders'];
  /** The team, for fair scheduling of requests to one host. */
  tenant: string;
  /** Called for the URL and each redirect. */
  allowUrl?: AllowUrl | undefined;
  /** Reads documents; without it a document is a `MalformedResponse`. */
  files?: SiteFiles | undefined;
}

/**
 * Reads one page through the guarded fetcher and follows a page that only redirects.
 * @throws {FetchError} as {@link followRedirects}; `MalformedResponse` for a response that is neither HTML nor text.
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

/** Returns the target of `<meta http-equiv="refresh">` with a delay of 0 or 1 seconds, if the page is short. */
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
  // The limit of bytes must be known before the response arrives, so the file name decides.
  const maxBytes = files && isDocument(url.pathname, undefined) ? MAX_FILE_BYTES : MAX_PAGE_BYTES;
  const response = await followRedirects(fetcher, url, { ...options, maxBytes });
  if (files && isDocument(response.hops.at(-1)!.pathname, response.headers['content-type']))
    return files.toPage(response, { ...options, timeout: Math.max(1, until - Date.now()) });
  return toPage(response);
}

/**
 * Converts a response to a page.
 * @throws {FetchError} `MalformedResponse` for a response that is neither HTML nor text.
 */
export function toPage(response: FollowedResponse): Page {
  const url = response.hops.at(-1)!;
  const contentType = response.headers['content-type'] ?? 'text/html';
  const mediaType = contentType.split(';', 1)[0]!.trim().toLowerCase();
  const isHtml = mediaType === 'text/html' || mediaType === 'application/xhtml+xml';
  if (!isHtml && !isText(mediaType)) {
    const message = `${url.host} answered with ${mediaType.slice(0, MAX_TYPE)}, which is not a page.`;
    throw new FetchError('MalformedResponse', message, { cause: new PageError('contentType', message) });
  }
  const { status, body, truncated } = response;
  const page = { url, status, text: decodeHtml(body, contentType), isHtml };
  if (!truncated) return page;
  const isLarge = body.length >= MAX_PAGE_BYTES;
  return { ...page, cut: isLarge ? TOO_LARGE : 'The page broke off before its end.' };
}

/** Whether a media type is text; JSON, XML, JavaScript and YAML are. */
function isText(mediaType: string): boolean {
  return /^text\/|^application\/(?:json|xml|javascript|yaml|x-yaml|(?:[\w.-]+\+)(?:json|xml))$/.test(
    mediaType,
  );
}
