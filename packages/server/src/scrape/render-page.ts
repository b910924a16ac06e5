import { BrowserError, render } from '@web-data/browser';
import type { Actor, BrowserPool, BrowserSession } from '@web-data/browser';
import { acceptLanguage, SiteMapError } from '@web-data/site-map/fetch';
import type { AllowUrl } from '@web-data/site-map/fetch';
import type { ScrapeAction, ScrapeActionResults } from '@web-data/types';
import { reject } from '@web-data/validator';
import { actInPage } from './actions/act-in-page.ts';
import type { NormalizedScrape } from './normalize-scrape.ts';
import { dataUrl } from './data-url.ts';
import { isDocument } from './files.ts';
import { selectPageHeaders } from './page-headers.ts';
import type { Page } from './page.ts';
import { findTimeZone } from './time-zone.ts';

/** What rendering a page needs. */
export interface RenderServices {
  pool: BrowserPool;
  /** Team that it is for. */
  tenant: string;
  /** Milliseconds. */
  timeout: number;
  signal: AbortSignal;
  allowUrl?: AllowUrl | undefined;
  /** URL of the proxy of the country, where there is one. */
  proxy?: string | undefined;
  /** Who the service says it is. */
  userAgent?: string | undefined;
}

/** Whether a request asks for what only a browser can give. */
export function needsBrowser(request: NormalizedScrape): boolean {
  const { actions = [], formats = [], waitFor = 0, mobile = false } = request;
  return waitFor > 0 || mobile || actions.length > 0 || formats.includes('screenshot');
}

/** A browser was led to what it does not show as a page, such as a document; `cause` is what it says of it. */
export class NoPage extends Error {
  override readonly name = 'NoPage';
}

/** What is kept of the time for reading the page after its actions. */
const FOR_READING = 0.25;

/**
 * Reads a page as a browser shows it, once the actions of the request are done in it.
 * @throws {Rejection} 422 for an action that cannot be done, 501 when the browser cannot be started, 503 when it is busy or ended; {SiteMapError} when the
 * page cannot be read; {NoPage} when there is none.
 */
export async function renderPage(request: NormalizedScrape, services: RenderServices): Promise<Page> {
  const { actions = [], blockAds = true, formats = [], waitFor, mobile, location, picture = {} } = request;
  const isPictured = formats.includes('screenshot');
  const { pool, ...bounds } = services;
  const until = Date.now() + bounds.timeout * (1 - FOR_READING);
  let results: ScrapeActionResults | undefined;
  const rendered = await render(pool, new URL(request.url), {
    ...bounds,
    waitFor,
    mobile,
    languages: acceptLanguage(location).split(','),
    timeZone: findTimeZone(location?.country ?? 'US'),
    headers: selectPageHeaders(request),
    // What nobody sees is not loaded.
    block: isPictured || isSeen(actions) ? [] : ['font', 'image', 'media'],
    blockAds,
    viewport: picture.viewport,
    screenshot: isPictured ? { fullPage: picture.fullPage, quality: picture.quality } : undefined,
    ...(actions.length > 0 && {
      act: async (_session: BrowserSession, actor: Actor) => {
        results = await actInPage(actor, actions, { until, signal: bounds.signal });
      },
    }),
  }).catch((error: unknown) => {
    throw toRejection(error);
  });
  const { url, status, contentType, html: text, screenshot, cut } = rendered;
  if (isDocument(url.pathname, contentType)) throw new NoPage('A document.', { cause: notAPage(url) });
  const page: Page = { url, status, text, isHtml: true, isRendered: true };
  if (screenshot) page.screenshot = dataUrl(screenshot);
  if (results) page.actions = results;
  if (cut !== undefined) page.cut = cut;
  return page;
}

/** Whether an action shows what a page looks like. */
function isSeen(actions: readonly ScrapeAction[]): boolean {
  return actions.some(({ type }) => type === 'screenshot' || type === 'pdf');
}

function notAPage({ host }: URL): SiteMapError {
  return new SiteMapError('MalformedResponse', `${host} answered with a document, which is not a page.`);
}

function toRejection(error: unknown): unknown {
  if (error instanceof SiteMapError && error.code === 'MalformedResponse')
    return new NoPage(error.message, { cause: error });
  if (!(error instanceof BrowserError)) return error;
  if (error.code === 'NoBrowser' || error.code === 'NoSandbox') return reject('NoBrowser', { cause: error });
  return reject('ServiceUnavailable', { headers: { 'Retry-After': '5' }, cause: error });
}
