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

/** Agent runs: the calls of the API, and what takes more than one of them. */
export interface Agent extends Calls {
  /**
   * Waits until a run has ended; a status that is not known is waited on. When waiting ends early, the run goes on.
   * @returns the job, `completed` or `failed`: a failed run is no failed call
   */
  wait: Method<[jobId: string], EndedAgentJob, AgentWaitResult, PollOptions>;
  /** Starts a run and waits until it has ended. When waiting ends early, the run goes on; the error has its `jobId`. */
  run: Method<[request: AgentStartRequest], EndedAgentJob, AgentRunResult, RunOptions>;
  /**
   * The events of a run as they come, each once, up to `run.finished` and what was written beside it.
   * @throws WebDataError from the loop: an iterator has no other way to say that it ends early
   */
  events: (jobId: string, options?: PollOptions) => AsyncGenerator<AgentTraceEvent, void, void>;
}

/** Adds to the calls of the agent what takes more than one of them. */
export function createAgent(calls: Calls, service: Service, bind: Bind): Agent {
  return {
    ...calls,
    cancel: bind(cancelAgent),
    wait: bind(waitForAgent),
    run: bind(runAgent),
    events: (jobId, options) => readAgentEvents(service, jobId, options),
  };
}
