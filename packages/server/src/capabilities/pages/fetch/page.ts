import type { HtmlPage } from '@web-data/parse/html';
import { FetchError } from '@web-data/net';
import type { FollowedResponse } from '@web-data/net';
import { decodeHtml, scanHtml } from '@web-data/net/html';
import { parseUrl } from '@web-data/net/url';
import type { ScrapeActionResults } from '@web-data/types';
import { PageError } from '../../outbound/site-error.ts';
import type { FileFacts } from './file-facts.ts';
import { isDocument, MAX_FILE_BYTES } from './files.ts';
import type { SiteFiles } from './files.ts';
import type { readParserOptions } from './parser-options.ts';
import type { PageSource, SourceRequest } from './page-source.ts';

/** Maximum bytes of a page that are read; the rest is cut off. */
export const MAX_PAGE_BYTES = 2_097_152;
const TOO_LARGE = `The page is larger than ${MAX_PAGE_BYTES} bytes: what follows was left out.`;
/** Maximum redirects by `<meta http-equiv="refresh">` that are followed. */
const MAX_REFRESHES = 3;
/** Maximum characters of a content type that a message quotes. */
const MAX_TYPE = 100;
const MAX_REFRESH_PAGE = 10_000;
/** Seconds in which a page can be read before it sends its readers on. */
const MIN_READABLE = 2;
const ENDLESS = `The page sends its readers on to another, which does so too, more than ${MAX_REFRESHES} times: this is the last one read.`;

/** A page that was read. */
export interface Page extends HtmlPage {
  status: number;
  /** The `Content-Type` of the response, if it had one. */
  contentType?: string | undefined;
  /** One sentence that says which part is missing, when the page is incomplete. */
  cut?: string;
  /** A browser ran its scripts. */
  isRendered?: true;
  /** The page was converted from a document. */
  isDocument?: true;
  /** What else the document has, where the page was converted from one. */
  file?: FileFacts;
  /** The page needs its scripts, but no browser was available. */
  lacksScripts?: true;
  /** A screenshot, as a `data:` URL. */
  screenshot?: string;
  /**
   * Whether the page came from the cache, and when it was stored (ISO 8601). Undefined when the request does not allow
   * cached pages.
   */
  cached?: { state: 'hit' | 'miss'; at?: string };
  /** The kind of proxy through which it was requested; undefined where there was none. */
  proxyUsed?: 'basic';
  /** Results of the actions, if there were any. */
  actions?: ScrapeActionResults;
}

export interface ReadOptions extends Pick<SourceRequest, 'originHeaders'> {
  /** Returns the milliseconds until the last byte must have arrived. */
  timeLeft(): number;
  signal: AbortSignal;
  /** The team, for fair scheduling of documents. */
  tenant: string;
  /** Reads documents. */
  files: SiteFiles;
  /** How documents are read. */
  parserOptions: ReturnType<typeof readParserOptions>;
}

/**
 * Requests one page, and the next one where it only sends its readers on.
 * @throws {FetchError} as `source.get`; `MalformedResponse` for a response that is neither HTML, text nor a document.
 */
export async function readPage(source: PageSource, url: URL, options: ReadOptions): Promise<Page> {
  let page = await readOne(source, url, options);
  if (!source.followsRefresh) return page;
  for (let hop = 0; hop < MAX_REFRESHES; hop++) {
    const next = getRefreshUrl(page);
    if (next === undefined) return page;
    page = await readOne(source, next, options);
  }
  return getRefreshUrl(page) === undefined ? page : { ...page, cut: ENDLESS };
}

/** Returns the target of `<meta http-equiv="refresh">` with a delay of less than 2 seconds, if the page is short. */
export function getRefreshUrl(page: Page): URL | undefined {
  if (!page.isHtml || page.text.length > MAX_REFRESH_PAGE || !/http-equiv/i.test(page.text)) return undefined;
  const { refresh, base } = scanHtml(page.text);
  if (refresh === undefined || refresh.seconds >= MIN_READABLE) return undefined;
  const own = base === undefined ? undefined : parseUrl(base, page.url);
  // Browsers ignore a base of another scheme, such as data:.
  const url = parseUrl(refresh.href, own && isHttp(own) ? own : page.url);
  return url && isHttp(url) && url.href !== page.url.href ? url : undefined;
}

function isHttp({ protocol }: URL): boolean {
  return protocol === 'http:' || protocol === 'https:';
}

async function readOne(
  source: PageSource,
  url: URL,
  { timeLeft, files, originHeaders, parserOptions, ...options }: ReadOptions,
): Promise<Page> {
  // The limit of bytes must be known before the response arrives, so the file name decides.
  const maxBytes = isDocument(url.pathname, undefined) ? MAX_FILE_BYTES : MAX_PAGE_BYTES;
  const response = await source.get(url, { originHeaders, maxBytes, timeout: timeLeft() });
  const contentType = response.headers['content-type'];
  if (isDocument(response.hops.at(-1)!.pathname, contentType))
    return files.toPage(response, { ...options, ...parserOptions, timeout: timeLeft() });
  return toPage(response);
}

/**
 * Converts a response to a page.
 * @throws {FetchError} `MalformedResponse` for a response that is neither HTML nor text.
 */
export function toPage(response: FollowedResponse): Page {
  const url = response.hops.at(-1)!;
  const declared = response.headers['content-type'];
  const contentType = declared ?? 'text/html';
  const mediaType = contentType.split(';', 1)[0]!.trim().toLowerCase();
  const isHtml = mediaType === 'text/html' || mediaType === 'application/xhtml+xml';
  if (!isHtml && !isText(mediaType)) {
    const message = `${url.host} answered with ${mediaType.slice(0, MAX_TYPE)}, which is not a page.`;
    throw new FetchError('MalformedResponse', message, { cause: new PageError('contentType', message) });
  }
  const { status, body, truncated } = response;
  const page = { url, status, text: decodeHtml(body, contentType), isHtml, contentType: declared };
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
