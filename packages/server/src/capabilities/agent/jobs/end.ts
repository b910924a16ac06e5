import type { AgentTraceError } from '@web-data/types';
import { applyMovements } from '../../../accounts/credits/ledger.ts';
import type { Query, Store } from '../../../platform/store/store.ts';
import type { AgentJobRow } from '../../../platform/store/tables/agent.ts';
import { announce } from '../../../platform/webhooks/announce.ts';
import type { Announcement } from '../../../platform/webhooks/announcement.ts';
import { AGENT_CHANGES } from '../stream/watched-agents.ts';
import { appendEvents } from '../trace/journal.ts';
import { listUnfinishedAgents } from '../trace/unfinished-agents.ts';
import type { UnfinishedAgent } from '../trace/unfinished-agents.ts';
import { listUnfinishedSessions } from '../trace/unfinished-sessions.ts';
import type { UnfinishedSession } from '../trace/unfinished-sessions.ts';
import type { Sources } from '../sources.ts';
import { system } from '../trace/trace-event.ts';
import type { NewEvent, RunOutcome } from '../trace/trace-event.ts';

/** The end of a run. */
export type RunEnd =
  | { outcome: 'succeeded'; data: unknown; sources?: Sources; warning?: string }
  | {
      outcome: Exclude<RunOutcome, 'succeeded'>;
      message: string;
      source?: AgentTraceError['source'];
      /** Whether the same task may succeed later. By default true only after an unexpected failure. */
      retryable?: boolean;
    };

/** The end of every run that was cancelled. */
export const cancelled: Exclude<RunEnd, { outcome: 'succeeded' }> = {
  outcome: 'cancelled',
  message: 'The run was cancelled.',
  source: 'system',
};

/**
 * Ends a job in the caller's transaction, which has locked its row and checked that it is running. Writes its status,
 * its last events and its credits together. Only a run that succeeded is charged.
 * @param retentionMs milliseconds from now for which the ended job is stored.
 * @returns the credits charged.
 */
export async function endJob(
  store: Store,
  query: Query,
  job: Pick<AgentJobRow, 'id' | 'team_id' | 'hold_id' | 'events' | 'credits_used'>,
  end: RunEnd,
  retentionMs: number,
): Promise<number> {
  const credits = end.outcome === 'succeeded' ? job.credits_used : 0;
  const sessions = await listUnfinishedSessions(query, job.id);
  const events = [
    ...sessions.map((session) => closed(session)),
    ...lastEvents(end, await listUnfinishedAgents(query, job.id)),
  ];
  const data = end.outcome === 'succeeded' ? JSON.stringify(end.data ?? null) : null;
  const sources = end.outcome === 'succeeded' ? JSON.stringify(end.sources ?? {}) : null;
  const eventBytes = await appendEvents(query, job.id, job.events, events);
  const bytes = eventBytes + Buffer.byteLength(data ?? '') + Buffer.byteLength(sources ?? '');
  const now = Date.now();
  await query
    .updateTable('agent_job')
    .set((row) => ({
      ...(end.outcome === 'succeeded'
        ? { status: 'completed' as const, data, sources, warning: end.warning ?? null }
        : { status: 'failed' as const, error: end.message }),
      outcome: end.outcome,
      credits_used: credits,
      events: job.events + events.length,
      stored_bytes: row('stored_bytes', '+', bytes),
      finished_at: now,
      expires_at: now + retentionMs,
    }))
    .where('id', '=', job.id)
    .execute();
  store.topics.notifyAfter(query, AGENT_CHANGES);
  await pay(store, query, job, end, credits);
  await announce(store, query, announcementOf(job.id, end, credits));
  return credits;
}

/** Returns the last event of a job's webhook. */
function announcementOf(jobId: string, end: RunEnd, creditsUsed: number): Announcement {
  const last = { jobId, isLast: true };
  if (end.outcome === 'succeeded')
    return { ...last, type: 'agent.completed', data: [{ creditsUsed, data: end.data ?? null }] };
  const type = end.outcome === 'cancelled' ? 'agent.cancelled' : 'agent.failed';
  return { ...last, type, success: false, data: [{ creditsUsed }], error: end.message };
}

/** Charges the credits of a run that succeeded and releases the rest of its hold. */
async function pay(
  store: Store,
  query: Query,
  { id, team_id: teamId, hold_id: holdId }: Pick<AgentJobRow, 'id' | 'team_id' | 'hold_id'>,
  end: RunEnd,
  credits: number,
): Promise<void> {
  const isCharged = end.outcome === 'succeeded';
  const [outcome] = await applyMovements(store, query, [
    isCharged ? { kind: 'settle', teamId, holdId, credits } : { kind: 'release', teamId, holdId },
  ]);
  // A release needs no hold that is still open. A charge does: without it the work would be free.
  if (isCharged && outcome?.ok !== true) throw new Error(`The hold of job ${id} cannot be charged.`);
}

/** Returns the events that end all running agents, sub-agents first, and then the run. */
function lastEvents(end: RunEnd, agents: readonly UnfinishedAgent[]): NewEvent[] {
  const error = errorOf(end);
  const outcome = end.outcome === 'credit_limit_reached' ? 'failed' : end.outcome;
  const own = agents.filter(({ producer }) => producer.parentId === undefined);
  const sub = agents.filter(({ producer }) => producer.parentId !== undefined);
  return [
    ...sub.map((agent) => finished(agent, 'cancelled', parentFinished)),
    ...own.map((agent) => finished(agent, outcome, error)),
    { producer: system, content: { type: 'run.finished', outcome: end.outcome, error } },
  ];
}

function closed({ id, producer, startedAt }: UnfinishedSession): NewEvent {
  const durationMs = Math.max(0, Date.now() - startedAt);
  return { producer, content: { type: 'browser.session.finished', browserSessionId: id, durationMs } };
}

function finished(
  { producer, startedAt }: UnfinishedAgent,
  outcome: Exclude<RunOutcome, 'credit_limit_reached'>,
  error: AgentTraceError | null,
): NewEvent {
  const durationMs = Math.max(0, Date.now() - startedAt);
  return { producer, content: { type: 'agent.finished', outcome, durationMs, error } };
}

const parentFinished: AgentTraceError = {
  code: 'parent_finished',
  source: 'system',
  retryable: false,
  message: 'The agent that started this one finished first.',
};

/** Returns the error of the last events; null for a run that succeeded. */
function errorOf(end: RunEnd): AgentTraceError | null {
  if (end.outcome === 'succeeded') return null;
  const code = end.outcome === 'failed' ? 'internal' : end.outcome;
  const { source = 'agent', retryable = code === 'internal', message } = end;
  return { code, source, retryable, message };
}
