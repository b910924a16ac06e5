import type { Traffic } from '../fetch/traffic.ts';
import { HostQueue, type Job } from './host-queue.ts';

/** Bounds of the scheduler. */
export interface SchedulerOptions {
  /** Shared with other maps: it says which host may be asked when. */
  readonly traffic: Traffic;
  /** Who the map is for; tenants that ask one host take turns. Default: the map is one of its own. */
  readonly tenant?: unknown;
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
 * Runs the jobs of one map, host by host: hosts with work take turns under one cap; a host whose pace has no turn to
 * give calls again when it has. So no step asks every host. Jobs handle their own failures; `onError` hears of those
 * they did not expect.
 */
export class Scheduler {
  readonly #options: SchedulerOptions;
  readonly #hosts = new Map<string, HostQueue>();
  /** Hosts that may start a job now, in the order in which their turn comes. */
  readonly #ready = new Set<HostQueue>();
  /** Jobs waiting for their turn. */
  queued = 0;
  /** Why jobs were dropped, if any were: their turn would come too late, or their host keeps refusing. */
  dropped: 'timeout' | 'overload' | undefined;
  #inFlight = 0;
  readonly #delayed = new Set<NodeJS.Timeout>();
  #stopped = false;
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

  /** The queue of one origin, created on first use; http and https of a host keep one pace. */
  host(origin: string): HostQueue {
    const known = this.#hosts.get(origin);
    if (known) return known;
    const { traffic, tenant, rate, hostConcurrency: concurrency } = this.#options;
    const pace = traffic.host(origin.replace(SCHEME, ''), this, { rate, concurrency });
    const host = new HostQueue(pace, tenant, () => this.wake(host));
    this.#hosts.set(origin, host);
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

  /** Looks again whether a host may go on: after it got work, its gate opened or its pace has a turn. */
  wake(host: HostQueue): void {
    if (this.#stopped) return;
    this.#dropHopeless(host, performance.now());
    if (host.hasWork) this.#ready.add(host);
    this.#pump();
  }

  /** Drops everything that waits; what runs is left to its own signal. */
  stop(): void {
    if (this.#stopped) return;
    this.#stopped = true;
    this.queued = 0;
    this.#ready.clear();
    for (const timer of this.#delayed) clearTimeout(timer);
    this.#delayed.clear();
    for (const host of this.#hosts.values()) {
      host.pace.leaveLine(host);
      host.pace.leave(this);
    }
  }

  /** Jobs whose turn cannot come are not waited for; what they would have visited stays known. */
  #dropHopeless(host: HostQueue, now: number): void {
    if (!host.hasWork) return;
    const wait = host.pace.waitTime(now);
    const isTooLate = wait < Number.POSITIVE_INFINITY && now + wait >= this.#options.until;
    if (!isTooLate && !host.isAbandoned) return;
    this.queued -= host.size;
    this.dropped ??= host.isAbandoned ? 'overload' : 'timeout';
    host.clear();
    if (this.idle) this.#onIdle();
  }

  #pump(): void {
    const now = performance.now();
    for (const host of this.#ready) {
      if (this.#inFlight >= this.#options.concurrency) return;
      this.#ready.delete(host);
      if (!host.hasWork || !host.pace.take(host, now)) continue;
      this.#runNext(host);
      // At the end of the round, which the loop over the set reaches again.
      if (host.hasWork) this.#ready.add(host);
    }
  }

  #runNext(host: HostQueue): void {
    const job = host.take();
    if (!job) return;
    this.queued--;
    this.#inFlight++;
    const done = (): void => {
      this.#inFlight--;
      host.pace.release();
      this.wake(host);
      if (this.idle) this.#onIdle();
    };
    job().then(done, (error: unknown) => {
      this.#onError(error);
      done();
    });
  }
}

const SCHEME = /^https?:\/\//;
