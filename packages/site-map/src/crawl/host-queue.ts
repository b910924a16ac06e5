import type { Waiter, Pace } from '@web-data/net/pace';

/** Work for one host; handles its own errors. */
export type Job = () => Promise<void>;

/** Robots and sitemaps, then pagination and sections, then the rest, then likely traps. */
const PRIORITIES = 4;

/** The jobs of one map for one host, by priority. The pace of the host decides when they run. */
export class HostQueue implements Waiter {
  readonly pace: Pace;
  readonly tenant: unknown;
  /** True until robots.txt is known: only the jobs of the highest priority run. */
  closed = false;
  /** Number of waiting jobs. */
  size = 0;
  readonly #queues: Fifo<Job>[] = Array.from({ length: PRIORITIES }, () => new Fifo<Job>());
  /** Listeners for jobs that are dropped. */
  readonly #onDropped = new Map<Job, () => void>();
  readonly #onOffered: (queue: HostQueue) => void;

  /** @param onOffered called when the host may receive another request. */
  constructor(pace: Pace, tenant: unknown, onOffered: (queue: HostQueue) => void) {
    this.pace = pace;
    this.tenant = tenant;
    this.#onOffered = onOffered;
  }

  /** Whether a job could run if the pace of the host allows it. */
  get hasWork(): boolean {
    return this.size > 0 && (!this.closed || this.#queues[0]?.size !== 0);
  }

  /** Whether the host still rejects requests after pauses. */
  get isAbandoned(): boolean {
    return this.pace.isAbandoned;
  }

  offered(): void {
    this.#onOffered(this);
  }

  push(priority: number, job: Job, onDropped?: () => void): void {
    this.#queues[Math.min(priority, PRIORITIES - 1)]?.push(job);
    if (onDropped) this.#onDropped.set(job, onDropped);
    this.size++;
  }

  /** Takes the next job. */
  take(): Job | undefined {
    const isOpen = (queue: Fifo<Job>, priority: number): boolean =>
      queue.size > 0 && (priority === 0 || !this.closed);
    const job = this.#queues.find(isOpen)?.shift();
    if (!job) return undefined;
    this.#onDropped.delete(job);
    this.size--;
    return job;
  }

  /** Drops all waiting jobs. */
  clear(): void {
    for (const queue of this.#queues) queue.clear();
    this.size = 0;
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

  /** Notes a successful request. */
  speedUp(): void {
    this.pace.speedUp();
  }

  /** Waits `seconds` between two requests, one at a time (`Crawl-delay`), for all users of the host. */
  setDelay(seconds: number): void {
    this.pace.setDelay(seconds);
  }
}

/** A queue that does not move its items when the first one is removed. */
class Fifo<T> {
  #items: (T | undefined)[] = [];
  #head = 0;

  get size(): number {
    return this.#items.length - this.#head;
  }

  push(item: T): void {
    this.#items.push(item);
  }

  clear(): void {
    this.#items = [];
    this.#head = 0;
  }

  shift(): T | undefined {
    const item = this.#items[this.#head];
    this.#items[this.#head++] = undefined;
    if (this.#head > 1024 && this.#head * 2 > this.#items.length) {
      this.#items = this.#items.slice(this.#head);
      this.#head = 0;
    }
    return item;
  }
}
