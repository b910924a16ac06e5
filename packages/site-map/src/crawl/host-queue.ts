/** Work for one host. It settles its own failures. */
export type Job = () => Promise<void>;

/** Robots and sitemaps, then pagination and sections, then the rest, then what looks like a trap. */
const PRIORITIES = 4;
const MIN_RATE = 0.2;
/** Seconds' worth of tokens a host may save up. */
const BURST_SECONDS = 0.25;

/** One host's jobs by priority, its token bucket, and its cap in flight. */
export class HostQueue {
  inFlight = 0;
  /** Closed until robots.txt is known: only the most urgent jobs run. */
  closed = false;
  readonly #queues: Fifo<Job>[] = Array.from({ length: PRIORITIES }, () => new Fifo<Job>());
  #cap: number;
  #rate: number;
  #tokens: number;
  #filledAt = performance.now();
  #pausedUntil = 0;

  constructor(cap: number, rate: number) {
    this.#cap = cap;
    this.#rate = rate;
    this.#tokens = this.#capacity;
  }

  get size(): number {
    return this.#queues.reduce((sum, queue) => sum + queue.size, 0);
  }

  push(priority: number, job: Job): void {
    this.#queues[Math.min(priority, PRIORITIES - 1)]?.push(job);
  }

  /** Milliseconds until the next job may start: 0 for now, Infinity when only an event can free it. */
  waitTime(now: number): number {
    if (this.inFlight >= this.#cap || (this.closed && this.#queues[0]?.size === 0))
      return Number.POSITIVE_INFINITY;
    if (this.#pausedUntil > now) return this.#pausedUntil - now;
    if (this.#rate === Number.POSITIVE_INFINITY) return 0;
    this.#refill(now);
    return this.#tokens >= 1 ? 0 : ((1 - this.#tokens) / this.#rate) * 1000;
  }

  /** Takes the next job and its token. */
  take(now: number): Job | undefined {
    this.#refill(now);
    const job = this.#queues
      .find((queue, priority) => queue.size > 0 && (priority === 0 || !this.closed))
      ?.shift();
    if (!job) return undefined;
    this.#tokens--;
    this.inFlight++;
    return job;
  }

  /** Keeps `seconds` between two requests, one at a time (`Crawl-delay`). */
  setDelay(seconds: number): void {
    if (seconds <= 0) return;
    this.#cap = 1;
    this.#rate = Math.min(this.#rate, 1 / seconds);
    this.#tokens = Math.min(this.#tokens, this.#capacity);
  }

  /** The host asked for less: halves rate and cap, and pauses. */
  slowDown(pauseMs: number, now: number): void {
    const rate = this.#rate === Number.POSITIVE_INFINITY ? 64 : this.#rate;
    // One overload is one signal, however many responses report it.
    if (this.#pausedUntil <= now) {
      this.#rate = Math.max(MIN_RATE, rate / 2);
      this.#cap = Math.max(1, this.#cap >> 1);
      this.#tokens = Math.min(this.#tokens, 1);
      this.#filledAt = now;
    }
    this.#pausedUntil = Math.max(this.#pausedUntil, now + pauseMs);
  }

  get #capacity(): number {
    return Math.max(1, this.#rate * BURST_SECONDS);
  }

  #refill(now: number): void {
    if (this.#rate === Number.POSITIVE_INFINITY) return;
    this.#tokens = Math.min(this.#capacity, this.#tokens + ((now - this.#filledAt) / 1000) * this.#rate);
    this.#filledAt = now;
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
