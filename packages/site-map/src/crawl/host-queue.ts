import type { Waiter } from '../fetch/line.ts';
import type { Pace } from '../fetch/pace.ts';

/** Work for one host. It settles its own failures. */
export type Job = () => Promise<void>;

/** Robots and sitemaps, then pagination and sections, then the rest, then what looks like a trap. */
const PRIORITIES = 4;

/** What one map wants of one host: its jobs by priority. When they may run is for the host's pace to say. */
export class HostQueue implements Waiter {
  readonly pace: Pace;
  readonly tenant: unknown;
  /** Closed until robots.txt is known: only the most urgent jobs run. */
  closed = false;
  /** Jobs waiting. */
  size = 0;
  readonly #queues: Fifo<Job>[] = Array.from({ length: PRIORITIES }, () => new Fifo<Job>());
  /** Who wants to know that a job will not have its turn. */
  readonly #onDropped = new Map<Job, () => void>();
  readonly #onOffered: (queue: HostQueue) => void;

  /** @param onOffered told when the host may be asked again. */
  constructor(pace: Pace, tenant: unknown, onOffered: (queue: HostQueue) => void) {
    this.pace = pace;
    this.tenant = tenant;
    this.#onOffered = onOffered;
  }

  /** True when a job could run if the host's pace allows. */
  get hasWork(): boolean {
    return this.size > 0 && (!this.closed || this.#queues[0]?.size !== 0);
  }

  /** True when the host keeps refusing, though it gets its pauses. */
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

  /** Drops all that waits. */
  clear(): void {
    for (const queue of this.#queues) queue.clear();
    this.size = 0;
    const listeners = [...this.#onDropped.values()];
    this.#onDropped.clear();
    for (const onDropped of listeners) onDropped();
  }

  /** The host asked for less, for all who ask it. Nobody knows better than its robots.txt, which is then waited for. */
  slowDown(pauseMs: number, now: number): void {
    this.pace.slowDown(pauseMs, now, this.closed);
  }

  /** A request went well. */
  speedUp(): void {
    this.pace.speedUp();
  }

  /** Keeps `seconds` between two requests, one at a time (`Crawl-delay`), whoever makes them. */
  setDelay(seconds: number): void {
    this.pace.setDelay(seconds);
  }
}

/** A queue whose head does not move its tail. */
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
