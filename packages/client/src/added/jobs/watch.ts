import type { CrawlJob } from '@web-data/types';
import { getBatchScrape, getCrawl } from '../../generated/operations.ts';
import type { GetCrawlOperation } from '../../generated/types.ts';
import { defineOperation } from '../../runtime/define-operation.ts';
import { UnreadableBodyError } from '../../runtime/errors.ts';
import { accepting } from '../../runtime/styles.ts';
import type { Operation, OperationFunction } from '../../runtime/operation.ts';
import type { Success } from '../../runtime/result.ts';
import type { CallError } from '../../runtime/errors.ts';
import type { Service } from '../../runtime/service.ts';
import { eventItems, receiveItems } from '../../runtime/streams/index.ts';
import type { StreamOptions } from '../../runtime/streams/index.ts';

/** An event of a crawl or a batch, told apart by `event`. */
export type JobEvent =
  GetCrawlOperation['responses'][200]['content']['text/event-stream'] extends AsyncIterable<infer Event>
    ? Event
    : never;

type WatchFunction = OperationFunction<[jobId: string], AsyncIterable<JobEvent>, WatchResult, StreamOptions>;
type WatchResult = Success<200, AsyncIterable<JobEvent>> | { ok: false; exception: CallError };

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
  return watch(openCrawl, { service, jobId }, options);
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
  return watch(openBatch, { service, jobId }, options);
}

const openCrawl: WatchFunction = /* @__PURE__ */ defineWatch(getCrawl);
const openBatch: WatchFunction = /* @__PURE__ */ defineWatch(getBatchScrape);

/** The stream of an operation that has complete content, too, which its own function reads. */
function defineWatch({ operation }: { operation: Operation }): WatchFunction {
  // Where to begin is said by `Last-Event-ID`, not by the query.
  const { read: _, query: __, ...facts } = operation;
  return defineOperation(
    { ...facts, fields: accepting('text/event-stream') },
    receiveItems(eventItems({ data: 'json' })),
  );
}

async function* watch(
  open: WatchFunction,
  { service, jobId }: { service: Service; jobId: string },
  options: StreamOptions = {},
): AsyncGenerator<JobEvent, CrawlJob, void> {
  // The service ends a stream where it shuts down, too.
  const result = await open.result(service, jobId, { reconnect: 'always', ...options });
  if (!result.ok) throw result.exception;
  for await (const event of result.data) {
    if (event.event === 'done') return event.data;
    yield event;
  }
  const { response, attempts } = result;
  throw new UnreadableBodyError({ operation: open.operation, attempts }, response, 'ended before the job.');
}
