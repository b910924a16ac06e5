import type { CrawlJob } from '@web-data/types';
import { getBatchScrapeStream, getCrawlStream } from '../../generated/operations.ts';
import type { CrawlGetStream } from '../../generated/types.ts';
import { UnreadableBodyError } from '../../runtime/errors.ts';
import type { Service } from '../../runtime/service.ts';
import type { StreamOptions } from '../../runtime/streams/index.ts';

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
  return watch(getCrawlStream, { service, jobId }, options);
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
  return watch(getBatchScrapeStream, { service, jobId }, options);
}

async function* watch(
  open: typeof getCrawlStream | typeof getBatchScrapeStream,
  { service, jobId }: { service: Service; jobId: string },
  options: StreamOptions = {},
): AsyncGenerator<JobEvent, CrawlJob, void> {
  // The service ends a stream where it shuts down, too. Where to begin is said by `Last-Event-ID`, not by the query.
  const result = await open.result(service, jobId, undefined, { reconnect: 'always', ...options });
  if (!result.ok) throw result.exception;
  for await (const event of result.data) {
    if (event.event === 'done') return event.data;
    yield event;
  }
  const { response, attempts } = result;
  throw new UnreadableBodyError({ operation: open.operation, attempts }, response, 'ended before the job.');
}
