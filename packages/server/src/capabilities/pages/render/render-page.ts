import { BrowserError, render } from '@web-data/browser';
import type { Actor, BrowserPool, BrowserSession } from '@web-data/browser';
import { acceptLanguage, FetchError } from '@web-data/net';
import type { AllowUrl } from '@web-data/net';
import type { ScrapeAction, ScrapeActionResults } from '@web-data/types';
import { reject } from '@web-data/validator';
import { actInPage } from './actions/act-in-page.ts';
import type { NormalizedOptions, NormalizedScrape } from '../normalize-scrape.ts';
import { dataUrl } from './data-url.ts';
import { isDocument } from '../fetch/files.ts';
import { selectPageHeaders } from '../fetch/page-headers.ts';
import type { Page } from '../fetch/page.ts';
import { findTimeZone } from './time-zone.ts';

/** Services and limits for rendering a page. */
export interface RenderServices {
  pool: BrowserPool;
  /** The team, for fair scheduling. */
  tenant: string;
  /** Milliseconds. */
  timeout: number;
  signal: AbortSignal;
  allowUrl?: AllowUrl | undefined;
  /** URL of the proxy of the country, if there is one. */
  proxy?: string | undefined;
  /** The `User-Agent` of the service. */
  userAgent?: string | undefined;
}

/** Whether a request needs a browser. */
export function needsBrowser(request: NormalizedOptions): boolean {
  const { actions = [], formats = [], waitFor = 0, mobile = false } = request;
  return waitFor > 0 || mobile || actions.length > 0 || formats.includes('screenshot');
}

/** The browser could not show the response as a page, such as a document; `cause` says why. */
export class NoPage extends Error {
  override readonly name = 'NoPage';
}

/** Share of the time that is reserved for reading the page after its actions. */
const FOR_READING = 0.25;

/**
 * Renders a page in a browser after it has run the actions of the request.
 * @throws {Rejection} 422 for an action that fails, 501 when the browser cannot be started, 503 when it is busy or has
 * ended; {FetchError} when the page cannot be read; {NoPage} when the response is no page.
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
    // Fonts and media are only loaded for a screenshot or a PDF.
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
  const page: Page = { url, status, text, isHtml: true, isRendered: true, contentType };
  if (screenshot) page.screenshot = dataUrl(screenshot);
  if (results) page.actions = results;
  if (cut !== undefined) page.cut = cut;
  return page;
}

/** Whether an action produces an image or a PDF of the page. */
function isSeen(actions: readonly ScrapeAction[]): boolean {
  return actions.some(({ type }) => type === 'screenshot' || type === 'pdf');
}

function notAPage({ host }: URL): FetchError {
  return new FetchError('MalformedResponse', `${host} answered with a document, which is not a page.`);
}

function toRejection(error: unknown): unknown {
  if (error instanceof FetchError && error.code === 'MalformedResponse')
    return new NoPage(error.message, { cause: error });
  if (!(error instanceof BrowserError)) return error;
  if (error.code === 'NoBrowser' || error.code === 'NoSandbox') return reject('NoBrowser', { cause: error });
  return reject('ServiceUnavailable', { headers: { 'Retry-After': '5' }, cause: error });
}
