import type { Logger } from 'pino';
import { getMaxStoredBytes } from '../../../platform/config/plan.ts';
import type { Plans } from '../../../platform/config/plan.ts';
import type { JobQueue } from '../../../platform/jobs/job-queue.ts';
import { ClaimLost } from '../../../platform/jobs/job.ts';
import type { ClaimedJob } from '../../../platform/jobs/job.ts';
import type { StopReason } from '../../../platform/jobs/job-worker.ts';
import type { AgentJobRow } from '../../../platform/store/tables/agent.ts';
import { cancelled } from './end.ts';
import type { RunEnd } from './end.ts';
import { finishJob } from './finish.ts';
import { beginRun } from './begin.ts';
import type { AgentRun } from './job.ts';
import { CreditLimitReached, StorageFull, record } from '../trace/journal.ts';
import type { Entry } from '../trace/journal.ts';
import { RunFailure } from '../runners/runner.ts';
import type { AgentRunner, RunResult } from '../runners/runner.ts';
import { orchestrator, system } from '../trace/trace-event.ts';
import type { NewEvent } from '../trace/trace-event.ts';

/** Number of attempts that ended with a dead worker, after which the job counts as the cause and fails. */
const MAX_INTERRUPTIONS = 5;

/** Milliseconds that a runner has to stop after its signal aborts. */
export const STOP_MS = 5000;

export interface RunJobOptions {
  queue: JobQueue<AgentJobRow>;
  plans: Plans;
  runner: AgentRunner;
  log: Logger;
  /** Maximum duration of a run in milliseconds. */
  runMs: number;
  /** Milliseconds for which an ended job is stored. */
  retentionMs: number;
  /** Called for each job that ended. */
  onFinished?: ((outcome: RunEnd['outcome'], credits: number) => void) | undefined;
}

/** The reason why a run was stopped. */
type EndReason = StopReason | 'too long';

/**
 * Runs a claimed job to its end.
 * @param stopped aborts with a {@link StopReason} when the run should end early.
 * @throws {ClaimLost} when the job has ended or another worker claimed it; {StoreFailure} when the store fails: the job
 * is then claimed once more.
 */
export async function runJob(
  options: RunJobOptions,
  claim: ClaimedJob,
  stopped: AbortSignal,
): Promise<'ended' | { retryInMs: number }> {
  const { queue, retentionMs, onFinished } = options;
  const job = await beginRun(queue, claim);
  const end = await endOf(options, job, stopped);
  if (end === undefined) return { retryInMs: 0 };
  const { outcome, credits } = await finishJob(queue, job, end, retentionMs);
  onFinished?.(outcome, credits);
  return 'ended';
}

/** Thrown when the store could not write a step. The run did nothing wrong, so another attempt may finish it. */
class StoreFailure extends Error {
  override readonly name = 'StoreFailure';
}

function toStoreFailure(cause: unknown): never {
  if ([ClaimLost, CreditLimitReached, StorageFull].some((known) => cause instanceof known)) throw cause;
  throw new StoreFailure('A step of a run could not be written.', { cause });
}

/** @returns undefined when the job continues elsewhere. */
async function endOf(
  options: RunJobOptions,
  job: AgentRun,
  stopped: AbortSignal,
): Promise<RunEnd | undefined> {
  if (job.interruptions >= MAX_INTERRUPTIONS)
    return failed(`The run was interrupted ${job.interruptions} times.`);
  const { queue, plans, runner, runMs } = options;
  const maxStoredBytes = getMaxStoredBytes(plans, job.identity.plan);
  const stop = new AbortController();
  const forward = (): void => stop.abort(stopped.reason);
  if (stopped.aborted) forward();
  stopped.addEventListener('abort', forward, { once: true });
  const tooLong = setTimeout(() => stop.abort('too long' satisfies EndReason), runMs);
  try {
    const write = (entry: Entry): Promise<void> =>
      record(queue, job, entry, maxStoredBytes).catch(toStoreFailure);
    await write({ events: firstEvents(job) });
    const running = runner.run({
      jobId: job.id,
      request: job.request,
      identity: job.identity,
      signal: stop.signal,
      record: write,
    });
    return await endedBy(running, stop.signal);
  } catch (error) {
    return endAfter(error, options, job, stop.signal);
  } finally {
    stopped.removeEventListener('abort', forward);
    clearTimeout(tooLong);
  }
}

/** Waits for the runner to end, and abandons one that ignores the signal: its later writes are rejected. */
async function endedBy(running: Promise<RunResult>, signal: AbortSignal): Promise<RunResult> {
  let timer: NodeJS.Timeout | undefined;
  const ended = new AbortController();
  const timedOut = new Promise<never>((_, rejectLate) => {
    const giveUp = (): void => rejectLate(new Error('The runner does not stop.', { cause: signal.reason }));
    const wait = (): void => void (timer = setTimeout(giveUp, STOP_MS));
    if (signal.aborted) wait();
    else signal.addEventListener('abort', wait, { once: true, signal: ended.signal });
  });
  running.catch(() => {}); // The runner may still end after it was abandoned.
  return Promise.race([running, timedOut]).finally(() => {
    ended.abort();
    clearTimeout(timer);
  });
}

/** Returns the events that begin an attempt. One after an interrupted attempt reports that first. */
function firstEvents({ attempt }: AgentRun): NewEvent[] {
  const started: NewEvent = { producer: orchestrator, content: { type: 'agent.started' } };
  if (attempt === 1) return [started];
  const message = 'The run was interrupted and starts again from its beginning; nothing is charged twice.';
  const error = { code: 'internal' as const, source: 'system' as const, retryable: true, message };
  return [{ producer: system, content: { type: 'error.occurred', error, retryable: true } }, started];
}

async function endAfter(
  error: unknown,
  { runMs, log }: RunJobOptions,
  job: AgentRun,
  signal: AbortSignal,
): Promise<RunEnd | undefined> {
  if (error instanceof ClaimLost || error instanceof StoreFailure) throw error;
  if (error instanceof CreditLimitReached) return creditLimit(job);
  if (error instanceof StorageFull)
    return { outcome: 'failed', message: error.message, source: 'billing', retryable: false };
  switch (signal.aborted ? (signal.reason as EndReason) : undefined) {
    case 'cancelled':
      return cancelled;
    case 'lost':
    case 'suspended':
    case 'closing':
      return undefined;
    case 'too long':
      return failed(`The run took longer than ${runMs} ms.`);
    default:
      log.error({ err: error, jobId: job.id }, 'a run failed');
      return error instanceof RunFailure ? failedBy(error) : failed('The run failed unexpectedly.');
  }
}

function creditLimit({ maxCredits }: AgentRun): RunEnd {
  const message = `The run reached its credit limit of ${maxCredits}.`;
  return { outcome: 'credit_limit_reached', message, source: 'billing' };
}

function failedBy({ message, source, retryable }: RunFailure): RunEnd {
  return { outcome: 'failed', message, source, retryable };
}

function failed(message: string): RunEnd {
  return { outcome: 'failed', message, source: 'system' };
}
