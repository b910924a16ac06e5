import type { BrowserPool } from '@web-data/browser';
import { acceptLanguage } from '@web-data/net';
import type { Fetcher } from '@web-data/net';
import type { ScrapeRequest, ScrapeResponse } from '@web-data/types';
import type { Identity } from '../../accounts/keys/identity.ts';
import type { OperationHandler } from '../operations/operation.ts';
import type { PaidCall, PaidServices } from '../operations/paid-call.ts';
import { paidOperation } from '../operations/paid-operation.ts';
import { toRejection } from '../outbound/site-rejection.ts';
import type { UrlGuard } from '../threats/url-guard.ts';
import { normalizeScrape } from './normalize-scrape.ts';
import type { PageCache } from './page-cache.ts';
import { modelForms } from './model-forms.ts';
import type { SiteFiles } from './files.ts';
import type { PageModel } from './page-model.ts';
import type { Pictures } from './pictures.ts';
import { scrapePage } from './scrape.ts';
import type { Scraped, ScrapeOptions } from './scrape.ts';
import type { ContentThreads } from './threads/content-threads.ts';

/** Services and settings of the operation. */
export interface ScrapeServices extends PaidServices {
  /** Credits of a successful scrape, without scans. */
  scrapeCredits: number;
  /** Maximum milliseconds of a scrape. */
  timeoutMs: number;
  /** Aborts when the server shuts down. */
  closing: AbortSignal;
  threads: ContentThreads;
  files: SiteFiles;
  /** Extracts data by a prompt; undefined where the service has no model. */
  model: PageModel | undefined;
  /** Renders pages that need it; undefined where the service has no browser. */
  browser(): BrowserPool | undefined;
  userAgent: string | undefined;
  /** Proxies by country. */
  proxies: Readonly<Record<string, string>>;
  /** Returns the guarded fetcher of a country. */
  fetcher(country?: string): Fetcher;
  /** Caches pages for later scrapes; undefined where the service has no cache. */
  pageCache: PageCache | undefined;
  pictures: Pictures;
  /** Indexes pages for searches; see `search/index`. */
  pages: PageTaker | undefined;
}

/** Creates listeners for the content of scraped pages. */
export interface PageTaker {
  createCollector(identity: Identity, request: ScrapeRequest): ScrapeOptions['onContent'];
}

/** Handles `POST /scrape`. */
export function scrapeOperation(services: ScrapeServices): OperationHandler<'scrapeUrl'> {
  const { scrapeCredits, model } = services;
  return paidOperation<ScrapeRequest, ScrapeResponse>(services, {
    id: 'scrapeUrl',
    // Holds credits for the maximum number of model calls; charges for the actual number.
    price: (body) =>
      scrapeCredits +
      (model ? modelForms(normalizeScrape(body)).length * model.maxAttempts * model.stepCredits : 0),
    async run(call, { guard }) {
      const { data, credits } = await scrape(services, call, guard);
      return { result: { success: true, data }, credits: scrapeCredits + credits };
    },
  });
}

async function scrape(
  services: ScrapeServices,
  { body, identity, signal, arrivedAt }: PaidCall<ScrapeRequest>,
  guard: UrlGuard | undefined,
): Promise<Scraped> {
  const { browser, closing, fetcher, files, model, pages, pictures, proxies, threads, timeoutMs, userAgent } =
    services;
  const options = {
    fetcher: fetcher(body.location?.country),
    browser: browser(),
    userAgent,
    proxy: body.location?.country === undefined ? undefined : proxies[body.location.country],
    threads,
    files,
    model,
    teamId: identity.teamId,
    signal: AbortSignal.any([signal(), closing]),
    // Counts from the arrival of the request, including the time it waited.
    timeout: Math.max(1, Math.min(body.timeout ?? timeoutMs, timeoutMs) - (Date.now() - arrivedAt)),
    headers: { 'accept-language': acceptLanguage(body.location) },
    ...(guard && { allowUrl: (url: URL) => guard.allows(url.href) }),
    onContent: pages?.createCollector(identity, body),
    keeper: services.pageCache?.for(identity, body),
    // Nothing of a team with zero data retention is stored, not even pictures for a day.
    pictures: identity.zeroDataRetention ? undefined : pictures,
  };
  return scrapePage(normalizeScrape(body), options).catch((error: unknown) => {
    throw toRejection(error, { body, timeoutMs });
  });
}
