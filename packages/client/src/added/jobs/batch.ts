import type { ScrapeData } from '@web-data/types';
import { getBatchScrape, startBatchScrape } from '../../generated/operations.ts';
import type {
  BatchStartRequest,
  GetBatchScrapeOperation,
  StartBatchScrapeOperation,
} from '../../generated/types.ts';
import type { ServiceFunction } from '../../runtime/operation.ts';
import type { Failure, Success } from '../../runtime/result.ts';
import type { Service } from '../../runtime/service.ts';
import { defineRun, followPages } from './run.ts';
import type { EndedJob, JobOptions } from './run.ts';

/** The URLs of a batch, or its full request. */
export type BatchInput = string[] | BatchStartRequest;

/** Results of a batch after waiting. */
export type BatchRunResult =
  | Success<200, EndedJob>
  | Failure<StartBatchScrapeOperation>
  | Failure<GetBatchScrapeOperation>;

const toRequest = (input: BatchInput): BatchStartRequest =>
  Array.isArray(input) ? ({ urls: input } as BatchStartRequest) : input;

/**
 * Scrapes many pages and waits until all are done. When waiting ends early, the batch goes on; the error has its `jobId`.
 * @returns the job with all its pages, `completed`, `failed` or `cancelled`: a failed batch is no failed call
 */
export const runBatch: ServiceFunction<[input: BatchInput], EndedJob, BatchRunResult, JobOptions> =
  /* @__PURE__ */ defineRun({ start: startBatchScrape, get: getBatchScrape }, toRequest);

/**
 * Scrapes many pages and yields them as they arrive, each once.
 * @throws WebDataError from the loop: an iterator has no other way to report an early end
 */
export function readBatchPages(
  service: Service,
  input: BatchInput,
  options?: JobOptions,
): AsyncGenerator<ScrapeData, EndedJob, void> {
  const request = toRequest(input);
  return followPages({ start: startBatchScrape, get: getBatchScrape }, { service, request }, options);
}
