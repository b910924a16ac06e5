import type { ScrapeOptions } from '@web-data/types';
import { asksModel } from '../scrape/model-forms.ts';
import type { PageModel } from '../scrape/page-model.ts';
import { scrapeOf } from './job.ts';

/** What pages cost. */
export interface Prices {
  /** Credits of a page with content, scans and answers of a model not counted. */
  pageCredits: number;
  model: PageModel | undefined;
}

/** What one page may cost at most, which is set aside before it is fetched. */
export function priceOf({ pageCredits, model }: Prices, options: ScrapeOptions): number {
  const asks = model !== undefined && asksModel(scrapeOf(options, ''));
  return pageCredits + (asks ? model.mostAnswers * model.stepCredits : 0);
}
