import { getAgent, startAgent } from '../../generated/operations.ts';
import type { AgentStartRequest, StartAgentOperation } from '../../generated/types.ts';
import { toFailure } from '../../runtime/method.ts';
import type { ServiceFunction } from '../../runtime/operation.ts';
import type { Failure } from '../../runtime/result.ts';
import { defineCalls, readPause, waiting } from '../jobs/poll.ts';
import type { PollOptions } from '../jobs/poll.ts';
import { waitForAgent } from './wait.ts';
import type { AgentWaitResult, EndedAgentJob } from './wait.ts';

/** Options of `agent.run`. */
export interface RunOptions extends PollOptions {
  /** Called with the id of the job and awaited, so that the job can be found if waiting ends early. */
  onStart?: ((jobId: string) => unknown) | undefined;
}

/** Results of a run: those of waiting, or the failures of `agent.start`. */
export type AgentRunResult = AgentWaitResult | Failure<StartAgentOperation>;

/** Starts a run and waits until it has ended. When waiting ends early, the run goes on; the error has its `jobId`. */
export const runAgent: ServiceFunction<
  [request: AgentStartRequest],
  EndedAgentJob,
  AgentRunResult,
  RunOptions
> = /* @__PURE__ */ defineCalls(getAgent.operation, async (service, request, options = {}) => {
  // Rejects invalid options before the run costs credits.
  readPause(getAgent.operation, options);
  const { id } = await startAgent(service, request, options);
  const reported = await report(options, id);
  const result = reported ?? (await waitForAgent.result(service, id, options));
  if (!result.ok) Object.defineProperty(result.exception, 'jobId', { value: id, enumerable: true });
  return result;
});

/** Calls `onStart`; returns what it throws as a failure. */
async function report(
  { onStart }: RunOptions,
  jobId: string,
): Promise<Failure<StartAgentOperation> | undefined> {
  try {
    await onStart?.(jobId);
    return undefined;
  } catch (error) {
    return toFailure(waiting(getAgent.operation), error) as Failure<StartAgentOperation>;
  }
}
