import { FetchError } from '@web-data/net';
import type { ScrapeOptions, SearchNewsResult, SearchWebResult } from '@web-data/types';
import { Rejection } from '@web-data/validator';
import { describeRejection } from '../pages/describe-rejection.ts';
import { Gate } from '../threats/gate.ts';
import type { PageResult } from '../pages/page-reader.ts';

/** Results of one search that are scraped at once. */
const WIDTH = 10;
const LATE = 'The content was not there in time.';

type Result = SearchWebResult | SearchNewsResult;

export interface ContentsOptions {
  options: ScrapeOptions;
  /** Deadline by the clock of {@link Date.now}. Results that are not scraped by then have no content. */
  until: number;
  signal: AbortSignal;
  /** Scrapes one URL within `timeoutMs`. */
  scrape(url: string, timeoutMs: number, signal: AbortSignal): Promise<PageResult>;
}

/** Number of results with content, and the credits of the model calls. */
export interface Contents {
  pages: number;
  modelCredits: number;
}

/**
 * Scrapes each result, several at once, and adds its content. A result without content gets a warning with the reason.
 */
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

/** @throws when the failure does not concern the page: the caller has disconnected, or the server has failed */
async function withContent(
  result: Result,
  { options, until, scrape, signal }: ContentsOptions,
  late: AbortSignal,
): Promise<PageResult | undefined> {
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

/** @throws errors that do not concern the page */
function reasonOf(error: unknown, isLate: boolean): string {
  if (isLate) return LATE;
  if (error instanceof Rejection)
    return `The page has no such content: ${sentence(describeRejection(error))}`;
  if (!(error instanceof FetchError) || error.code === 'Aborted') throw error;
  if (error.code === 'Timeout') return LATE;
  return `The page could not be read: ${sentence(error.message)}`;
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
