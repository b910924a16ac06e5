import type { ScrapeOptions } from '@web-data/types';
import { asksModel } from '../scrape/model-forms.ts';
import type { PageModel } from '../scrape/page-model.ts';
import { toScrape } from './job.ts';

/** What pages cost. */
export interface Prices {
  /** Credits of a page with content, scans and answers of a model not counted. */
  pageCredits: number;
  model: PageModel | undefined;
}

/** What one page may cost at most, which is set aside before it is fetched. */
export function computePrice({ pageCredits, model }: Prices, options: ScrapeOptions): number {
  const asks = model !== undefined && asksModel(toScrape(options, ''));
  return pageCredits + (asks ? model.maxAttempts * model.stepCredits : 0);
}
