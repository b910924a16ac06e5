import type { AgentJob, AgentTrace } from '@web-data/types';
import type { Store } from '../../../platform/store/store.ts';
import type { AgentJobRow } from '../../../platform/store/tables/agent.ts';
import type { Watch } from '../../live/live-jobs.ts';
import { watchEvents } from '../../live/watch-events.ts';
import { toAgentJob } from '../jobs/job.ts';

/** Maximum events that a stream reads at once. */
const MAX_EVENTS = 100;

/** An event of the stream, as in the description. */
export type AgentStreamEvent =
  | { event: 'trace'; id: string; data: AgentTrace['events'][number] }
  | { event: 'done'; data: AgentJob };

/** What a stream of a run is made from. */
export interface AgentEventSource {
  store: Store;
  watch: Watch<AgentJobRow>;
  /** The job when the stream begins. */
  row: AgentJobRow;
  /** Number of events that the reader has already. */
  skip: number;
}

/**
 * Reads a run as events: those of its trace from `skip` on as they are written, and its job once it has ended. The id of an
 * event is its place in the trace, so that another stream, of any replica, goes on after it. The stream ends without `done`
 * when the watch does, or the store is down. To be iterated once.
 */
export function readAgentEvents(source: AgentEventSource): AsyncIterableIterator<AgentStreamEvent> {
  return watchEvents(source.watch, () => listEvents(source));
}

async function* listEvents({ store, watch, row, skip }: AgentEventSource): AsyncGenerator<AgentStreamEvent> {
  let position = skip;
  let known = row;
  for (;;) {
    // Events stored after the row was read wait for the next row, so that `done` is the last one.
    while (position < known.events && watch.end === undefined) {
      const events = await readEvents(
        store,
        known.id,
        position,
        Math.min(MAX_EVENTS, known.events - position),
      );
      if (events.length === 0) return;
      for (const data of events) {
        if (watch.end !== undefined) return;
        position += 1;
        yield { event: 'trace', id: String(position), data };
      }
    }
    if (watch.end !== undefined) return;
    if (known.status !== 'processing') return yield { event: 'done', data: toAgentJob(known) };
    const next = await watch.next(known);
    if (next === undefined) return;
    known = next;
  }
}

async function readEvents(
  { db }: Store,
  jobId: string,
  position: number,
  limit: number,
): Promise<AgentTrace['events']> {
  const rows = await db
    .selectFrom('agent_event')
    .select('event')
    .where('job_id', '=', jobId)
    .where('position', '>=', position)
    .orderBy('position')
    .limit(limit)
    .execute();
  return rows.map(({ event }) => JSON.parse(event) as AgentTrace['events'][number]); // Written by us.
}
