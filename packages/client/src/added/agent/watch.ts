import type { AgentJob } from '@web-data/types';
import { getAgentTraceStream } from '../../generated/operations.ts';
import type { AgentTraceStream } from '../../generated/types.ts';
import type { Service } from '../../runtime/service.ts';
import type { StreamOptions } from '../../runtime/streams/index.ts';
import { watchJob } from '../jobs/watch-job.ts';

/** An event of the stream of an agent run, told apart by `event`. */
export type AgentStreamEvent = AgentTraceStream extends AsyncIterable<infer Event> ? Event : never;

/**
 * Watches an agent run: yields each event of its trace as it is written. Goes on after the last one with another request
 * when the connection breaks or a replica shuts down, with the waits of other retries.
 * @param options `lastEventId` is the `id` of the last event of an earlier watch
 * @returns the job as it ended, after the last event of its trace
 * @throws CallError from the loop: an iterator has no other way to report an early end
 */
export function watchAgent(
  service: Service,
  jobId: string,
  options?: StreamOptions,
): AsyncGenerator<AgentStreamEvent, AgentJob, void> {
  return watchJob(
    getAgentTraceStream,
    (stream) => getAgentTraceStream.result(service, jobId, stream),
    options,
  );
}
