import type { CrawlJob } from '@web-data/types';
import { getBatchScrapeStream, getCrawlStream } from '../../generated/operations.ts';
import type { CrawlGetStream } from '../../generated/types.ts';
import type { Service } from '../../runtime/service.ts';
import type { StreamOptions } from '../../runtime/streams/index.ts';
import { watchJob } from './watch-job.ts';

/** An event of a crawl or a batch, told apart by `event`. */
export type JobEvent = CrawlGetStream extends AsyncIterable<infer Event> ? Event : never;

/**
 * Watches a crawl: yields its state, each of its pages in the order in which they were done, and its state when its counts
 * change. Goes on after the last page with another request when the connection breaks or a replica shuts down, with the waits
 * of other retries.
 * @param options `lastEventId` is the `id` of the last page of an earlier watch
 * @returns the job as it ended, after its last page
 * @throws CallError from the loop: an iterator has no other way to report an early end
 */
export function watchCrawl(
  service: Service,
  jobId: string,
  options?: StreamOptions,
): AsyncGenerator<JobEvent, CrawlJob, void> {
  // Where to begin is said by `Last-Event-ID`, not by the query.
  return watchJob(
    getCrawlStream,
    (stream) => getCrawlStream.result(service, jobId, undefined, stream),
    options,
  );
}

/**
 * Watches a batch, as `watchCrawl` a crawl.
 * @returns the job as it ended, after its last page
 * @throws CallError from the loop
 */
export function watchBatch(
  service: Service,
  jobId: string,
  options?: StreamOptions,
): AsyncGenerator<JobEvent, CrawlJob, void> {
  return watchJob(
    getBatchScrapeStream,
    (stream) => getBatchScrapeStream.result(service, jobId, undefined, stream),
    options,
  );
}
