import type { Query } from '../../../platform/store/store.ts';
import type { Producer } from './trace-event.ts';

/** A browser session whose trace has a start and no end. */
export interface UnfinishedSession {
  id: string;
  producer: Producer;
  /** Milliseconds since the epoch. */
  startedAt: number;
}

interface SessionEvent {
  type: string;
  browserSessionId: string;
  agent: Producer;
  occurredAt: string;
}

/** Lists the browser sessions of a job that have not ended; a dead worker leaves some too. */
export async function listUnfinishedSessions(query: Query, jobId: string): Promise<UnfinishedSession[]> {
  const rows = await query
    .selectFrom('agent_event')
    .select('event')
    .where('job_id', '=', jobId)
    // The server writes this JSON without white space. Other matches are filtered out below.
    .where('event', 'like', '%"type":"browser.session.%')
    .orderBy('position')
    .execute();
  const open = new Map<string, UnfinishedSession>();
  for (const row of rows) {
    const { type, browserSessionId: id, agent, occurredAt } = JSON.parse(row.event) as SessionEvent; // Written by us.
    if (type === 'browser.session.started')
      open.set(id, { id, producer: agent, startedAt: Date.parse(occurredAt) });
    if (type === 'browser.session.finished') open.delete(id);
  }
  return [...open.values()];
}
