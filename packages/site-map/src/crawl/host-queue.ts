import type { Pace, Waiter } from '@web-data/net/pace';
import { Fifo } from './queues.ts';

/** Work for one host; handles its own errors. */
export type Job = () => Promise<void>;

/** Priorities of jobs. Pages come after files, and before retries. */
export const ROBOTS = 0;
export const START = 1;
export const FILE = 2;
export const RETRY = 3;
/** Files that nothing names: they come when nothing else waits. */
export const GUESS = 4;
export type JobPriority = typeof ROBOTS | typeof START | typeof FILE | typeof RETRY | typeof GUESS;

/** The pages of a host that wait for a visit; which one is next is decided when it may be requested. */
export interface PageQueue {
  /** Number of waiting pages. */
  readonly size: () => number;
  readonly hasNext: () => boolean;
  readonly take: () => Job | undefined;
  readonly clear: () => void;
}

/** The jobs of one map for one host, by priority. The pace of the host decides when they run. */
export class HostQueue implements Waiter {
  readonly pace: Pace;
  readonly tenant: unknown;
  /** True until robots.txt is known: only the request for it runs. */
  closed = false;
  pages: PageQueue | undefined;
  readonly #queues = [ROBOTS, START, FILE, RETRY, GUESS].map(() => new Fifo<Job>());
  /** Listeners for jobs that are dropped. */
  readonly #onDropped = new Map<Job, () => void>();
  readonly #onOffered: (queue: HostQueue) => void;

  /** @param onOffered called when the host may receive another request. */
  constructor(pace: Pace, tenant: unknown, onOffered: (queue: HostQueue) => void) {
    this.pace = pace;
    this.tenant = tenant;
    this.#onOffered = onOffered;
  }

  /** Number of waiting jobs and pages. */
  get size(): number {
    return this.#queues.reduce((sum, { size }) => sum + size, this.pages?.size() ?? 0);
  }

  /** Whether a job could run if the pace of the host allows it. */
  get hasWork(): boolean {
    if (this.closed) return this.#queues[ROBOTS]?.size !== 0;
    return this.#queues.some(({ size }) => size > 0) || this.pages?.hasNext() === true;
  }

  offered(): void {
    this.#onOffered(this);
  }

  push(priority: JobPriority, job: Job, onDropped?: () => void): void {
    this.#queues[priority]?.push(job);
    if (onDropped) this.#onDropped.set(job, onDropped);
  }

  /** Takes the next job. */
  take(): Job | undefined {
    const job = this.closed ? this.#shift(ROBOTS, ROBOTS) : this.#next();
    if (job) this.#onDropped.delete(job);
    return job;
  }

  /** Drops all waiting jobs and pages. */
  clear(): void {
    for (const queue of this.#queues) queue.clear();
    this.pages?.clear();
    const listeners = [...this.#onDropped.values()];
    this.#onDropped.clear();
    for (const onDropped of listeners) onDropped();
  }

  /**
   * Reduces the pace for all users of the host after an overload. Until robots.txt is known, the requested pause applies in
   * full.
   */
  slowDown(pauseMs: number, now: number): void {
    this.pace.slowDown(pauseMs, now, this.closed);
  }

  #next(): Job | undefined {
    return this.#shift(ROBOTS, FILE) ?? this.pages?.take() ?? this.#shift(RETRY, GUESS);
  }

  #shift(first: JobPriority, last: JobPriority): Job | undefined {
    for (let priority: number = first; priority <= last; priority++) {
      const job = this.#queues[priority]?.shift();
      if (job) return job;
    }
    return undefined;
  }
}
