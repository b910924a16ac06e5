import type { ScrapeOptions } from '@web-data/types';
import { asksModel } from '../scrape/model-forms.ts';
import type { PageModel } from '../scrape/page-model.ts';
import { toScrape } from './job.ts';

/** Settings that determine prices. */
export interface Prices {
  /** Credits of a page with content, without scans and model calls. */
  pageCredits: number;
  model: PageModel | undefined;
}

/** Returns the maximum price of one page, which is reserved before it is fetched. */
export function computePrice({ pageCredits, model }: Prices, options: ScrapeOptions): number {
  const asks = model !== undefined && asksModel(toScrape(options, ''));
  return pageCredits + (asks ? model.maxAttempts * model.stepCredits : 0);
}
