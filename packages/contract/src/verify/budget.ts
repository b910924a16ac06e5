import { pause } from '../http/pause.ts';

/** Thrown when the budget of a run is spent; trials that hit it are reported as not tested. */
export class BudgetSpent extends Error {
  override readonly name = 'BudgetSpent';
}

/** Limits of a run in requests, in requests per second and in time. */
export interface BudgetOptions {
  readonly maxRequests: number;
  readonly rate: number | undefined;
  readonly deadlineMs: number;
}

/** Counts requests, spaces them out and rejects those beyond the limits. */
export class Budget {
  readonly #options: BudgetOptions;
  readonly #end: number;
  #next = 0;
  /** Requests sent so far. */
  sent = 0;
  /** The limit that was reached, as a message. */
  spent: string | undefined;

  constructor(options: BudgetOptions) {
    this.#options = options;
    this.#end = performance.now() + options.deadlineMs;
  }

  /** Milliseconds left, never below 0. */
  get leftMs(): number {
    return Math.max(0, this.#end - performance.now());
  }

  /**
   * Waits for the next free slot.
   * @throws BudgetSpent when there is none.
   */
  async take(): Promise<void> {
    if (this.sent >= this.#options.maxRequests)
      this.spent ??= `the limit of ${this.#options.maxRequests} requests is reached`;
    if (this.leftMs === 0) this.spent ??= `the limit of ${this.#options.deadlineMs} ms is reached`;
    if (this.spent !== undefined) throw new BudgetSpent(this.spent);
    this.sent += 1;
    if (this.#options.rate === undefined) return;
    const now = performance.now();
    const slot = Math.max(now, this.#next);
    this.#next = slot + 1000 / this.#options.rate;
    if (slot > now) await pause(slot - now);
  }
}
