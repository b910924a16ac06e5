/** Work for one host. It settles its own failures. */
export type Job = () => Promise<void>;

/** Robots and sitemaps, then pagination and sections, then the rest, then what looks like a trap. */
const PRIORITIES = 4;
const MIN_RATE = 0.2;
/** Requests a second after the first overload, where there was no limit. */
const FIRST_SLOW_RATE = 32;
/** Milliseconds in which several refusals are one overload. */
const OVERLOAD_MS = 1000;
/** Shortest pause after an overload, in milliseconds. */
const MIN_PAUSE = 50;
/** Longest pause a site can demand, in milliseconds. */
export const MAX_PAUSE = 60_000;
/** Longest pause after one refusal, in milliseconds: the next answer shows whether it is the host's or the page's own. */
const FIRST_PAUSE = 5000;
/** Milliseconds of pauses asked for in a row, with no answer between, until a host is given up. */
const PATIENCE = 120_000;
const RECOVERY = 1.05;
const CAP_EVERY = 5;
/** Shortest wait for a token, in milliseconds: tokens may round to just below 1, and less would not move the clock on. */
const MIN_WAIT = 0.001;
/** Seconds' worth of tokens a host may save up. */
const BURST_SECONDS = 0.25;

/** One host's jobs by priority, its token bucket, and its cap in flight. */
export class HostQueue {
  inFlight = 0;
  /** Closed until robots.txt is known: only the most urgent jobs run. */
  closed = false;
  /** When it stands in the scheduler's heap, in milliseconds of `performance.now`; Infinity when it does not. */
  dueAt: number = Number.POSITIVE_INFINITY;
  readonly #queues: Fifo<Job>[] = Array.from({ length: PRIORITIES }, () => new Fifo<Job>());
  #maxCap: number;
  #maxRate: number;
  #cap: number;
  #rate: number;
  #successes = 0;
  #slowedAt = Number.NEGATIVE_INFINITY;
  #tokens: number;
  #filledAt = performance.now();
  /** Who wants to know that a job will not have its turn. */
  readonly #onDropped = new Map<Job, () => void>();
  #pausedUntil = 0;
  /** Milliseconds of pauses the host asked for since it last answered, and those of the refusal before this one. */
  #asked = 0;
  #askedBefore = 0;

  constructor(cap: number, rate: number) {
    this.#maxCap = this.#cap = cap;
    this.#maxRate = this.#rate = rate;
    this.#tokens = this.#capacity;
  }

  /** Jobs waiting. */
  size = 0;

  push(priority: number, job: Job, onDropped?: () => void): void {
    this.#queues[Math.min(priority, PRIORITIES - 1)]?.push(job);
    if (onDropped) this.#onDropped.set(job, onDropped);
    this.size++;
  }

  /** True when the host keeps refusing, though it gets its pauses. */
  get givenUp(): boolean {
    return this.#asked > PATIENCE;
  }

  /** Drops all that waits. */
  clear(): void {
    for (const queue of this.#queues) queue.clear();
    this.size = 0;
    const told = [...this.#onDropped.values()];
    this.#onDropped.clear();
    for (const onDropped of told) onDropped();
  }

  /** Milliseconds until the next job may start: 0 for now, Infinity when only an event can free it. */
  waitTime(now: number): number {
    if (this.inFlight >= this.#cap || (this.closed && this.#queues[0]?.size === 0))
      return Number.POSITIVE_INFINITY;
    if (this.#pausedUntil > now) return this.#pausedUntil - now;
    if (this.#rate === Number.POSITIVE_INFINITY) return 0;
    this.#refill(now);
    return this.#tokens >= 1 ? 0 : Math.max(MIN_WAIT, ((1 - this.#tokens) / this.#rate) * 1000);
  }

  /** Takes the next job and its token. */
  take(now: number): Job | undefined {
    this.#refill(now);
    const job = this.#queues
      .find((queue, priority) => queue.size > 0 && (priority === 0 || !this.closed))
      ?.shift();
    if (!job) return undefined;
    this.#onDropped.delete(job);
    this.size--;
    this.#tokens--;
    this.inFlight++;
    return job;
  }

  /** Keeps `seconds` between two requests, one at a time (`Crawl-delay`). */
  setDelay(seconds: number): void {
    if (seconds <= 0) return;
    this.#maxCap = this.#cap = 1;
    this.#maxRate = this.#rate = Math.min(this.#rate, 1 / seconds);
    this.#tokens = Math.min(this.#tokens, this.#capacity);
  }

  /** The host asked for less: halves rate and cap once a second at most, and pauses, up to a minute. */
  slowDown(pauseMs: number, now: number): void {
    const wanted = Math.min(pauseMs, MAX_PAUSE);
    // What was under way when the pause began adds nothing to it.
    if (now >= this.#pausedUntil) {
      this.#askedBefore = this.#asked;
      this.#asked += wanted;
    }
    const isSure = this.closed || (this.#askedBefore > 0 && pauseMs <= MAX_PAUSE);
    const pause = isSure ? wanted : Math.min(wanted, FIRST_PAUSE);
    this.#pausedUntil = Math.max(this.#pausedUntil, now + Math.max(pause, MIN_PAUSE));
    // One overload is one signal, however many responses report it.
    if (now - this.#slowedAt < OVERLOAD_MS) return;
    this.#slowedAt = now;
    // A `Crawl-delay` may ask for less than the least we come down to.
    const least = Math.min(MIN_RATE, this.#maxRate);
    this.#rate = Math.max(least, Math.min(this.#rate, FIRST_SLOW_RATE * 2) / 2);
    this.#cap = Math.max(1, this.#cap >> 1);
    this.#tokens = Math.min(this.#tokens, 1);
    this.#filledAt = now;
  }

  /** A request went well: what an overload took is given back bit by bit. */
  speedUp(): void {
    this.#asked = 0;
    if (this.#rate >= this.#maxRate && this.#cap >= this.#maxCap) return;
    this.#rate = Math.min(this.#maxRate, this.#rate * RECOVERY);
    if (++this.#successes % CAP_EVERY === 0) this.#cap = Math.min(this.#maxCap, this.#cap + 1);
    if (this.#rate > FIRST_SLOW_RATE * 8 && this.#cap === this.#maxCap) this.#rate = this.#maxRate;
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
