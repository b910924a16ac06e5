import { acceptLanguage } from '@web-data/site-map/fetch';
import type { Fetcher } from '@web-data/site-map/fetch';
import type { ScrapeData, ScrapeRequest, ScrapeResponse } from '@web-data/types';
import type { OperationHandler } from '../operations/operation.ts';
import type { PaidCall, PaidServices } from '../operations/paid-call.ts';
import { paidOperation } from '../operations/paid-operation.ts';
import { rejectionOf } from '../outbound/site-rejection.ts';
import type { UrlGuard } from '../threats/url-guard.ts';
import { scrapePage } from './scrape.ts';
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
  /** The guarded way out, by country. */
  fetcher(country?: string): Fetcher;
}

/** The handler of `POST /scrape`. */
export function scrapeOperation(services: ScrapeServices): OperationHandler<'scrapeUrl'> {
  const { scrapeCredits: credits } = services;
  return paidOperation<ScrapeRequest, ScrapeResponse>(services, {
    id: 'scrapeUrl',
    price: () => credits,
    async run(call, { guard }) {
      return { answer: { success: true, data: await scrape(services, call, guard) }, credits };
    },
  });
}

async function scrape(
  { closing, fetcher, threads, timeoutMs }: ScrapeServices,
  { body, identity, signal, arrivedAt }: PaidCall<ScrapeRequest>,
  guard: UrlGuard | undefined,
): Promise<ScrapeData> {
  const options = {
    fetcher: fetcher(body.location?.country),
    threads,
    teamId: identity.teamId,
    signal: AbortSignal.any([signal(), closing]),
    // From the arrival of the request on, whatever it had to wait for since.
    timeout: Math.max(1, Math.min(body.timeout ?? timeoutMs, timeoutMs) - (Date.now() - arrivedAt)),
    headers: { 'accept-language': acceptLanguage(body.location) },
    ...(guard && { allowUrl: (url: URL) => guard.allows(url.href) }),
  };
  return scrapePage(body, options).catch((error: unknown) => {
    throw rejectionOf(error, { body, timeoutMs });
  });
}
