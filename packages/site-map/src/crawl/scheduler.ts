import { HostQueue, type Job } from './host-queue.ts';
import { TimeHeap } from './time-heap.ts';

/** Bounds of the scheduler. */
export interface SchedulerOptions {
  /** Requests in flight at once, all hosts together. */
  readonly concurrency: number;
  /** Requests in flight at once to one host. */
  readonly hostConcurrency: number;
  /** Requests a second to one host; Infinity for no limit. */
  readonly rate: number;
  /** When the time is up, in milliseconds of `performance.now`; jobs that could only begin later are dropped. */
  readonly until: number;
}

/**
 * Runs jobs host by host: each host has a token bucket and a cap in flight, all share one cap. Hosts that may go on
 * take turns; those that must wait stand in a heap by when they may; those at their cap are looked at again when one
 * of their jobs ends. So no step asks every host. Jobs handle their own failures; `onError` hears of those they did not expect.
 */
export class Scheduler {
  readonly #options: SchedulerOptions;
  readonly #hosts = new Map<string, HostQueue>();
  /** Hosts that may start a job now, in the order in which their turn comes. */
  readonly #ready = new Set<HostQueue>();
  /** Hosts that may start one later. */
  readonly #later = new TimeHeap<HostQueue>();
  /** Jobs waiting for their turn. */
  queued = 0;
  /** Why jobs were dropped, if any were: their turn would come too late, or their host keeps refusing. */
  dropped: 'timeout' | 'overload' | undefined;
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

  get idle(): boolean {
    return this.#inFlight === 0 && this.queued === 0 && this.#delayed.size === 0;
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

  /** Queues a job for a host; 0 is the most urgent of the four priorities. `onDropped` hears that its turn will not come. */
  push(host: HostQueue, priority: number, job: Job, onDropped?: () => void): void {
    if (this.#stopped) return;
    host.push(priority, job, onDropped);
    this.queued++;
    this.wake(host);
  }

  /** Queues a job after a pause of `delay` milliseconds, at once when it is 0. */
  pushLater(delay: number, host: HostQueue, priority: number, job: Job, onDropped?: () => void): void {
    if (this.#stopped) return;
    if (delay <= 0) return this.push(host, priority, job, onDropped);
    if (performance.now() + delay >= this.#options.until) {
      this.dropped ??= 'timeout';
      return onDropped?.();
    }
    const timer = setTimeout(() => {
      this.#delayed.delete(timer);
      this.push(host, priority, job, onDropped);
    }, delay);
    this.#delayed.add(timer);
  }

  /** Looks again whether a host may go on: after it got work, its gate opened or its rate changed. */
  wake(host: HostQueue): void {
    this.#place(host, performance.now());
    this.#pump();
  }

  /** Drops everything that waits; what runs is left to its own signal. */
  stop(): void {
    this.#stopped = true;
    this.queued = 0;
    this.#ready.clear();
    this.#later.clear();
    for (const timer of this.#delayed) clearTimeout(timer);
    this.#delayed.clear();
    clearTimeout(this.#timer);
  }

  /** Puts a host where it belongs: among the ready ones, in the heap, or nowhere until something happens to it. */
  #place(host: HostQueue, now: number): void {
    this.#dropHopeless(host, now);
    const wait = host.size === 0 || this.#stopped ? Number.POSITIVE_INFINITY : host.waitTime(now);
    if (wait <= 0) return void this.#ready.add(host);
    this.#ready.delete(host);
    // An entry that comes too early only looks again.
    if (now + wait >= host.dueAt) return;
    host.dueAt = now + wait;
    this.#later.push(host.dueAt, host);
  }

  /** Jobs whose turn cannot come are not waited for; what they would have visited stays known. */
  #dropHopeless(host: HostQueue, now: number): void {
    if (host.size === 0 || this.#stopped) return;
    const wait = host.waitTime(now);
    const isTooLate = wait < Number.POSITIVE_INFINITY && now + wait >= this.#options.until;
    if (!isTooLate && !host.givenUp) return;
    this.queued -= host.size;
    this.dropped ??= host.givenUp ? 'overload' : 'timeout';
    host.clear();
    if (this.idle) this.#onIdle();
  }

  #pump(): void {
    const now = performance.now();
    while (this.#later.soonest <= now) {
      const host = this.#later.pop();
      if (!host) break;
      host.dueAt = Number.POSITIVE_INFINITY;
      this.#place(host, now);
    }
    for (const host of this.#ready) {
      if (this.#inFlight >= this.#options.concurrency) return;
      this.#ready.delete(host);
      if (host.waitTime(now) <= 0) this.#runNext(host, now);
      // At the end of the round, which the loop over the set reaches again.
      this.#place(host, now);
    }
    const { soonest } = this.#later;
    if (soonest < Number.POSITIVE_INFINITY) this.#wakeAtTime(soonest, now);
  }

  #runNext(host: HostQueue, now: number): void {
    const job = host.take(now);
    if (!job) return;
    this.queued--;
    this.#inFlight++;
    const done = (): void => {
      this.#inFlight--;
      host.inFlight--;
      this.wake(host);
      if (this.idle) this.#onIdle();
    };
    job().then(done, (error: unknown) => {
      this.#onError(error);
      done();
    });
  }

  #wakeAtTime(time: number, now: number): void {
    if (time >= this.#wakeAt && this.#wakeAt > now) return;
    clearTimeout(this.#timer);
    this.#wakeAt = time;
    this.#timer = setTimeout(
      () => {
        this.#wakeAt = Number.POSITIVE_INFINITY;
        this.#pump();
      },
      Math.ceil(time - now),
    );
  }
}
