import { setTimeout } from 'node:timers/promises';

/** The result of a rate limit for one request. */
export interface Permit {
  allowed: boolean;
  /** Milliseconds until the current minute of the limit ends. */
  resetMs: number;
}

/** Counts the requests of a window; several processes may share the counters. */
export interface RateCounter {
  /** Adds `points` to the counter of `key`. Returns no promise when no other process is involved. */
  add(key: string, points: number): Count | Promise<Count>;
}

/** The state of a counter for a key. */
export interface Count {
  total: number;
  /** Milliseconds until its window ends. */
  resetMs: number;
  /** How often each point was counted; once by default. */
  weight?: number;
}

interface Waiting {
  limit: number;
  resolve(permit: Permit): void;
  reject(error: unknown): void;
}

/** Max keys cached as used up. */
const REMEMBERED = 10_000;

/**
 * Rate limits over shared counters. Requests of one key that arrive during a call to the counter are counted with one
 * more call. A key that is used up is rejected without a call until its window ends. The cost of sharing therefore does
 * not grow with the number of requests.
 */
export class RateLimits {
  readonly #counter: RateCounter;
  readonly #intervalMs: number;
  readonly #queues = new Map<string, Waiting[]>();
  readonly #usedUp = new Map<string, { total: number; until: number }>();

  /** @param intervalMs between two calls about a key; 0 calls for each request, which suits a counter in memory. */
  constructor(counter: RateCounter, intervalMs = 0) {
    this.#counter = counter;
    this.#intervalMs = intervalMs;
  }

  /** Counts a request and returns whether it is within `limit` requests a window. */
  consume(key: string, limit: number): Permit | Promise<Permit> {
    const used = this.#usedUp.get(key);
    if (used !== undefined) {
      const resetMs = used.until - performance.now();
      if (resetMs > 0 && used.total >= limit) return { allowed: false, resetMs };
      this.#usedUp.delete(key);
    }
    if (this.#intervalMs === 0) return this.#addOne(key, limit);
    return new Promise((resolve, reject) => this.#join(key, { limit, resolve, reject }));
  }

  #addOne(key: string, limit: number): Permit | Promise<Permit> {
    const judge = ({ total, resetMs }: Count): Permit => ({ allowed: total <= limit, resetMs });
    const count = this.#counter.add(key, 1);
    return count instanceof Promise ? count.then(judge) : judge(count);
  }

  #join(key: string, waiting: Waiting): void {
    const queue = this.#queues.get(key);
    if (queue !== undefined) {
      queue.push(waiting);
      return;
    }
    const first = [waiting];
    this.#queues.set(key, first);
    void this.#work(key, first);
  }

  async #work(key: string, queue: Waiting[]): Promise<void> {
    while (queue.length > 0) {
      const interval = setTimeout(this.#intervalMs);
      await this.#addBatch(key, queue.splice(0));
      await interval;
    }
    this.#queues.delete(key);
  }

  async #addBatch(key: string, batch: Waiting[]): Promise<void> {
    try {
      const { total, resetMs, weight = 1 } = await this.#counter.add(key, batch.length);
      const before = total - batch.length * weight;
      for (const [index, { limit, resolve }] of batch.entries()) {
        const allowed = before + index * weight < limit;
        if (!allowed) this.#remember(key, total, resetMs);
        resolve({ allowed, resetMs });
      }
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  #remember(key: string, total: number, resetMs: number): void {
    if (this.#usedUp.size >= REMEMBERED) this.#usedUp.delete(this.#usedUp.keys().next().value!);
    this.#usedUp.set(key, { total, until: performance.now() + resetMs });
  }
}
