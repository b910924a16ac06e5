import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { createErrorFilter } from '../log/error-filter.ts';
import type { ClaimedJob } from './job.ts';
import type { JobQueue } from './job-queue.ts';

/** Why a run is stopped from outside: the reason of its signal. */
export type StopReason = 'cancelled' | 'lost' | 'closing';

/**
 * Does one kind of work. Its last transaction calls `queue.end` beside what it stores, or it asks to be claimed again.
 * One that throws is claimed again after a while, `interruptions` told.
 */
export type RunJob = (job: ClaimedJob, stop: AbortSignal) => Promise<'ended' | { retryInMs: number }>;

export interface JobWorkerOptions {
  queue: JobQueue;
  run: RunJob;
  log: Logger;
  /** Id of this instance: owns what it claims while its lease runs. */
  owner: string;
  /** Jobs that this process runs at once. */
  slots: number;
  /** Milliseconds between looks at the queue when nothing woke the lane. */
  pollMs: number;
  /** Milliseconds that a run has to stop once it is told to; it is given back then in any case. */
  stopMs: number;
}

interface Run {
  job: ClaimedJob;
  stop: AbortController;
  done: Promise<void>;
}

/** Milliseconds after which a job that failed without a word is claimed again: 1 s, 2 s, 4 s … a minute. */
export function backoffMs(interruptions: number): number {
  return Math.min(60_000, 1000 * 2 ** Math.min(interruptions, 6));
}

/**
 * Runs the jobs of one queue in this process. A team takes one more slot only while it leaves at least as many free as it
 * holds, so whatever one team queues, another finds room.
 */
export class JobWorker {
  readonly #options: JobWorkerOptions;
  readonly #running = new Map<string, Run>();
  readonly #shouldLog = createErrorFilter();
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | undefined;
  #isDirty = false;
  #closed = false;
  #stopHearing = (): void => {};

  constructor(options: JobWorkerOptions) {
    this.#options = options;
  }

  /** Jobs that this process is at. */
  get running(): number {
    return this.#running.size;
  }

  start(): void {
    const { queue, pollMs } = this.#options;
    this.#timer = setInterval(() => this.#lookNow(), pollMs).unref();
    this.#stopHearing = queue.store.calls?.hear(queue.name, () => this.#lookNow()) ?? this.#stopHearing;
    this.#lookNow();
  }

  /** Looks at the queue now, here and in the other processes; called when a job was queued or cancelled. */
  wake(): void {
    const { calls } = this.#options.queue.store;
    calls?.notify(this.#options.queue.name);
    this.#lookNow();
  }

  #lookNow(): void {
    this.#isDirty = true;
    this.#looking ??= this.#look().finally(() => {
      this.#looking = undefined;
      if (this.#isDirty && !this.#closed) this.#lookNow();
    });
  }

  /** Stops what runs and gives it back, for another process or the next start. */
  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#timer);
    this.#stopHearing();
    await this.#looking;
    const runs = [...this.#running.values()];
    for (const { stop } of runs) stop.abort('closing' satisfies StopReason);
    await Promise.all(runs.map(({ done }) => done));
    const { store, name: queueName } = this.#options.queue;
    if (runs.length > 0) store.calls?.notify(queueName); // What was given back waits for nobody here.
  }

  async #look(): Promise<void> {
    while (this.#isDirty && !this.#closed) {
      this.#isDirty = false;
      try {
        await this.#signalRuns();
        await this.#fill();
      } catch (error) {
        this.#isDirty = false; // The next look tries again.
        const { log, queue } = this.#options;
        if (this.#shouldLog(error))
          log.error({ err: error, queueName: queue.name }, 'no job could be claimed');
      }
    }
  }

  /** Tells runs that are to be cancelled, and those whose claim another process was given. */
  async #signalRuns(): Promise<void> {
    const { queue, owner } = this.#options;
    const claims = await queue.claimsOf(owner);
    for (const [id, { job, stop }] of this.#running) {
      const claim = claims.get(id);
      if (claim?.cancelRequested === true) stop.abort('cancelled' satisfies StopReason);
      else if (claim?.attempt !== job.attempt) stop.abort('lost' satisfies StopReason);
    }
    // What a run could not give back, since the store was away just then, nobody else would: this instance lives.
    for (const [id, claim] of claims) if (!this.#running.has(id)) await this.#giveBack(claim);
  }

  async #giveBack(job: ClaimedJob): Promise<void> {
    const { queue } = this.#options;
    const delayMs = backoffMs(job.interruptions);
    await queue.store.tx((query) => queue.requeue(query, job, { delayMs, interrupted: true }));
  }

  async #fill(): Promise<void> {
    const { queue, owner, slots } = this.#options;
    while (!this.#closed && this.#running.size < slots) {
      const job = await queue.claim({ owner, except: this.#findTeamsAtLimit() });
      if (job === undefined) return;
      this.#begin(job);
    }
  }

  /** Teams that hold as many slots as are free. */
  #findTeamsAtLimit(): string[] {
    const free = this.#options.slots - this.#running.size;
    const held = new Map<string, number>();
    for (const { job } of this.#running.values()) held.set(job.teamId, (held.get(job.teamId) ?? 0) + 1);
    return [...held].filter(([, count]) => count >= free).map(([teamId]) => teamId);
  }

  #begin(job: ClaimedJob): void {
    // An earlier claim of the same job was lost, and nobody has told its run yet.
    this.#running.get(job.id)?.stop.abort('lost' satisfies StopReason);
    const stop = new AbortController();
    const done = this.#run(job, stop.signal)
      .catch((error: unknown) => {
        const { log, queue } = this.#options;
        log.error({ err: error, queueName: queue.name, jobId: job.id }, 'a job was left to the next claim');
      })
      .finally(() => {
        if (this.#running.get(job.id)?.stop === stop) this.#running.delete(job.id);
        if (!this.#closed) this.#lookNow();
      });
    this.#running.set(job.id, { job, stop, done });
  }

  async #run(job: ClaimedJob, stop: AbortSignal): Promise<void> {
    const { queue, run, log } = this.#options;
    const outcome = await Promise.race([run(job, stop), this.#stopped(stop)]).catch((error: unknown) => {
      log.error({ err: error, queueName: queue.name, jobId: job.id }, 'a job failed and is tried again');
      return { retryInMs: backoffMs(job.interruptions), interrupted: true };
    });
    if (outcome === 'ended') return;
    const { retryInMs, ...how } = outcome;
    await queue.store.tx((query) => queue.requeue(query, job, { delayMs: retryInMs, ...how }));
  }

  /** Resolves some time after the run was told to stop: one that does not is given back without it. */
  async #stopped(stop: AbortSignal): Promise<{ retryInMs: number }> {
    if (!stop.aborted)
      await new Promise((resolve) => stop.addEventListener('abort', resolve, { once: true }));
    await sleep(this.#options.stopMs, undefined, { ref: false });
    return { retryInMs: 0 };
  }
}
