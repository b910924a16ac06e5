import type { AgentTraceEvent } from '@web-data/types';
import type { Service } from '../../runtime/service.ts';
import type { Methods } from '../../generated/methods.ts';
import type { AgentStartRequest } from '../../generated/types.ts';
import type { Bind, Method } from '../../runtime/operation.ts';
import { cancelAgent } from './cancel.ts';
import { readAgentEvents } from './events.ts';
import type { PollOptions } from '../jobs/poll.ts';
import { runAgent } from './run.ts';
import type { AgentRunResult, RunOptions } from './run.ts';
import { waitForAgent } from './wait.ts';
import type { AgentWaitResult, EndedAgentJob } from './wait.ts';

type Calls = Methods['agent'];

/** Agent runs: the calls of the API, and functions that make several calls. */
export interface Agent extends Calls {
  /**
   * Waits until a run has ended; an unknown status counts as not ended. When waiting ends early, the run goes on.
   * @returns the job, `completed` or `failed`: a failed run is not a failed call
   */
  wait: Method<[jobId: string], EndedAgentJob, AgentWaitResult, PollOptions>;
  /** Starts a run and waits until it has ended. When waiting ends early, the run goes on; the error has its `jobId`. */
  run: Method<[request: AgentStartRequest], EndedAgentJob, AgentRunResult, RunOptions>;
  /**
   * Yields the events of a run as they arrive, each once, up to `run.finished` and the events written at the same time.
   * @throws WebDataError from the loop: an iterator has no other way to report an early end
   */
  events: (jobId: string, options?: PollOptions) => AsyncGenerator<AgentTraceEvent, void, void>;
}

/** Adds functions that make several calls to the calls of the agent. */
export function createAgent(calls: Calls, service: Service, bind: Bind): Agent {
  return {
    ...calls,
    cancel: bind(cancelAgent),
    wait: bind(waitForAgent),
    run: bind(runAgent),
    events: (jobId, options) => readAgentEvents(service, jobId, options),
  };
}
