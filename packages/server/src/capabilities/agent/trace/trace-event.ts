import type { AgentTraceArtifact, AgentTraceError } from '@web-data/types';
import { uuidv7 } from '../../../platform/ids.ts';

/** Version of the event format. */
const SCHEMA_VERSION = 1;

/** The producer of an event. */
export interface Producer {
  id: string;
  role: 'orchestrator' | 'subagent' | 'system';
  name: string;
  /** The agent that started this sub-agent. */
  parentId?: string;
}

/** The service itself: it accepts, cancels and ends runs. */
export const system: Producer = { id: 'system', role: 'system', name: 'Service' };

/** The main agent, which owns the task. */
export const orchestrator: Producer = { id: 'main', role: 'orchestrator', name: 'Main' };

export type RunOutcome = 'succeeded' | 'failed' | 'cancelled' | 'refused' | 'credit_limit_reached';

/** The content of an event by type, without the members that all events share. */
export type EventContent =
  | { type: 'run.started' }
  | { type: 'run.cancel_requested'; reason: 'user' }
  | { type: 'run.finished'; outcome: RunOutcome; error: AgentTraceError | null }
  | { type: 'agent.started' }
  | {
      type: 'agent.finished';
      outcome: Exclude<RunOutcome, 'credit_limit_reached'>;
      durationMs: number;
      error: AgentTraceError | null;
    }
  | { type: 'progress.reported'; phase: 'planning' | 'working' | 'finalizing'; message: string }
  | { type: 'reasoning.summary'; text: string }
  | { type: 'tool_call.started'; toolCallId: string; toolName: string; parameters: unknown }
  | { type: 'tool_call.finished'; toolCallId: string; toolName: string; result: unknown }
  | { type: 'browser.session.started'; browserSessionId: string }
  | { type: 'browser.session.finished'; browserSessionId: string; durationMs: number }
  | { type: 'artifact.updated'; snapshotId: string; artifact: AgentTraceArtifact }
  | { type: 'error.occurred'; error: AgentTraceError; retryable: boolean };

/** An event without its position in the trace. */
export interface NewEvent {
  producer: Producer;
  content: EventContent;
}

/**
 * Wraps an event in its envelope.
 * @param sequence position among all events of the run, and so increasing for each producer too.
 */
export function toEvent(runId: string, sequence: number, { producer, content }: NewEvent): object {
  const now = Date.now();
  return {
    schemaVersion: SCHEMA_VERSION,
    eventId: uuidv7(now),
    runId,
    occurredAt: new Date(now).toISOString(),
    producerSequence: sequence,
    agent: producer,
    ...content,
  };
}
