import type { Traffic } from '@web-data/net/pace';
import { HostQueue, type Job } from './host-queue.ts';

/** Options of the scheduler. */
export interface SchedulerOptions {
  /** Shared with other maps; decides when a host may receive a request. */
  readonly traffic: Traffic;
  /** Who the map is for; tenants that use the same host alternate. Default: the map is a tenant of its own. */
  readonly tenant?: unknown;
  /** Max concurrent requests to all hosts together. */
  readonly concurrency: number;
  /** Max concurrent requests to one host. */
  readonly hostConcurrency: number;
  /** Max requests per second to one host; Infinity for no limit. */
  readonly rate: number;
  /** End of the time, in milliseconds of `performance.now`; jobs that could only start later are dropped. */
  readonly until: number;
}

/**
 * Runs the jobs of one map. Hosts with work alternate under one limit; a host whose pace has no free slot calls back
 * when it has one, so no step polls every host. Jobs handle their own errors; `onError` receives unexpected ones.
 */
export class Scheduler {
  readonly #options: SchedulerOptions;
  readonly #hosts = new Map<string, HostQueue>();
  /** Hosts that may start a job now, in order. */
  readonly #ready = new Set<HostQueue>();
  /** Number of queued jobs. */
  queued = 0;
  /** Why jobs were dropped, if any: they would have started too late, or their host rejects requests. */
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

  /** Returns the queue of an origin, created on first use; http and https of a host share one pace. */
  host(origin: string): HostQueue {
    const known = this.#hosts.get(origin);
    if (known) return known;
    const { traffic, tenant, rate, hostConcurrency: concurrency } = this.#options;
    const pace = traffic.host(origin.replace(SCHEME, ''), this, { rate, concurrency });
    const host = new HostQueue(pace, tenant, () => this.wake(host));
    this.#hosts.set(origin, host);
    return host;
  }

  /** Queues a job for a host; 0 is the highest of the four priorities. Calls `onDropped` when the job will not run. */
  push(host: HostQueue, priority: number, job: Job, onDropped?: () => void): void {
    if (this.#stopped) return;
    host.push(priority, job, onDropped);
    this.queued++;
    this.wake(host);
  }

  /** Queues a job after `delay` milliseconds; at once when it is 0. */
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

  /**
   * Checks whether a host may continue: after it got work, its robots.txt became known, or its pace has a free slot.
   */
  wake(host: HostQueue): void {
    if (this.#stopped) return;
    this.#dropHopeless(host, performance.now());
    if (host.hasWork) this.#ready.add(host);
    this.#pump();
  }

  /** Drops all waiting jobs; running ones are ended by their own signal. */
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

  /** Drops jobs that cannot start in time; the URLs that they would have visited remain known. */
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
      // Appended to the set, so the loop reaches it once more at the end of the round.
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
      host.pace.release(host);
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
