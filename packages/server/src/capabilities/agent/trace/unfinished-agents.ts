import type { AgentTrace } from '@web-data/types';
import type { Query } from '../../../platform/store/store.ts';
import type { Producer } from './trace-event.ts';

/** An agent whose trace has a start and no end. */
export interface UnfinishedAgent {
  producer: Producer;
  /** Milliseconds since the epoch. */
  startedAt: number;
}

/** Lists the agents of a job that have not ended, in the order of their start; a dead worker leaves some too. */
export async function listUnfinishedAgents(query: Query, jobId: string): Promise<UnfinishedAgent[]> {
  const rows = await query
    .selectFrom('agent_event')
    .select('event')
    .where('job_id', '=', jobId)
    // The server writes this JSON without white space. Other matches are filtered out below.
    .where('event', 'like', '%"type":"agent.%')
    .orderBy('position')
    .execute();
  const unfinished = new Map<string, UnfinishedAgent>();
  for (const row of rows) {
    const { type, agent, occurredAt } = JSON.parse(row.event) as AgentTrace['events'][number];
    const producer = agent as Producer; // Written by us.
    // A repeated run keeps its first start.
    if (type === 'agent.started' && !unfinished.has(producer.id))
      unfinished.set(producer.id, { producer, startedAt: Date.parse(occurredAt) });
    if (type === 'agent.finished') unfinished.delete(producer.id);
  }
  return [...unfinished.values()];
}
