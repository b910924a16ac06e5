import type { CrawlJob, ScrapeData } from '@web-data/types';
import { UnreadableBodyError } from '../../runtime/errors.ts';
import type { OperationFunction } from '../../runtime/operation.ts';
import type { CallOptions } from '../../runtime/options.ts';
import type { Success } from '../../runtime/result.ts';
import type { Service } from '../../runtime/service.ts';
import type { CallError } from '../../runtime/errors.ts';
import { poll } from './poll.ts';
import type { PollOptions } from './poll.ts';

/** The state of a job, without its pages. */
export type JobProgress = Omit<CrawlJob, 'data' | 'next'>;

/** Options for reading the pages of a job. */
export interface PagesOptions extends PollOptions {
  /** Called with the state of the job after each read. */
  onProgress?: ((progress: JobProgress) => unknown) | undefined;
}

/** Reads the state of a job with its pages. */
export type ReadJob<Outcome> = OperationFunction<
  [jobId: string, query?: { skip?: number; limit?: number }],
  CrawlJob,
  Outcome
>;

type PageResult = Success<200, CrawlJob> | { ok: false; exception: CallError };

/**
 * Yields the pages of a job as they arrive, each once.
 * @returns the response with the final state of the job
 * @throws WebDataError
 */
export async function* readPages<Outcome>(
  get: ReadJob<Outcome>,
  { service, jobId }: { service: Service; jobId: string },
  options: PagesOptions = {},
): AsyncGenerator<ScrapeData, Success<200, CrawlJob>, void> {
  let skip = 0;
  // Two operations with the same response but separate types: only the common members are read.
  const send = (bounded: CallOptions) =>
    get.result(service, jobId, { skip }, bounded) as unknown as Promise<PageResult>;
  for await (const first of poll(get.operation, send, options)) {
    let result = first;
    for (;;) {
      const { data, next, ...progress } = bodyOf(get, result);
      yield* data;
      skip += data.length;
      if (next === undefined || data.length === 0) {
        await options.onProgress?.(progress);
        if (progress.status !== 'scraping' && hasEnded(progress.status)) return result;
        break;
      }
      const more = await send(options);
      if (!more.ok) throw more.exception;
      result = more;
    }
  }
  throw new Error('Polling ends by itself only.'); // The type of an endless generator cannot express this.
}

/** An unknown state counts as not ended. */
function hasEnded(status: string): boolean {
  return ['completed', 'failed', 'cancelled'].includes(status);
}

/** @throws UnreadableBodyError for a response that is not a job */
function bodyOf<Outcome>(
  { operation }: ReadJob<Outcome>,
  { data, response, attempts }: Success<200, CrawlJob>,
): CrawlJob {
  if (Array.isArray(data.data)) return data;
  throw new UnreadableBodyError({ operation, attempts }, response, 'has no list `data`.');
}
