import type { AgentTraceError } from '@web-data/types';
import { applyMovements } from '../../credits/ledger.ts';
import type { Query, Store } from '../../store/store.ts';
import type { AgentJobRow } from '../../store/tables.ts';
import { announce } from '../../webhooks/announce.ts';
import type { Announcement } from '../../webhooks/announcement.ts';
import { appendEvents } from '../trace/journal.ts';
import { listUnfinishedAgents } from '../trace/unfinished-agents.ts';
import type { UnfinishedAgent } from '../trace/unfinished-agents.ts';
import { listUnfinishedSessions } from '../trace/unfinished-sessions.ts';
import type { UnfinishedSession } from '../trace/unfinished-sessions.ts';
import { system } from '../trace/trace-event.ts';
import type { NewEvent, RunOutcome } from '../trace/trace-event.ts';

/** How a run ended. */
export type RunEnd =
  | { outcome: 'succeeded'; data: unknown }
  | {
      outcome: Exclude<RunOutcome, 'succeeded'>;
      message: string;
      source?: AgentTraceError['source'];
      /** Whether the same task may succeed later; unless given, after an unexpected failure only. */
      retryable?: boolean;
    };

/** What a run that was cancelled ends with, wherever it stood. */
export const cancelled: Exclude<RunEnd, { outcome: 'succeeded' }> = {
  outcome: 'cancelled',
  message: 'The run was cancelled.',
  source: 'system',
};

/**
 * Ends a job inside the caller's transaction, which holds its row and knows that it runs: its state, its last events
 * and its credits together. Only a run that succeeded is charged.
 * @param keptMs milliseconds from now for which the ended job is kept.
 * @returns the credits it cost.
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
  await appendEvents(query, job.id, job.events, events);
  const now = Date.now();
  await query
    .updateTable('agent_job')
    .set({
      ...(end.outcome === 'succeeded'
        ? { status: 'completed' as const, data: JSON.stringify(end.data ?? null) }
        : { status: 'failed' as const, error: end.message.replaceAll('\0', '\uFFFD') }),
      outcome: end.outcome,
      credits_used: credits,
      events: job.events + events.length,
      finished_at: now,
      expires_at: now + retentionMs,
    })
    .where('id', '=', job.id)
    .execute();
  await pay(store, query, job, end, credits);
  await announce(store, query, announcementOf(job.id, end, credits));
  return credits;
}

/** What the webhook of a job is told of its end: the last of its events. */
function announcementOf(jobId: string, end: RunEnd, creditsUsed: number): Announcement {
  const last = { jobId, isLast: true };
  if (end.outcome === 'succeeded')
    return { ...last, type: 'agent.completed', data: [{ creditsUsed, data: end.data ?? null }] };
  const type = end.outcome === 'cancelled' ? 'agent.cancelled' : 'agent.failed';
  return { ...last, type, success: false, data: [{ creditsUsed }], error: end.message };
}

/** Charges what a run that succeeded used, and gives back the rest of its hold. */
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
  // A hold that is gone already is what a release wants; a charge without one would give the work away.
  if (isCharged && outcome?.ok !== true) throw new Error(`The hold of job ${id} cannot be charged.`);
}

/** Ends the agents that are at work, the sub-agents first, then the run. */
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

/** The error of the last events; null for a run that succeeded. */
function errorOf(end: RunEnd): AgentTraceError | null {
  if (end.outcome === 'succeeded') return null;
  const code = end.outcome === 'failed' ? 'internal' : end.outcome;
  const { source = 'agent', retryable = code === 'internal', message } = end;
  return { code, source, retryable, message };
}
