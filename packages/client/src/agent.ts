import type { AgentJobCompleted, AgentJobFailed, AgentRequest, AgentTraceEvent } from '@web-data/types';
import { AbortError, TimeoutError } from './errors.ts';
import type { Methods } from './generated/methods.ts';
import { getAgent } from './generated/operations.ts';
import type { CallOptions } from './options.ts';
import { sleep } from './retry.ts';
import { checkInteger, longestDelay } from './settings.ts';

/** Options of what polls a run. The others hold for each of its calls. */
export interface PollOptions extends CallOptions {
  /** Milliseconds between two calls; default 2,000. */
  pollMs?: number;
  /** Milliseconds after which waiting ends with a `TimeoutError`; the run goes on. Default 3,600,000 (one hour). */
  waitMs?: number;
}

/** Options of `agent.run`. */
export interface RunOptions extends PollOptions {
  /** Called with the id of the job, so that it can be found again should waiting end early. */
  onStart?: (jobId: string) => void;
}

/** A job that has ended: with its result, or without. */
export type EndedAgentJob = AgentJobCompleted | AgentJobFailed;

type Calls = Methods['agent'];

/** Agent runs: the calls of the API, and what takes more than one of them. */
export interface Agent extends Calls {
  /**
   * Waits until a run has ended.
   * @returns the job, `completed` or `failed`: a failed run is no failed call
   */
  wait: (jobId: string, options?: PollOptions) => Promise<EndedAgentJob>;
  /** Starts a run and waits until it has ended. */
  run: (request: AgentRequest, options?: RunOptions) => Promise<EndedAgentJob>;
  /** The events of a run as they come, each once, up to `run.finished` and what was written beside it. */
  events: (jobId: string, options?: PollOptions) => AsyncGenerator<AgentTraceEvent, void, void>;
}

/** Adds to the calls of the agent what takes more than one of them. */
export function createAgent(calls: Calls): Agent {
  const wait: Agent['wait'] = async (jobId, options = {}) => {
    for (const pause = createPause(options); ; await pause()) {
      const job = await calls.get(jobId, options);
      if (job.status !== 'processing') return job;
    }
  };
  const run: Agent['run'] = async (request, options = {}) => {
    const { id } = await calls.start(request, options);
    options.onStart?.(id);
    return wait(id, options);
  };
  return { ...calls, wait, run, events: (jobId, options = {}) => readEvents(calls, jobId, options) };
}

async function* readEvents(
  calls: Calls,
  jobId: string,
  options: PollOptions,
): AsyncGenerator<AgentTraceEvent, void, void> {
  const seen = new Set<string>();
  let finished = false;
  for (const pause = createPause(options); ; await pause()) {
    // Other agents of the run may write beside its end: so the trace is read once more after `run.finished`.
    const last = finished;
    const { events } = await calls.trace(jobId, options);
    for (const event of events.filter(({ eventId }) => !seen.has(eventId))) {
      seen.add(event.eventId);
      yield event;
      finished ||= event.type === 'run.finished';
    }
    if (last) return;
  }
}

/** A pause between two calls that ends with the caller's signal and refuses to go on for longer than `waitMs`. */
function createPause({ pollMs = 2000, waitMs = 3_600_000, signal }: PollOptions): () => Promise<void> {
  checkInteger({ pollMs, waitMs }, longestDelay);
  const end = performance.now() + waitMs;
  const call = { operation: getAgent, attempts: 0 };
  return async () => {
    await sleep(Math.min(pollMs, end - performance.now()), signal);
    if (signal?.aborted) throw new AbortError(call, signal.reason);
    if (performance.now() >= end) throw new TimeoutError(call, 'waitMs', waitMs);
  };
}
