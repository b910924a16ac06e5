import type { BrowserPool } from '@web-data/browser';
import { acceptLanguage } from '@web-data/site-map/fetch';
import type { Fetcher } from '@web-data/site-map/fetch';
import type { ScrapeRequest, ScrapeResponse } from '@web-data/types';
import type { Identity } from '../accounts/identity.ts';
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

/** What Scrape needs of the server. */
export interface ScrapeServices extends PaidServices {
  /** Credits of a scrape that succeeds, scans not counted. */
  scrapeCredits: number;
  /** Milliseconds a scrape may take at most. */
  timeoutMs: number;
  /** Aborts when the server must end. */
  closing: AbortSignal;
  threads: ContentThreads;
  files: SiteFiles;
  /** Extracts what a prompt asks for; undefined where the service has no model. */
  model: PageModel | undefined;
  /** Shows pages that need it; undefined where there is none. */
  browser(): BrowserPool | undefined;
  userAgent: string | undefined;
  /** Proxies by country. */
  proxies: Readonly<Record<string, string>>;
  /** The guarded way out, by country. */
  fetcher(country?: string): Fetcher;
  /** Keeps pages for later scrapes; undefined where the service keeps none. */
  pageCache: PageCache | undefined;
  pictures: Pictures;
  /** Takes up pages that searches may find; see `search/index`. */
  pages: PageTaker | undefined;
}

/** Who wants to know what was read for a request, if anybody may. */
export interface PageTaker {
  createCollector(identity: Identity, request: ScrapeRequest): ScrapeOptions['onContent'];
}

/** The handler of `POST /scrape`. */
export function scrapeOperation(services: ScrapeServices): OperationHandler<'scrapeUrl'> {
  const { scrapeCredits, model } = services;
  return paidOperation<ScrapeRequest, ScrapeResponse>(services, {
    id: 'scrapeUrl',
    // Held for as many answers of the model as there may be; charged for those there were.
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
    // From the arrival of the request on, whatever it had to wait for since.
    timeout: Math.max(1, Math.min(body.timeout ?? timeoutMs, timeoutMs) - (Date.now() - arrivedAt)),
    headers: { 'accept-language': acceptLanguage(body.location) },
    ...(guard && { allowUrl: (url: URL) => guard.allows(url.href) }),
    onContent: pages?.createCollector(identity, body),
    keeper: services.pageCache?.for(identity, body),
    // Of a team without retention nothing is kept, for no day.
    pictures: identity.zeroDataRetention ? undefined : pictures,
  };
  return scrapePage(normalizeScrape(body), options).catch((error: unknown) => {
    throw toRejection(error, { body, timeoutMs });
  });
}
