import type { AgentJobCompleted, AgentJobFailed, AgentRequest, AgentTraceEvent } from '@web-data/types';
import { AbortError, InvalidRequestError, TimeoutError } from './errors.ts';
import type { Methods } from './generated/methods.ts';
import { getAgent } from './generated/operations.ts';
import type { CallOptions } from './options.ts';
import { sleep } from './retry.ts';
import { checkInteger, longestDelay } from './settings.ts';
import type { Limits } from './settings.ts';

/** Options of what polls a run. The others hold for each of its calls. */
export interface PollOptions extends CallOptions {
  /** Milliseconds between two calls; default 2,000. */
  pollMs?: number | undefined;
  /** Milliseconds after which waiting ends with a `TimeoutError`; the run goes on. Default 3,600,000 (one hour). */
  waitMs?: number | undefined;
}

/** Options of `agent.run`. */
export interface RunOptions extends PollOptions {
  /** Called with the id of the job, so that it can be found again should waiting end early. */
  onStart?: ((jobId: string) => void) | undefined;
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
export function createAgent(calls: Calls, limits: Limits): Agent {
  const wait: Agent['wait'] = async (jobId, options = {}) => {
    const patience = createPatience(options, limits);
    for (;;) {
      const job = await patience.ask((bounded) => calls.get(jobId, bounded));
      if (job.status !== 'processing') return job;
      await patience.pause();
    }
  };
  const run: Agent['run'] = async (request, options = {}) => {
    // Refuses what it cannot do before the run starts to cost.
    createPatience(options, limits);
    const { id } = await calls.start(request, options);
    options.onStart?.(id);
    return wait(id, options);
  };
  const events: Agent['events'] = (jobId, options = {}) =>
    readEvents(calls, jobId, createPatience(options, limits));
  return { ...calls, wait, run, events };
}

async function* readEvents(
  calls: Calls,
  jobId: string,
  patience: Patience,
): AsyncGenerator<AgentTraceEvent, void, void> {
  const seen = new Set<string>();
  let finished = false;
  for (;;) {
    // Other agents of the run may write beside its end: so the trace is read once more after `run.finished`.
    const last = finished;
    const { events } = await patience.ask((bounded) => calls.trace(jobId, bounded));
    for (const event of events.filter(({ eventId }) => !seen.has(eventId))) {
      seen.add(event.eventId);
      yield event;
      finished ||= event.type === 'run.finished';
    }
    if (last) return;
    await patience.pause();
  }
}

/** How long a caller is ready to wait, over many calls. */
interface Patience {
  /** One call, which takes no longer than what is left. */
  ask: <T>(send: (options: CallOptions) => Promise<T>) => Promise<T>;
  /** The time between two calls; ends with the caller's signal. */
  pause: () => Promise<void>;
}

const waiting = { operation: getAgent, attempts: 0 };

/** @throws InvalidRequestError naming the option that cannot be */
function createPatience(options: PollOptions, limits: Limits): Patience {
  const { pollMs = 2000, waitMs = 3_600_000, deadlineMs = limits.deadlineMs, signal } = options;
  try {
    checkInteger({ pollMs, waitMs }, longestDelay);
  } catch (error) {
    throw new InvalidRequestError(waiting, error);
  }
  const end = performance.now() + waitMs;
  const late = () => new TimeoutError(waiting, 'waitMs', waitMs);
  const ask: Patience['ask'] = async (send) => {
    const left = Math.max(1, Math.ceil(end - performance.now()));
    if (deadlineMs <= left) return send(options);
    return send({ ...options, deadlineMs: left }).catch((error: TimeoutError) => {
      throw error.limit === 'deadlineMs' ? late() : error;
    });
  };
  const pause = async () => {
    await sleep(Math.min(pollMs, end - performance.now()), signal);
    if (signal?.aborted) throw new AbortError(waiting, signal.reason);
    if (performance.now() >= end) throw late();
  };
  return { ask, pause };
}
