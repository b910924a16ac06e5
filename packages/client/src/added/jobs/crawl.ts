import type { ScrapeData } from '@web-data/types';
import { getCrawl, startCrawl } from '../../generated/operations.ts';
import type { CrawlStartRequest, GetCrawlOperation, StartCrawlOperation } from '../../generated/types.ts';
import type { ServiceFunction } from '../../runtime/operation.ts';
import type { Failure, Success } from '../../runtime/result.ts';
import type { Service } from '../../runtime/service.ts';
import { defineRun, followPages } from './run.ts';
import type { EndedJob, JobOptions } from './run.ts';

/** The start URL of a crawl, or its full request. */
export type CrawlInput = string | CrawlStartRequest;

/** Results of a crawl after waiting. */
export type CrawlRunResult =
  | Success<200, EndedJob>
  | Failure<StartCrawlOperation>
  | Failure<GetCrawlOperation>;

const toRequest = (input: CrawlInput): CrawlStartRequest =>
  typeof input === 'string' ? ({ url: input } as CrawlStartRequest) : input;

/**
 * Crawls a website and waits until the crawl has ended. When waiting ends early, the crawl goes on; the error has its
 * `jobId`.
 * @returns the job with all its pages, `completed`, `failed` or `cancelled`: a failed crawl is no failed call
 */
export const runCrawl: ServiceFunction<[input: CrawlInput], EndedJob, CrawlRunResult, JobOptions> =
  /* @__PURE__ */ defineRun({ start: startCrawl, get: getCrawl }, toRequest);

/**
 * Crawls a website and yields its pages as they arrive, each once.
 * @throws WebDataError from the loop: an iterator has no other way to report an early end
 */
export function readCrawlPages(
  service: Service,
  input: CrawlInput,
  options?: JobOptions,
): AsyncGenerator<ScrapeData, EndedJob, void> {
  return followPages({ start: startCrawl, get: getCrawl }, { service, request: toRequest(input) }, options);
}
