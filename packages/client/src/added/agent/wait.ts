import type { AgentJobCompleted, AgentJobFailed } from '@web-data/types';
import { getAgent } from '../../generated/operations.ts';
import type { AgentGetResponse, GetAgentOperation } from '../../generated/types.ts';
import type { ServiceFunction } from '../../runtime/operation.ts';
import type { CallOptions } from '../../runtime/options.ts';
import type { Failure, Success } from '../../runtime/result.ts';
import { defineCalls, poll } from '../jobs/poll.ts';
import type { PollOptions } from '../jobs/poll.ts';

/** A job that has ended: with a result, or without. */
export type EndedAgentJob = AgentJobCompleted | AgentJobFailed;

/** Results of waiting: a job that has ended, or a failure of `agent.get`. */
export type AgentWaitResult = Success<200, EndedAgentJob> | Failure<GetAgentOperation>;

/**
 * Waits until a run has ended; an unknown status counts as not ended. When waiting ends early, the run goes on.
 * @returns the job, `completed` or `failed`: a failed run is not a failed call
 */
export const waitForAgent: ServiceFunction<[jobId: string], EndedAgentJob, AgentWaitResult, PollOptions> =
  /* @__PURE__ */ defineCalls(getAgent.operation, async (service, jobId, options = {}) => {
    const send = (bounded: CallOptions) => getAgent.result(service, jobId, bounded);
    const jobs = poll(getAgent.operation, send, options);
    for (;;) {
      const { value } = await jobs.next();
      const { data } = value;
      if (hasEnded(data)) return { ...value, data };
    }
  });

function hasEnded(job: AgentGetResponse): job is EndedAgentJob {
  return job.status === 'completed' || job.status === 'failed';
}
