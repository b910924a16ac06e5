import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { createErrorFilter } from '../log/error-filter.ts';
import { ClaimLost } from './job.ts';
import type { ClaimedJob } from './job.ts';
import type { JobQueue } from './job-queue.ts';
import { Pruner } from '../retention/pruner.ts';

/** Why a run is stopped from outside: the reason of its signal. */
export type StopReason = 'cancelled' | 'lost' | 'suspended' | 'closing';

/**
 * Runs one kind of job. Its last transaction calls `queue.end`, or it returns a delay after which the job is claimed
 * once more. `ClaimLost` ends the run, and the job where its row has ended. After any other error the job is retried
 * after a backoff and its `interruptions` increase.
 */
export type RunJob = (job: ClaimedJob, stop: AbortSignal) => Promise<'ended' | { retryInMs: number }>;

/**
 * How a run ended: with the job, or with a claim to come after a step or a shutdown; it was `retried` after an error, or
 * `lost` the job, which another process has or whose row has ended.
 */
export type RunOutcome = 'ended' | 'continued' | 'retried' | 'lost';

/** What a worker needs of its process. */
export interface WorkerOptions {
  log: Logger;
  /** Id of this instance, which owns its claims while its lease runs. */
  owner: string;
  /** Number of jobs that this process runs at once. */
  slots: number;
  /** Milliseconds between looks at the queue when nothing wakes the worker. */
  pollMs: number;
  /** Called for each run with the name of its queue and how it ended. */
  onRun?: (queueName: string, outcome: RunOutcome) => void;
  /** Milliseconds for which ended rows are stored. Expired ones are deleted as often, and every ten minutes at least. */
  retentionMs?: number;
}

export interface JobWorkerOptions extends WorkerOptions {
  queue: Pick<JobQueue, 'name' | 'store' | 'claim' | 'claimsOf' | 'end' | 'requeue'>;
  run: RunJob;
  /** Milliseconds that a run has to stop after its signal aborts; its job is then requeued in any case. */
  stopMs: number;
  /** Deletes expired rows. @returns how many */
  prune?(): Promise<number>;
}

/** Number of runs in a row without a result after which a job counts as stuck. */
export const STUCK_AFTER = 3;

/** Maximum milliseconds between deletions of expired rows. */
const PRUNE_MS = 600_000;

interface Run {
  job: ClaimedJob;
  stop: AbortController;
  done: Promise<void>;
}

/** Returns the milliseconds until the retry of a job that failed without a result: 1 s, 2 s, 4 s … a minute. */
export function backoffMs(interruptions: number): number {
  return Math.min(60_000, 1000 * 2 ** Math.min(interruptions, 6));
}

/**
 * Runs the jobs of one queue in this process, and deletes expired rows of their kind. A team gets another slot only while
 * at least as many slots stay free as it holds, so one team's jobs never block another team.
 */
export class JobWorker {
  readonly #options: JobWorkerOptions;
  readonly #running = new Map<string, Run>();
  readonly #shouldLog = createErrorFilter();
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | undefined;
  /** What the next look has to do: claim jobs where there is room, and before that find the runs to stop. */
  #pending: 'nothing' | 'claims' | 'claims and signals' = 'nothing';
  #closed = false;
  #stopHearing = (): void => {};
  readonly #pruner: Pruner | undefined;

  constructor(options: JobWorkerOptions) {
    this.#options = options;
    const { prune, retentionMs = PRUNE_MS, log, queue } = options;
    const everyMs = Math.min(retentionMs, PRUNE_MS);
    this.#pruner = prune && new Pruner({ prune, everyMs, log, of: queue.name });
  }

  /** Number of jobs that this process is running. */
  get running(): number {
    return this.#running.size;
  }

  start(): void {
    const { queue, pollMs } = this.#options;
    this.#timer = setInterval(() => this.#lookNow(), pollMs).unref();
    this.#stopHearing = queue.store.topics.hear(queue.name, () => this.#lookNow());
    this.#pruner?.start();
    this.#lookNow();
  }

  #lookNow(): void {
    this.#pending = 'claims and signals';
    this.#startLook();
  }

  /** Claims a job for a slot that has become free. Does not look for runs to stop, which would cost each job a statement. */
  #refill(): void {
    if (this.#pending === 'nothing') this.#pending = 'claims';
    this.#startLook();
  }

  #startLook(): void {
    this.#looking ??= this.#look().finally(() => {
      this.#looking = undefined;
      if (this.#pending !== 'nothing' && !this.#closed) this.#startLook();
    });
  }

  /** Stops the runs and requeues their jobs, for another process or the next start. */
  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#timer);
    this.#stopHearing();
    const pruned = this.#pruner?.close();
    await this.#looking;
    const runs = [...this.#running.values()];
    for (const { stop } of runs) stop.abort('closing' satisfies StopReason);
    await Promise.all([...runs.map(({ done }) => done), pruned]);
    const { store, name: queueName } = this.#options.queue;
    if (runs.length > 0) store.topics.notify(queueName); // Lets other processes claim the requeued jobs at once.
  }

  async #look(): Promise<void> {
    while (this.#pending !== 'nothing' && !this.#closed) {
      const pending = this.#pending;
      this.#pending = 'nothing';
      try {
        if (pending === 'claims and signals') await this.#signalRuns();
        await this.#fill();
      } catch (error) {
        this.#pending = 'nothing'; // The next look retries.
        const { log, queue } = this.#options;
        if (this.#shouldLog(error))
          log.error({ err: error, queueName: queue.name }, 'no job could be claimed');
      }
    }
  }

  /** Signals runs whose job was cancelled, whose claim was lost, or whose team was suspended. */
  async #signalRuns(): Promise<void> {
    const { queue, owner } = this.#options;
    const claims = await queue.claimsOf(owner);
    for (const [id, { job, stop }] of this.#running) {
      const claim = claims.get(id);
      if (claim?.cancelRequested === true) stop.abort('cancelled' satisfies StopReason);
      else if (claim?.attempt !== job.attempt) stop.abort('lost' satisfies StopReason);
      else if (claim?.isSuspended === true) stop.abort('suspended' satisfies StopReason);
    }
    // Requeues claims without a run, left over when the store was down. Nothing else would: this instance is alive.
    for (const [id, claim] of claims) if (!this.#running.has(id)) await this.#giveBack(claim);
  }

  async #giveBack(job: ClaimedJob): Promise<void> {
    const { queue } = this.#options;
    const delayMs = backoffMs(job.interruptions);
    await queue.store.tx((query) => queue.requeue(query, job, { delayMs, interrupted: true }), job.teamId);
  }

  async #fill(): Promise<void> {
    const { queue, owner, slots } = this.#options;
    while (!this.#closed && this.#running.size < slots) {
      const job = await queue.claim({ owner, except: this.#findTeamsAtLimit() });
      if (job === undefined) return;
      this.#begin(job);
    }
  }

  /** Returns the teams that hold as many slots as are free. */
  #findTeamsAtLimit(): string[] {
    const free = this.#options.slots - this.#running.size;
    const held = new Map<string, number>();
    for (const { job } of this.#running.values()) held.set(job.teamId, (held.get(job.teamId) ?? 0) + 1);
    return [...held].filter(([, count]) => count >= free).map(([teamId]) => teamId);
  }

  #begin(job: ClaimedJob): void {
    const { log, queue } = this.#options;
    const { id: jobId, teamId, interruptions } = job;
    if (interruptions >= STUCK_AFTER)
      log.warn(
        { queueName: queue.name, jobId, teamId, interruptions },
        'a job is stuck: its last runs ended without a result, and another one begins',
      );
    // Stops a run whose earlier claim of the same job was lost.
    this.#running.get(job.id)?.stop.abort('lost' satisfies StopReason);
    const stop = new AbortController();
    // A crawl passes it on to all pages that it reads at once.
    setMaxListeners(0, stop.signal);
    let isLeft = false;
    const done = this.#run(job, stop.signal)
      .catch((error: unknown) => {
        isLeft = true;
        log.error({ err: error, queueName: queue.name, jobId }, 'a job was left to the next claim');
      })
      .finally(() => {
        if (this.#running.get(job.id)?.stop === stop) this.#running.delete(job.id);
        if (this.#closed) return;
        if (isLeft) this.#lookNow();
        else this.#refill();
      });
    this.#running.set(job.id, { job, stop, done });
  }

  async #run(job: ClaimedJob, stop: AbortSignal): Promise<void> {
    const { queue, run, log, onRun } = this.#options;
    let outcome: RunOutcome = 'continued';
    const end = await Promise.race([run(job, stop), this.#stopped(stop)]).catch((error: unknown) => {
      outcome = error instanceof ClaimLost ? 'lost' : 'retried';
      if (outcome === 'lost') return 'lost' as const;
      log.error({ err: error, queueName: queue.name, jobId: job.id }, 'a job failed and is tried again');
      return { retryInMs: backoffMs(job.interruptions), interrupted: true };
    });
    onRun?.(queue.name, end === 'ended' ? 'ended' : outcome);
    if (end === 'ended') return;
    await queue.store.tx((query) => {
      // Removes a job whose row has ended; does nothing where another process owns it.
      if (end === 'lost') return queue.end(query, job);
      const { retryInMs: delayMs, ...how } = end;
      return queue.requeue(query, job, { delayMs, ...how });
    }, job.teamId);
  }

  /** Resolves some time after the run was signalled to stop, so that a run that ignores the signal is abandoned. */
  async #stopped(stop: AbortSignal): Promise<{ retryInMs: number }> {
    if (!stop.aborted)
      await new Promise((resolve) => stop.addEventListener('abort', resolve, { once: true }));
    await sleep(this.#options.stopMs, undefined, { ref: false });
    return { retryInMs: 0 };
  }
}
