import type { AgentJobCompleted, AgentJobFailed, AgentRequest } from '@web-data/types';
import type { AgentTrace, AgentTraceEvent } from '@web-data/types';
import { InvalidRequestError, WebDataError } from './errors.ts';
import type { GetAgentOperation, Methods, StartAgentOperation } from './generated/methods.ts';
import { getAgent } from './generated/operations.ts';
import { failed, toMethod } from './method.ts';
import type { CallOptions } from './options.ts';
import type { Failure, Success } from './result.ts';
import { sleep } from './retry.ts';
import { checkInteger, longestDelay } from './settings.ts';
import { within } from './within.ts';

/** Options of what polls a run. The others hold for each of its calls. */
export interface PollOptions extends CallOptions {
  /** Milliseconds between two calls; default 2,000. */
  pollMs?: number | undefined;
  /** Milliseconds after which waiting ends with a `TimeoutError`; the run goes on. Default 3,600,000 (one hour). */
  waitMs?: number | undefined;
}

/** Options of `agent.run`. */
export interface RunOptions extends PollOptions {
  /** Called with the id of the job and awaited, so that it can be found again should waiting end early. */
  onStart?: ((jobId: string) => unknown) | undefined;
}

/** A job that has ended: with its result, or without. */
export type EndedAgentJob = AgentJobCompleted | AgentJobFailed;

type Calls = Methods['agent'];

/** Outcomes of waiting: a job that has ended, or what `agent.get` may fail with. */
export type AgentWaitResult = Success<200, EndedAgentJob> | Failure<GetAgentOperation>;

/** Outcomes of a run: those of waiting, or what `agent.start` may fail with. */
export type AgentRunResult = AgentWaitResult | Failure<StartAgentOperation>;

/** `agent.wait` */
export interface AgentWait {
  (jobId: string, options?: PollOptions): Promise<EndedAgentJob>;
  /** The same without throwing: a union told apart by `status` and `kind`. */
  result(jobId: string, options?: PollOptions): Promise<AgentWaitResult>;
}

/** `agent.run` */
export interface AgentRun {
  (request: AgentRequest, options?: RunOptions): Promise<EndedAgentJob>;
  /** The same without throwing: a union told apart by `status` and `kind`. */
  result(request: AgentRequest, options?: RunOptions): Promise<AgentRunResult>;
}

/** Agent runs: the calls of the API, and what takes more than one of them. */
export interface Agent extends Calls {
  /**
   * Waits until a run has ended. When waiting ends early, the run goes on.
   * @returns the job, `completed` or `failed`: a failed run is no failed call
   */
  wait: AgentWait;
  /** Starts a run and waits until it has ended. When waiting ends early, the run goes on. */
  run: AgentRun;
  /**
   * The events of a run as they come, each once, up to `run.finished` and what was written beside it.
   * @throws WebDataError from the loop: an iterator has no other way to say that it ends early
   */
  events: (jobId: string, options?: PollOptions) => AsyncGenerator<AgentTraceEvent, void, void>;
}

/** Adds to the calls of the agent what takes more than one of them. */
export function createAgent(calls: Calls): Agent {
  const wait = async (jobId: string, options: PollOptions = {}): Promise<AgentWaitResult> => {
    const jobs = poll((bounded) => calls.get.result(jobId, bounded), options);
    for (;;) {
      const { value } = await jobs.next();
      const { data } = value;
      if (data.status !== 'processing') return { ...value, data };
    }
  };
  const run = async (request: AgentRequest, options: RunOptions = {}): Promise<AgentRunResult> => {
    // Refuses what it cannot do before the run starts to cost.
    readPause(options);
    const { id } = await calls.start(request, options);
    await options.onStart?.(id);
    return wait(id, options);
  };
  const events: Agent['events'] = (jobId, options = {}) =>
    readEvents(poll((bounded) => calls.trace.result(jobId, bounded), options));
  return { ...calls, wait: toMethod(asResult(wait)), run: toMethod(asResult(run)), events };
}

async function* readEvents(
  traces: AsyncIterable<{ data: AgentTrace }>,
): AsyncGenerator<AgentTraceEvent, void, void> {
  const seen = new Set<string>();
  let finished = false;
  for await (const { data } of traces) {
    // Other agents of the run may write beside its end: so the trace is read once more after `run.finished`.
    const last = finished;
    for (const event of data.events.filter(({ eventId }) => !seen.has(eventId))) {
      seen.add(event.eventId);
      yield event;
      finished ||= event.type === 'run.finished';
    }
    if (last) return;
  }
}

/**
 * The answers to the same call, again and again, until `waitMs` is up.
 * @throws WebDataError
 */
async function* poll<Data>(
  send: (options: CallOptions) => Promise<Success<200, Data> | { ok: false; exception: WebDataError }>,
  options: PollOptions,
): AsyncGenerator<Success<200, Data>, never, void> {
  const { pollMs, waitMs } = readPause(options);
  const end = performance.now() + waitMs;
  const call = { ...waiting, limits: { waitMs }, signal: options.signal };
  for (let pauseMs = 0; ; pauseMs = pollMs) {
    const result = await within(call, 'waitMs', end - performance.now(), async (signal) => {
      await sleep(pauseMs, signal);
      return send({ ...options, signal });
    });
    if (result instanceof WebDataError) throw result;
    if (!result.ok) throw result.exception;
    yield result;
  }
}

const waiting = { operation: getAgent, attempts: 0 };

/** @throws InvalidRequestError naming the option that cannot be */
function readPause({ pollMs = 2000, waitMs = 3_600_000 }: PollOptions): { pollMs: number; waitMs: number } {
  try {
    checkInteger({ pollMs, waitMs }, longestDelay);
    return { pollMs, waitMs };
  } catch (error) {
    throw new InvalidRequestError(waiting, error);
  }
}

/** Makes a function that gives its failures as values of one that throws them. */
function asResult<Args extends unknown[], Outcome extends AgentRunResult>(
  call: (...args: Args) => Promise<Outcome>,
): (...args: Args) => Promise<Outcome> {
  // The body of a failure is that of its status, by the description.
  return (...args) => call(...args).catch((error: unknown) => failed(waiting, error) as Outcome);
}
