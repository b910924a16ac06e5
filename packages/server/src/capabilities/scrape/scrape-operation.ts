import type { ScrapeRequest, ScrapeResponse } from '@web-data/types';
import type { OperationHandler } from '../operations/operation.ts';
import type { PaidServices } from '../operations/paid-call.ts';
import { paidOperation } from '../operations/paid-operation.ts';
import type { ScrapedPages } from '../pages/scraped-pages.ts';
import { toRejection } from '../outbound/site-rejection.ts';
import { normalizeScrape } from '../pages/normalize-scrape.ts';
import { countDown } from '../pages/page-reader.ts';
import type { PageReader } from '../pages/page-reader.ts';

/** Services and settings of the operation. */
export interface ScrapeServices extends PaidServices {
  pageReader: PageReader;
  /** Credits of a successful scrape, without scans. */
  scrapeCredits: number;
  /** Remembers each page for sessions on it. */
  scrapedPages: ScrapedPages;
  /** Whether a session could open the page. */
  hasBrowser(): boolean;
  /** Maximum milliseconds of a scrape. */
  timeoutMs: number;
  /** Aborts when the server shuts down. */
  closing: AbortSignal;
}

/** Handles `POST /scrape`. */
export function scrapeOperation(services: ScrapeServices): OperationHandler<'scrapeUrl'> {
  const { closing, pageReader, scrapeCredits: price, timeoutMs } = services;
  return paidOperation<ScrapeRequest, ScrapeResponse>(services, {
    id: 'scrapeUrl',
    // Holds credits for the maximum number of model calls; charges for the actual number.
    price: (body) => price + pageReader.maxModelCredits(body),
    async run({ body, identity, signal, arrivedAt }, { guard }) {
      const context = {
        identity,
        signal: AbortSignal.any([signal(), closing]),
        // Counts from the arrival of the request, including the time it waited.
        timeLeft: countDown(arrivedAt + Math.min(body.timeout ?? timeoutMs, timeoutMs)),
        price,
        ...(guard && { allowUrl: (url: URL) => guard.allows(url.href) }),
      };
      const { data, credits } = await pageReader
        .read(normalizeScrape(body), context)
        .catch((error: unknown) => {
          throw toRejection(error, { body, timeoutMs });
        });
      const { scrapeId } = data.metadata;
      if (scrapeId !== undefined && services.hasBrowser())
        services.scrapedPages.remember(scrapeId, identity, body);
      return { result: { success: true, data }, credits: price + credits };
    },
  });
}
