import type { ScrapeData } from '@web-data/types';
import type { Methods } from '../../generated/methods.ts';
import type { Bind, Method } from '../../runtime/operation.ts';
import type { Service } from '../../runtime/service.ts';
import { readBatchPages, runBatch } from './batch.ts';
import type { BatchInput, BatchRunResult } from './batch.ts';
import { readCrawlPages, runCrawl } from './crawl.ts';
import type { CrawlInput, CrawlRunResult } from './crawl.ts';
import type { EndedJob, JobOptions } from './run.ts';

/** A function that starts a job and waits for it, with its calls, and its pages as they arrive. */
export type JobMethods<Input, Outcome, Calls> = Method<[input: Input], EndedJob, Outcome, JobOptions> &
  Calls & {
    /**
     * Starts a job and yields its pages as they arrive, each once.
     * @throws WebDataError from the loop: an iterator has no other way to report an early end
     */
    pages: (input: Input, options?: JobOptions) => AsyncGenerator<ScrapeData, EndedJob, void>;
  };

/** Crawls: `web.crawl(url)` waits, the calls of the API do not. */
export type Crawl = JobMethods<CrawlInput, CrawlRunResult, Methods['crawl']>;
/** Batches of scrapes: `web.batch(urls)` waits, the calls of the API do not. */
export type Batch = JobMethods<BatchInput, BatchRunResult, Methods['batch']>;

/** Adds functions that make several calls to the calls of crawls and batches. */
export function createJobs(
  { crawl, batch }: Methods,
  service: Service,
  bind: Bind,
): { crawl: Crawl; batch: Batch } {
  return {
    crawl: Object.assign(bind(runCrawl), crawl, {
      pages: (input: CrawlInput, options?: JobOptions) => readCrawlPages(service, input, options),
    }),
    batch: Object.assign(bind(runBatch), batch, {
      pages: (input: BatchInput, options?: JobOptions) => readBatchPages(service, input, options),
    }),
  };
}
