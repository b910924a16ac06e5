import { HostQueue, type Job } from './host-queue.ts';

/** Bounds of the scheduler. */
export interface SchedulerOptions {
  /** Requests in flight at once, all hosts together. */
  readonly concurrency: number;
  /** Requests in flight at once to one host. */
  readonly hostConcurrency: number;
  /** Requests a second to one host; Infinity for no limit. */
  readonly rate: number;
}

/**
 * Runs jobs host by host: each host has a token bucket and a cap in flight, all share one cap, and hosts whose turn
 * it is go round robin. Jobs handle their own failures; `onError` hears of those they did not expect.
 */
export class Scheduler {
  readonly #options: SchedulerOptions;
  readonly #hosts = new Map<string, HostQueue>();
  /** Hosts with work, in the order in which their turn comes. */
  readonly #waiting = new Set<HostQueue>();
  #inFlight = 0;
  readonly #delayed = new Set<NodeJS.Timeout>();
  #stopped = false;
  #timer: NodeJS.Timeout | undefined;
  #wakeAt = Number.POSITIVE_INFINITY;
  readonly #onIdle: () => void;
  readonly #onError: (error: unknown) => void;

  constructor(options: SchedulerOptions, onIdle: () => void, onError: (error: unknown) => void) {
    this.#options = options;
    this.#onIdle = onIdle;
    this.#onError = onError;
  }

  /** Jobs waiting for their turn. */
  get queued(): number {
    let count = 0;
    for (const host of this.#waiting) count += host.size;
    return count;
  }

  get idle(): boolean {
    return this.#inFlight === 0 && this.#waiting.size === 0 && this.#delayed.size === 0;
  }

  /** The queue of one host, created on first use. */
  host(key: string): HostQueue {
    let host = this.#hosts.get(key);
    if (!host) {
      host = new HostQueue(this.#options.hostConcurrency, this.#options.rate);
      this.#hosts.set(key, host);
    }
    return host;
  }

  /** Queues a job for a host; 0 is the most urgent of the four priorities. */
  push(host: HostQueue, priority: number, job: Job): void {
    if (this.#stopped) return;
    host.push(priority, job);
    this.#waiting.add(host);
    this.#pump();
  }

  /** Queues a job after a pause of `delay` milliseconds, at once when it is 0. */
  pushLater(delay: number, host: HostQueue, priority: number, job: Job): void {
    if (this.#stopped) return;
    if (delay <= 0) return this.push(host, priority, job);
    const timer = setTimeout(() => {
      this.#delayed.delete(timer);
      this.push(host, priority, job);
    }, delay);
    this.#delayed.add(timer);
  }

  /** Looks again whether a host may go on: after its gate opened or its rate changed. */
  wake(): void {
    this.#pump();
  }

  /** Drops everything that waits; what runs is left to its own signal. */
  stop(): void {
    this.#stopped = true;
    this.#waiting.clear();
    for (const timer of this.#delayed) clearTimeout(timer);
    this.#delayed.clear();
    clearTimeout(this.#timer);
  }

  #pump(): void {
    const now = performance.now();
    let soonest = Number.POSITIVE_INFINITY;
    for (const host of this.#waiting) {
      if (this.#inFlight >= this.#options.concurrency) return;
      const wait = host.waitTime(now);
      if (wait > 0) soonest = Math.min(soonest, wait);
      else this.#runNext(host, now);
    }
    if (soonest < Number.POSITIVE_INFINITY) this.#wakeIn(soonest, now);
  }

  /** Runs one job; the host goes to the end of the round, which the loop over the set reaches again. */
  #runNext(host: HostQueue, now: number): void {
    const job = host.take(now);
    this.#waiting.delete(host);
    if (host.size > 0) this.#waiting.add(host);
    if (!job) return;
    this.#inFlight++;
    const done = (): void => {
      this.#inFlight--;
      host.inFlight--;
      this.#pump();
      if (this.idle) this.#onIdle();
    };
    job().then(done, (error: unknown) => {
      this.#onError(error);
      done();
    });
  }

  #wakeIn(wait: number, now: number): void {
    if (now + wait >= this.#wakeAt && this.#wakeAt > now) return;
    clearTimeout(this.#timer);
    this.#wakeAt = now + wait;
    this.#timer = setTimeout(() => {
      this.#wakeAt = Number.POSITIVE_INFINITY;
      this.#pump();
    }, Math.ceil(wait));
  }
}
