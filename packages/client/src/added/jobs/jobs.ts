import type { ScrapeData } from '@web-data/types';
import type { Methods } from '../../generated/methods.ts';
import type { Bind, Method } from '../../runtime/operation.ts';
import type { Service } from '../../runtime/service.ts';
import { readBatchPages, runBatch } from './batch.ts';
import type { BatchInput, BatchRunResult } from './batch.ts';
import { readCrawlPages, runCrawl } from './crawl.ts';
import type { CrawlInput, CrawlRunResult } from './crawl.ts';
import type { EndedJob, JobOptions } from './run.ts';

/** A job that is called as it is to be waited for, its calls, and its pages as they come. */
export type JobMethods<Input, Outcome, Calls> = Method<[given: Input], EndedJob, Outcome, JobOptions> &
  Calls & {
    /**
     * Starts a job and gives its pages as they come, each once.
     * @throws WebDataError from the loop: an iterator has no other way to say that it ends early
     */
    pages: (input: Input, options?: JobOptions) => AsyncGenerator<ScrapeData, EndedJob, void>;
  };

/** Crawls: `web.crawl(url)` waits, the calls of the API do not. */
export type Crawl = JobMethods<CrawlInput, CrawlRunResult, Methods['crawl']>;
/** Batches of scrapes: `web.batch(urls)` waits, the calls of the API do not. */
export type Batch = JobMethods<BatchInput, BatchRunResult, Methods['batch']>;

/** Adds to the calls of crawls and batches what takes more than one of them. */
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
