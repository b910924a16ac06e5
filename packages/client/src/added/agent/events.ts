import type { AgentTrace, AgentTraceEvent } from '@web-data/types';
import type { Service } from '../../runtime/service.ts';
import { UnreadableBodyError } from '../../runtime/errors.ts';
import { getAgent, getAgentTrace } from '../../generated/operations.ts';
import type { CallOptions } from '../../runtime/options.ts';
import type { Success } from '../../runtime/result.ts';
import { poll } from '../jobs/poll.ts';
import type { PollOptions } from '../jobs/poll.ts';

/**
 * Yields the events of a run as they arrive, each once, up to `run.finished` and the events written at the same time.
 * @throws WebDataError from the loop: an iterator has no other way to report an early end
 */
export async function* readAgentEvents(
  service: Service,
  jobId: string,
  options: PollOptions = {},
): AsyncGenerator<AgentTraceEvent, void, void> {
  const seen = new Set<string>();
  const send = (bounded: CallOptions) => getAgentTrace.result(service, jobId, bounded);
  let finished = false;
  for await (const trace of poll(getAgent.operation, send, options)) {
    // Other agents of the run may write while it ends, so the trace is read once more after `run.finished`.
    const last = finished;
    for (const event of eventsOf(trace).filter(({ eventId }) => !seen.has(eventId))) {
      seen.add(event.eventId);
      yield event;
      finished ||= event.type === 'run.finished';
    }
    if (last) return;
  }
}

/** @throws UnreadableBodyError for a response that is not a trace */
function eventsOf({ data, response, attempts }: Success<200, AgentTrace>): AgentTraceEvent[] {
  if (Array.isArray(data.events)) return data.events;
  throw new UnreadableBodyError(
    { operation: getAgentTrace.operation, attempts },
    response,
    'has no list `events`.',
  );
}
