import type { Traffic } from '@web-data/net/pace';
import { HostQueue, type Job, type JobPriority } from './host-queue.ts';

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
  /** Hosts that wait until their pace allows the next request. */
  readonly #paced = new Set<HostQueue>();
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
    const isWaiting = this.#ready.size > 0 || this.#paced.size > 0 || this.#delayed.size > 0;
    return this.#inFlight === 0 && !isWaiting;
  }

  /** Number of waiting jobs and pages. */
  get queued(): number {
    return this.#stopped ? 0 : [...this.#hosts.values()].reduce((sum, { size }) => sum + size, 0);
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

  /** Queues a job for a host. Calls `onDropped` when the job will not run. */
  push(host: HostQueue, priority: JobPriority, job: Job, onDropped?: () => void): void {
    if (this.#stopped) return;
    host.push(priority, job, onDropped);
    this.wake(host);
  }

  /** Queues a job after `delay` milliseconds; at once when it is 0. */
  pushLater(delay: number, host: HostQueue, priority: JobPriority, job: Job, onDropped?: () => void): void {
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
    this.#paced.delete(host);
    if (host.hasWork && !this.#dropHopeless(host, performance.now())) this.#ready.add(host);
    this.#pump();
    if (this.idle) this.#onIdle();
  }

  /** Drops all waiting jobs; running ones are ended by their own signal. */
  stop(): void {
    if (this.#stopped) return;
    this.#stopped = true;
    this.#ready.clear();
    this.#paced.clear();
    for (const timer of this.#delayed) clearTimeout(timer);
    this.#delayed.clear();
    for (const host of this.#hosts.values()) {
      host.pace.leaveLine(host);
      host.pace.leave(this);
    }
  }

  /** Drops jobs that cannot start in time; the URLs that they would have visited remain known. */
  #dropHopeless(host: HostQueue, now: number): boolean {
    const wait = host.pace.waitTime(now);
    const isTooLate = wait < Number.POSITIVE_INFINITY && now + wait >= this.#options.until;
    if (!isTooLate && !host.pace.isAbandoned) return false;
    this.dropped ??= host.pace.isAbandoned ? 'overload' : 'timeout';
    this.#ready.delete(host);
    host.clear();
    return true;
  }

  #pump(): void {
    const now = performance.now();
    for (const host of this.#ready) {
      if (this.#inFlight >= this.#options.concurrency) return;
      this.#ready.delete(host);
      if (!host.hasWork) continue;
      if (!host.pace.take(host, now)) this.#paced.add(host);
      // Appended to the set, so the loop reaches it once more at the end of the round.
      else if (this.#runNext(host)) this.#ready.add(host);
    }
  }

  /** Starts the next job of a host that has a slot. */
  #runNext(host: HostQueue): boolean {
    const job = host.take();
    if (!job) {
      host.pace.release(host);
      return false;
    }
    this.#inFlight++;
    const done = (): void => {
      this.#inFlight--;
      host.pace.release(host);
      this.wake(host);
    };
    job().then(done, (error: unknown) => {
      this.#onError(error);
      done();
    });
    return true;
  }
}

const SCHEME = /^https?:\/\//;
