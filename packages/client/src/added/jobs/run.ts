import type { CrawlJob, ScrapeData } from '@web-data/types';
import { toFailure } from '../../runtime/method.ts';
import type { OperationFunction, ServiceFunction } from '../../runtime/operation.ts';
import type { Service } from '../../runtime/service.ts';
import { readPages } from './pages.ts';
import type { PagesOptions, ReadJob } from './pages.ts';
import { defineCalls, readPause, waiting } from './poll.ts';

/** Options for starting a job and following it. */
export interface JobOptions extends PagesOptions {
  /** Called with the id of the job and awaited, so that the job can be found if waiting ends early. */
  onStart?: ((jobId: string) => unknown) | undefined;
}

/** A job that has ended, with all its pages. */
export type EndedJob = Omit<CrawlJob, 'next'>;

/** The operations that start and read jobs of one kind. */
export interface JobCalls<Request, Started extends { id: string }, StartOutcome, GetOutcome> {
  start: OperationFunction<[request: Request], Started, StartOutcome>;
  get: ReadJob<GetOutcome>;
}

/** Defines the function that starts a job, waits until it has ended and returns all its pages. */
export function defineRun<Input, Request, Started extends { id: string }, StartOutcome, GetOutcome, Outcome>(
  calls: JobCalls<Request, Started, StartOutcome, GetOutcome>,
  toRequest: (input: Input) => Request,
): ServiceFunction<[input: Input], EndedJob, Outcome, JobOptions> {
  const { operation } = calls.get;
  return defineCalls(operation, async (service, input, options = {}) => {
    const id = await begin(calls, { service, request: toRequest(input) }, options);
    try {
      const data: ScrapeData[] = [];
      const pages = readPages(calls.get, { service, jobId: id }, options);
      for (let page = await pages.next(); ; page = await pages.next()) {
        if (page.done) return { ...page.value, data: ended(page.value.data, data) } as Outcome;
        data.push(page.value);
      }
    } catch (error) {
      return failedWith(error, { jobId: id, call: waiting(operation) }) as Outcome;
    }
  });
}

/** Starts a job, or resumes reading one, and yields its pages as they arrive. */
export async function* followPages<Request, Started extends { id: string }, StartOutcome, GetOutcome>(
  calls: JobCalls<Request, Started, StartOutcome, GetOutcome>,
  { service, request }: { service: Service; request: Request },
  options: JobOptions = {},
): AsyncGenerator<ScrapeData, EndedJob, void> {
  const jobId = await begin(calls, { service, request }, options);
  const { data } = yield* readPages(calls.get, { service, jobId }, options);
  return ended(data, []);
}

async function begin<Request, Started extends { id: string }, StartOutcome, GetOutcome>(
  { start, get }: JobCalls<Request, Started, StartOutcome, GetOutcome>,
  { service, request }: { service: Service; request: Request },
  options: JobOptions,
): Promise<string> {
  // Rejects invalid options before the job costs credits.
  readPause(get.operation, options);
  const { id } = await start(service, request, options);
  await options.onStart?.(id);
  return id;
}

function ended(job: CrawlJob, data: ScrapeData[]): EndedJob {
  const combined = { ...job, data };
  delete combined.next;
  return combined;
}

function failedWith(
  error: unknown,
  { jobId, call }: { jobId: string; call: Parameters<typeof toFailure>[0] },
): ReturnType<typeof toFailure> {
  const result = toFailure(call, error);
  Object.defineProperty(result.exception, 'jobId', { value: jobId, enumerable: true });
  return result;
}
