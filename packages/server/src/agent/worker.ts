import type { Logger } from 'pino';
import { uuidv7 } from '../ids.ts';
import type { Store } from '../store/store.ts';
import { cancelled, finishJob } from './finish.ts';
import type { RunEnd } from './finish.ts';
import type { ClaimedJob } from './job.ts';
import { CreditLimitReached, LeaseLost, record } from './journal.ts';
import { claimJob, heartbeat, returnJob } from './lease.ts';
import type { AgentRunner } from './runner.ts';
import { orchestrator } from './trace-event.ts';

export interface WorkerOptions {
  store: Store;
  runner: AgentRunner;
  log: Logger;
  /** Jobs that this process runs at once. */
  concurrency: number;
  /** Milliseconds without a heartbeat after which another worker takes a job up; renewed three times as often. */
  leaseMs: number;
  /** Milliseconds between looks at the queue when nothing woke the worker. */
  pollMs: number;
  /** Milliseconds a run may take at most. */
  runMs: number;
  /** Milliseconds for which an ended job is kept. */
  keptMs: number;
  /** Told of each job that ended. */
  onFinished?(outcome: RunEnd['outcome'], credits: number): void;
}

/** Why a run was stopped from outside. */
type StopReason = 'cancelled' | 'lost' | 'closing' | 'too long';

/** Takes jobs up and runs them, in every process that shares the store. */
export class Worker {
  readonly #options: WorkerOptions;
  readonly #owner: string = uuidv7();
  readonly #running = new Map<Promise<void>, AbortController>();
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | undefined;
  #again = false;
  #closed = false;

  constructor(options: WorkerOptions) {
    this.#options = options;
  }

  start(): void {
    this.#timer = setInterval(() => this.wake(), this.#options.pollMs);
    this.#timer.unref();
    this.wake();
  }

  /** Looks for jobs now; called when one was accepted or cancelled in this process. */
  wake(): void {
    this.#again = true;
    this.#looking ??= this.#look().finally(() => {
      this.#looking = undefined;
    });
  }

  /** Stops running jobs and gives them back: another worker, or the next start, takes them up at once. */
  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#timer);
    await this.#looking;
    for (const stop of this.#running.values()) stop.abort('closing' satisfies StopReason);
    await Promise.all(this.#running.keys());
  }

  async #look(): Promise<void> {
    while (this.#again && !this.#closed) {
      this.#again = false;
      try {
        while (!this.#closed && this.#running.size < this.#options.concurrency) {
          const job = await claimJob(this.#options.store, this.#lease);
          if (job === undefined) break;
          this.#begin(job);
        }
      } catch (error) {
        this.#options.log.error({ err: error }, 'no job could be claimed');
        return;
      }
    }
  }

  get #lease() {
    return { owner: this.#owner, leaseMs: this.#options.leaseMs };
  }

  #begin(job: ClaimedJob): void {
    const stop = new AbortController();
    const work = this.#work(job, stop)
      .catch((error: unknown) => {
        if (error instanceof LeaseLost) return;
        this.#options.log.error({ err: error, jobId: job.id }, 'a job was left to the next worker');
      })
      .finally(() => {
        this.#running.delete(work);
        this.wake();
      });
    this.#running.set(work, stop);
  }

  async #work(job: ClaimedJob, stop: AbortController): Promise<void> {
    const { store, keptMs, onFinished } = this.#options;
    const startedAt = Date.now();
    const renewing = this.#renew(job, stop);
    const began = !job.cancelRequested;
    try {
      const end = job.cancelRequested ? cancelled : await this.#run(job, stop);
      if (end === undefined) return;
      const credits = await finishJob(store, job, end, { began, startedAt, keptMs });
      onFinished?.(end.outcome, credits);
    } finally {
      clearInterval(renewing);
    }
  }

  /** @returns undefined when the job goes on elsewhere. */
  async #run(job: ClaimedJob, stop: AbortController): Promise<RunEnd | undefined> {
    const { store, runner, runMs, log } = this.#options;
    const tooLong = setTimeout(() => stop.abort('too long' satisfies StopReason), runMs);
    try {
      await record(store, job, { events: [{ producer: orchestrator, content: { type: 'agent.started' } }] });
      return await runner.run({
        jobId: job.id,
        request: job.request,
        identity: job.identity,
        signal: stop.signal,
        record: (entry) => record(store, job, entry),
      });
    } catch (error) {
      if (error instanceof LeaseLost) throw error;
      if (error instanceof CreditLimitReached) return creditLimit(job);
      const reason = stop.signal.aborted ? (stop.signal.reason as StopReason) : undefined;
      if (reason === 'cancelled') return cancelled;
      if (reason === 'lost') return undefined;
      if (reason === 'closing') return void (await returnJob(store, job));
      if (reason === 'too long') return failed(`The run took longer than ${runMs} ms.`);
      log.error({ err: error, jobId: job.id }, 'a run failed');
      return failed('The run failed unexpectedly.');
    } finally {
      clearTimeout(tooLong);
    }
  }

  #renew(job: ClaimedJob, stop: AbortController): NodeJS.Timeout {
    const renew = async (): Promise<void> => {
      const state = await heartbeat(this.#options.store, job, this.#lease);
      if (state === 'lost') stop.abort('lost' satisfies StopReason);
      if (state === 'cancel requested') stop.abort('cancelled' satisfies StopReason);
    };
    const onError = (error: unknown): void =>
      this.#options.log.error({ err: error, jobId: job.id }, 'a lease was not renewed');
    return setInterval(() => void renew().catch(onError), Math.min(this.#options.leaseMs / 3, 1000)).unref();
  }
}

function creditLimit({ maxCredits }: ClaimedJob): RunEnd {
  const message = `The run reached its credit limit of ${maxCredits}.`;
  return { outcome: 'credit_limit_reached', message, source: 'billing' };
}

function failed(message: string): RunEnd {
  return { outcome: 'failed', message, source: 'system' };
}
