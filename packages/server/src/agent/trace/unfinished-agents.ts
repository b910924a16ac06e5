import type { AgentTrace } from '@web-data/types';
import type { Query } from '../../store/store.ts';
import type { Producer } from './trace-event.ts';

/** An agent whose trace has a beginning and no end. */
export interface UnfinishedAgent {
  producer: Producer;
  /** Milliseconds since the epoch. */
  startedAt: number;
}

/** The agents of a job that began and did not end, in the order they began; a dead worker leaves such too. */
export async function listUnfinishedAgents(query: Query, jobId: string): Promise<UnfinishedAgent[]> {
  const rows = await query
    .selectFrom('agent_event')
    .select('event')
    .where('job_id', '=', jobId)
    // Written by us without white space; what else matches is sorted out below.
    .where('event', 'like', '%"type":"agent.%')
    .orderBy('position')
    .execute();
  const unfinished = new Map<string, UnfinishedAgent>();
  for (const row of rows) {
    const { type, agent, occurredAt } = JSON.parse(row.event) as AgentTrace['events'][number];
    const producer = agent as Producer; // Written by us.
    // A run that began again has begun when it first did.
    if (type === 'agent.started' && !unfinished.has(producer.id))
      unfinished.set(producer.id, { producer, startedAt: Date.parse(occurredAt) });
    if (type === 'agent.finished') unfinished.delete(producer.id);
  }
  return [...unfinished.values()];
}
