import { uuidv7 } from '../../ids.ts';
import type { ClaimedJob } from './job.ts';
import { LeaseLost } from '../trace/journal.ts';
import { claimJob } from './lease.ts';
import type { Lease } from './lease.ts';
import { pruneJobs } from './prune.ts';
import { runJob } from './run-job.ts';
import type { RunJobOptions, StopReason } from './run-job.ts';

export interface WorkerOptions extends Omit<RunJobOptions, 'lease'> {
  /** Jobs that this process runs at once. */
  concurrency: number;
  /** Milliseconds without a heartbeat after which another worker takes a job up; renewed three times as often. */
  leaseMs: number;
  /** Milliseconds between looks at the queue when nothing woke the worker. */
  pollMs: number;
  /** Milliseconds between deletions of expired jobs. */
  pruneMs: number;
}

/** Takes jobs up and runs them, in every process that shares the store. */
export class Worker {
  readonly #options: WorkerOptions;
  readonly #lease: Lease;
  readonly #running = new Map<Promise<void>, AbortController>();
  #timers: NodeJS.Timeout[] = [];
  #looking: Promise<void> | undefined;
  #pruning: Promise<void> | undefined;
  #again = false;
  #closed = false;

  constructor(options: WorkerOptions) {
    this.#options = options;
    this.#lease = { owner: uuidv7(), leaseMs: options.leaseMs };
  }

  /** Runs that this process is at. */
  get running(): number {
    return this.#running.size;
  }

  start(): void {
    const { pollMs, pruneMs } = this.#options;
    this.#timers = [
      setInterval(() => this.wake(), pollMs).unref(),
      setInterval(() => this.#prune(), pruneMs).unref(),
    ];
    this.wake();
  }

  /** Looks for jobs now; called when one was accepted or cancelled in this process. */
  wake(): void {
    this.#again = true;
    this.#looking ??= this.#look().finally(() => {
      this.#looking = undefined;
      if (this.#again && !this.#closed) this.wake();
    });
  }

  /** Stops running jobs and gives them back: another worker, or the next start, takes them up at once. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const timer of this.#timers) clearInterval(timer);
    await this.#looking;
    for (const stop of this.#running.values()) stop.abort('closing' satisfies StopReason);
    await Promise.all([...this.#running.keys(), this.#pruning]);
  }

  async #look(): Promise<void> {
    while (this.#again && !this.#closed) {
      this.#again = false;
      try {
        await this.#fill();
      } catch (error) {
        this.#again = false; // The next look at the queue tries again.
        this.#options.log.error({ err: error }, 'no job could be claimed');
      }
    }
  }

  async #fill(): Promise<void> {
    while (!this.#closed && this.#running.size < this.#options.concurrency) {
      const job = await claimJob(this.#options.store, this.#lease);
      if (job === undefined) return;
      this.#begin(job);
    }
  }

  #begin(job: ClaimedJob): void {
    const stop = new AbortController();
    const work = runJob({ ...this.#options, lease: this.#lease }, job, stop)
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

  #prune(): void {
    const { store, log } = this.#options;
    this.#pruning ??= pruneJobs(store)
      .then((count) => void (count > 0 && log.info({ count }, 'expired jobs were deleted')))
      .catch((error: unknown) => log.error({ err: error }, 'expired jobs were not deleted'))
      .finally(() => (this.#pruning = undefined));
  }
}
