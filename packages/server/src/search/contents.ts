import { SiteMapError } from '@web-data/site-map';
import type { ScrapeOptions, SearchNewsResult, SearchWebResult } from '@web-data/types';
import { Rejection } from '@web-data/validator';
import { Gate } from '../threats/gate.ts';
import type { Scraped } from '../scrape/scrape.ts';

/** Results scraped at once for one search. */
const WIDTH = 10;
const LATE = 'The content was not there in time.';

type Result = SearchWebResult | SearchNewsResult;

export interface ContentsOptions {
  options: ScrapeOptions;
  /** By the clock of {@link Date.now}: what is not there by then comes without content. */
  until: number;
  signal: AbortSignal;
  /** Milliseconds a page may take is part of `options`. */
  scrape(url: string, timeoutMs: number, signal: AbortSignal): Promise<Scraped>;
}

/** Results with their content, and what the model took for it. */
export interface Contents {
  pages: number;
  modelCredits: number;
}

/** Scrapes each result, several at once, and puts its content beside it. What has none says why. */
export async function addContents(results: readonly Result[], options: ContentsOptions): Promise<Contents> {
  const gate = new Gate(WIDTH);
  const left = Math.max(1, options.until - Date.now());
  const late = AbortSignal.timeout(left);
  const until: ContentsOptions = { ...options, signal: AbortSignal.any([options.signal, late]) };
  const done = await Promise.all(results.map((result) => gate.run(() => withContent(result, until, late))));
  return {
    pages: done.filter((scraped) => scraped !== undefined).length,
    modelCredits: done.reduce((sum, scraped) => sum + (scraped?.credits ?? 0), 0),
  };
}

/** @throws when it is not the page that failed: the caller has gone, or the machine is at fault */
async function withContent(
  result: Result,
  { options, until, scrape, signal }: ContentsOptions,
  late: AbortSignal,
): Promise<Scraped | undefined> {
  const left = until - Date.now();
  if (left <= 0) {
    result.warning = LATE;
    return undefined;
  }
  const timeoutMs = Math.max(1, Math.min(options.timeout ?? left, left));
  try {
    const scraped = await scrape(result.url, timeoutMs, signal);
    Object.assign(result, scraped.data);
    return scraped;
  } catch (error) {
    result.warning = reasonOf(error, late.aborted);
    return undefined;
  }
}

/** @throws what is no fault of the page */
function reasonOf(error: unknown, isLate: boolean): string {
  if (isLate) return LATE;
  if (error instanceof Rejection) return `The page has no such content: ${sentence(error.message)}`;
  if (!(error instanceof SiteMapError) || error.code === 'Aborted') throw error;
  if (error.code === 'Timeout') return LATE;
  return `The page could not be read: ${sentence(error.message)}`;
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
