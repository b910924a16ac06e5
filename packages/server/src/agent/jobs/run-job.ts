import type { Logger } from 'pino';
import type { Store } from '../../store/store.ts';
import { cancelled } from './end.ts';
import type { RunEnd } from './end.ts';
import { finishJob } from './finish.ts';
import type { ClaimedJob } from './job.ts';
import { CreditLimitReached, LeaseLost, record } from '../trace/journal.ts';
import type { Entry } from '../trace/journal.ts';
import { heartbeat, returnJob } from './lease.ts';
import type { Lease } from './lease.ts';
import { RunFailure } from '../runners/runner.ts';
import type { AgentRunner, RunResult } from '../runners/runner.ts';
import { orchestrator, system } from '../trace/trace-event.ts';
import type { NewEvent } from '../trace/trace-event.ts';

/** Attempts whose worker died after which a job counts as the cause and ends as failed. */
const MAX_INTERRUPTIONS = 5;

/** Milliseconds that a runner has to stop, once it is told to. */
const STOP_MS = 5000;

export interface RunJobOptions {
  store: Store;
  runner: AgentRunner;
  log: Logger;
  lease: Lease;
  /** Milliseconds a run may take at most. */
  runMs: number;
  /** Milliseconds for which an ended job is kept. */
  keptMs: number;
  /** Told of each job that ended. */
  onFinished?: ((outcome: RunEnd['outcome'], credits: number) => void) | undefined;
}

/** Why a run was stopped from outside. */
export type StopReason = 'cancelled' | 'lost' | 'closing' | 'too long';

/**
 * Runs a claimed job to its end and renews its lease meanwhile.
 * @param stop aborted with a {@link StopReason} ends the run early.
 * @throws {LeaseLost} when the job was ended, or taken up, by another; {StoreFailure} when the store fails: the job is
 * left to the next worker.
 */
export async function runJob(options: RunJobOptions, job: ClaimedJob, stop: AbortController): Promise<void> {
  const { store, keptMs, onFinished } = options;
  const stopRenewing = keepLease(options, job, stop);
  try {
    const end = await endOf(options, job, stop);
    if (end === undefined) return;
    const { outcome, credits } = await finishJob(store, job, end, keptMs);
    onFinished?.(outcome, credits);
  } finally {
    stopRenewing();
  }
}

/** The store did not take a step. That is no fault of the run: another attempt may end it. */
class StoreFailure extends Error {
  override readonly name = 'StoreFailure';
}

function toStoreFailure(cause: unknown): never {
  if (cause instanceof LeaseLost || cause instanceof CreditLimitReached) throw cause;
  throw new StoreFailure('A step of a run could not be written.', { cause });
}

/** @returns undefined when the job goes on elsewhere. */
async function endOf(
  options: RunJobOptions,
  job: ClaimedJob,
  stop: AbortController,
): Promise<RunEnd | undefined> {
  if (job.cancelRequested) return cancelled;
  if (job.interruptions >= MAX_INTERRUPTIONS)
    return failed(`The run was interrupted ${job.interruptions} times.`);
  const { store, runner, runMs } = options;
  const tooLong = setTimeout(() => stop.abort('too long' satisfies StopReason), runMs);
  try {
    const write = (entry: Entry): Promise<void> => record(store, job, entry).catch(toStoreFailure);
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
    clearTimeout(tooLong);
  }
}

/** What a runner ends with; one that does not heed the signal is given up. What it writes then is refused. */
async function endedBy(running: Promise<RunResult>, signal: AbortSignal): Promise<RunResult> {
  let timer: NodeJS.Timeout | undefined;
  const ended = new AbortController();
  const givenUp = new Promise<never>((_, refuse) => {
    const giveUp = (): void => refuse(new Error('The runner does not stop.', { cause: signal.reason }));
    const wait = (): void => void (timer = setTimeout(giveUp, STOP_MS));
    if (signal.aborted) wait();
    else signal.addEventListener('abort', wait, { once: true, signal: ended.signal });
  });
  running.catch(() => {}); // It may end after it was given up.
  return Promise.race([running, givenUp]).finally(() => {
    ended.abort();
    clearTimeout(timer);
  });
}

/** The agent begins; one whose last attempt was cut short says so first. */
function firstEvents({ attempt }: ClaimedJob): NewEvent[] {
  const started: NewEvent = { producer: orchestrator, content: { type: 'agent.started' } };
  if (attempt === 1) return [started];
  const message = 'The run was interrupted and starts again from its beginning; nothing is charged twice.';
  const error = { code: 'internal' as const, source: 'system' as const, retryable: true, message };
  return [{ producer: system, content: { type: 'error.occurred', error, retryable: true } }, started];
}

async function endAfter(
  error: unknown,
  { store, runMs, log }: RunJobOptions,
  job: ClaimedJob,
  signal: AbortSignal,
): Promise<RunEnd | undefined> {
  if (error instanceof LeaseLost || error instanceof StoreFailure) throw error;
  if (error instanceof CreditLimitReached) return creditLimit(job);
  switch (signal.aborted ? (signal.reason as StopReason) : undefined) {
    case 'cancelled':
      return cancelled;
    case 'lost':
      return undefined;
    case 'closing':
      return void (await returnJob(store, job));
    case 'too long':
      return failed(`The run took longer than ${runMs} ms.`);
    default:
      log.error({ err: error, jobId: job.id }, 'a run failed');
      return error instanceof RunFailure ? failedBy(error) : failed('The run failed unexpectedly.');
  }
}

/** Renews the lease, one renewal at a time, until the returned function is called. */
function keepLease({ store, lease, log }: RunJobOptions, job: ClaimedJob, stop: AbortController): () => void {
  const everyMs = Math.min(lease.leaseMs / 3, 1000);
  let timer: NodeJS.Timeout | undefined;
  let ended = false;
  const renew = async (): Promise<void> => {
    try {
      const state = await heartbeat(store, job, lease);
      if (state === 'lost') stop.abort('lost' satisfies StopReason);
      if (state === 'cancel requested') stop.abort('cancelled' satisfies StopReason);
    } catch (error) {
      if (!ended) log.error({ err: error, jobId: job.id }, 'a lease was not renewed');
    }
    if (!ended) plan();
  };
  const plan = (): void => void (timer = setTimeout(() => void renew(), everyMs).unref());
  plan();
  return () => {
    ended = true;
    clearTimeout(timer);
  };
}

function creditLimit({ maxCredits }: ClaimedJob): RunEnd {
  const message = `The run reached its credit limit of ${maxCredits}.`;
  return { outcome: 'credit_limit_reached', message, source: 'billing' };
}

function failedBy({ message, source, retryable }: RunFailure): RunEnd {
  return { outcome: 'failed', message, source, retryable };
}

function failed(message: string): RunEnd {
  return { outcome: 'failed', message, source: 'system' };
}
