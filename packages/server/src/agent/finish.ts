import type { AgentTraceError } from '@web-data/types';
import { applyMovements } from '../credits/ledger.ts';
import type { Movement } from '../credits/movement.ts';
import type { Store } from '../store/store.ts';
import type { ClaimedJob } from './job.ts';
import { appendEvents, LeaseLost } from './journal.ts';
import { ownedJob } from './lease.ts';
import { orchestrator, system } from './trace-event.ts';
import type { NewEvent, RunOutcome } from './trace-event.ts';

/** How a run ended. */
export type RunEnd =
  | { outcome: 'succeeded'; data: unknown }
  | { outcome: Exclude<RunOutcome, 'succeeded'>; message: string; source?: AgentTraceError['source'] };

export interface FinishOptions {
  /** Whether the agent began its work, and so has an end in the trace of its own. */
  began: boolean;
  /** When it began, in milliseconds since the epoch. */
  startedAt: number;
  /** Milliseconds from now for which the ended job is kept. */
  keptMs: number;
}

/**
 * Ends a job once: its state, its last events and its credits in one commit. Only a run that succeeded is charged.
 * @returns the credits it cost.
 * @throws {LeaseLost} when the attempt is not the current one: the job was ended, or taken up, by another.
 */
export async function finishJob(
  store: Store,
  job: ClaimedJob,
  end: RunEnd,
  options: FinishOptions,
): Promise<number> {
  return store.tx(async (query) => {
    const row = await ownedJob(store, query, job);
    if (row === undefined) throw new LeaseLost(`Job ${job.id} is not this worker's.`);
    // A cancellation that came before the commit wins over the result.
    const actual = row.cancel_requested_at === null ? end : cancelled;
    const credits = actual.outcome === 'succeeded' ? row.credits_used : 0;
    const events = lastEvents(actual, options);
    await appendEvents(query, job.id, row.events, events);
    const now = Date.now();
    await query
      .updateTable('agent_job')
      .set({
        ...(actual.outcome === 'succeeded'
          ? { status: 'completed' as const, data: JSON.stringify(actual.data ?? null) }
          : { status: 'failed' as const, error: actual.message }),
        outcome: actual.outcome,
        credits_used: credits,
        events: row.events + events.length,
        lease_until: 0,
        finished_at: now,
        expires_at: now + options.keptMs,
      })
      .where('id', '=', job.id)
      .execute();
    await applyMovements(store, query, [payment(row.team_id, row.hold_id, actual, credits)]);
    return credits;
  });
}

/** What a run that was cancelled ends with, wherever it stood. */
export const cancelled: Exclude<RunEnd, { outcome: 'succeeded' }> = {
  outcome: 'cancelled',
  message: 'The run was cancelled.',
  source: 'system',
};

function payment(teamId: string, holdId: string, end: RunEnd, credits: number): Movement {
  if (end.outcome === 'succeeded') return { kind: 'settle', teamId, holdId, credits };
  return { kind: 'release', teamId, holdId };
}

function lastEvents(end: RunEnd, { began, startedAt }: FinishOptions): NewEvent[] {
  const error = errorOf(end);
  const outcome = end.outcome === 'credit_limit_reached' ? 'failed' : end.outcome;
  const durationMs = Math.max(0, Date.now() - startedAt);
  const agent: NewEvent = {
    producer: orchestrator,
    content: { type: 'agent.finished', outcome, durationMs, error },
  };
  const run: NewEvent = {
    producer: system,
    content: { type: 'run.finished', outcome: end.outcome, error },
  };
  return began ? [agent, run] : [run];
}

/** The error of the last events; null for a run that succeeded. */
function errorOf(end: RunEnd): AgentTraceError | null {
  if (end.outcome === 'succeeded') return null;
  const code = end.outcome === 'failed' ? 'internal' : end.outcome;
  return { code, source: end.source ?? 'agent', retryable: code === 'internal', message: end.message };
}
