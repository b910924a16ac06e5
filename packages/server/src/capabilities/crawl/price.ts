import type { ScrapeOptions } from '@web-data/types';
import type { PageReader } from '../pages/page-reader.ts';

/** Settings that determine prices. */
export interface Prices {
  /** Credits of a page with content, without scans and model calls. */
  pageCredits: number;
  pageReader: PageReader;
}

/** Returns the maximum price of one page, which is reserved before it is fetched. */
export function computePrice({ pageCredits, pageReader }: Prices, options: ScrapeOptions): number {
  return pageCredits + pageReader.maxModelCredits(options);
}
