import { BrowserError, render } from '@web-data/browser';
import type { BrowserPool } from '@web-data/browser';
import { acceptLanguage } from '@web-data/site-map/fetch';
import type { AllowUrl } from '@web-data/site-map/fetch';
import type { ScrapeRequest } from '@web-data/types';
import { reject } from '@web-data/validator';
import { pageHeadersOf } from './page-headers.ts';
import type { Page } from './page.ts';
import { timeZoneOf } from './time-zone.ts';

/** What rendering a page needs. */
export interface RenderServices {
  pool: BrowserPool;
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
export function needsBrowser({ formats = [], waitFor = 0, mobile = false }: ScrapeRequest): boolean {
  return waitFor > 0 || mobile || formats.includes('screenshot');
}

/**
 * Reads a page as a browser shows it.
 * @throws {Rejection} 501 when the browser cannot be started, 503 when it is busy or ended; {SiteMapError} when the
 * page cannot be read.
 */
export async function renderPage(request: ScrapeRequest, services: RenderServices): Promise<Page> {
  const { formats = [], waitFor, mobile, location } = request;
  const isPictured = formats.includes('screenshot');
  const { pool, ...bounds } = services;
  const rendered = await render(pool, new URL(request.url), {
    ...bounds,
    waitFor,
    mobile,
    languages: acceptLanguage(location).split(','),
    timeZone: timeZoneOf(location?.country ?? 'US'),
    headers: pageHeadersOf(request),
    // What nobody sees is not loaded.
    block: isPictured ? [] : ['font', 'image', 'media'],
    screenshot: isPictured ? {} : undefined,
  }).catch((error: unknown) => {
    throw rejectionOf(error);
  });
  const { url, status, html: text, screenshot, cut } = rendered;
  const page: Page = { url, status, text, isHtml: true, isRendered: true };
  if (screenshot) page.screenshot = `data:image/png;base64,${screenshot.bytes.toString('base64')}`;
  if (cut !== undefined) page.cut = cut;
  return page;
}

function rejectionOf(error: unknown): unknown {
  if (!(error instanceof BrowserError)) return error;
  if (error.code === 'NoBrowser' || error.code === 'NoSandbox') return reject('NoBrowser', { cause: error });
  return reject('ServiceUnavailable', { headers: { 'Retry-After': '5' }, cause: error });
}
