import { setTimeout as sleep } from 'node:timers/promises';
import { FetchError } from '@web-data/net';
import type { JobQueue } from '../../platform/jobs/job-queue.ts';
import type { ClaimedJob } from '../../platform/jobs/job.ts';
import type { ScanBudget } from '../threats/scan-budget.ts';
import type { CrawlRow, CrawlUrlRow } from '../../platform/store/tables/crawl.ts';
import { commitOutcomes } from './commit.ts';
import { isPage } from './entry.ts';
import { nextAt } from './frontier.ts';
import type { Reason } from './finish.ts';
import type { Outcome } from './outcome.ts';
import type { CreditHold } from './credit-hold.ts';
import { WorkList } from './work-list.ts';

/** Services and settings of one step. */
export interface StepOptions {
  queue: JobQueue<CrawlRow>;
  claim: ClaimedJob;
  row: CrawlRow;
  /** Maximum concurrent entries. */
  width: number;
  /** Minimum milliseconds between the starts of two pages. */
  delayMs: number;
  /** Milliseconds after which the step starts no further entry, so that other crawls can run. */
  stepMs: number;
  creditHold: CreditHold;
  /** Credits reserved for a page. */
  price: number;
  /** Scans of the threat policy, charged with the next commit. */
  scans: ScanBudget | undefined;
  visit(entry: CrawlUrlRow): Promise<Outcome>;
  /** Called when the time is over. A visit that waits for a slot of a site may then throw `Aborted`. */
  onTimeUp(): void;
  /** Bytes that the team may store; the step starts no page above. */
  maxStoredBytes: number;
  /** Called with the charged credits. */
  onCharged(credits: number): void;
}

/** Maximum milliseconds of a delay within the step; a longer one ends the step. */
const SHORT_MS = 1000;

/** The result of a step: the crawl continues, or is finished. */
export type StepEnd = { retryInMs: number } | { reason: Reason };

/**
 * One step of a crawl. Visits entries of the frontier, several at once, and writes their outcomes, until its time is
 * over or no entry is ready. The next step visits the entries whose outcomes were not written.
 */
export class Step {
  readonly #options: StepOptions;
  readonly #list: WorkList;
  readonly #stop: AbortSignal;
  #row: CrawlRow;
  #outcomes: Outcome[] = [];
  #committing: Promise<void> | undefined;
  /** Resolves when outcomes were written, or no further entry starts. */
  #change: { promise: Promise<void>; resolve: () => void } = newChange();
  #isTimeUp = false;
  #filling: Promise<boolean> | undefined;
  #isPoor = false;
  #isFull = false;
  #scansCharged = 0;
  #lastPageAt = 0;
  #failure: { error: unknown } | undefined;

  /** @param stop ends the step and abandons its visits. */
  constructor(options: StepOptions, stop: AbortSignal) {
    this.#options = options;
    this.#row = options.row;
    this.#stop = stop;
    this.#list = new WorkList(options.queue.store, options.row.id);
  }

  /** @throws errors of the store; {ClaimLost} */
  async run(): Promise<StepEnd> {
    const { width, stepMs } = this.#options;
    const timer = setTimeout(() => this.#endTime(), stepMs);
    const wake = (): void => this.#notifyWaiters();
    this.#stop.addEventListener('abort', wake, { once: true });
    await Promise.all(Array.from({ length: width }, () => this.#work()));
    this.#stop.removeEventListener('abort', wake);
    clearTimeout(timer);
    if (this.#failure !== undefined) throw this.#failure.error;
    return this.#stop.aborted ? { retryInMs: 0 } : this.#describeEnd();
  }

  /** Visits one entry after the other. */
  async #work(): Promise<void> {
    try {
      for (let entry = await this.#next(); entry !== undefined; entry = await this.#next()) {
        const outcome = await this.#options.visit(entry);
        this.#outcomes.push(outcome);
        await this.#writeOutcomes();
      }
    } catch (error) {
      // The next step visits an abandoned entry.
      const isTimedOut = this.#isTimeUp && error instanceof FetchError && error.code === 'Aborted';
      if (!this.#stop.aborted && !isTimedOut) this.#failure ??= { error };
    } finally {
      this.#notifyWaiters(); // Lets the other loops see that the step is over.
    }
  }

  get #isOver(): boolean {
    return this.#isTimeUp || this.#isFull || this.#stop.aborted || this.#failure !== undefined;
  }

  #endTime(): void {
    this.#isTimeUp = true;
    this.#options.onTimeUp();
    this.#notifyWaiters();
  }

  /** Wakes the loops that wait for a change. */
  #notifyWaiters(): void {
    const { resolve } = this.#change;
    this.#change = newChange();
    resolve();
  }

  /**
   * Returns the next entry, once one is ready and its price is reserved; undefined when no further entry should start.
   */
  async #next(): Promise<CrawlUrlRow | undefined> {
    while (!this.#isOver) {
      const mayGo = this.#row.completed + this.#list.runningPages < this.#row.page_limit;
      const entry = this.#isPoor ? undefined : this.#list.take(mayGo);
      if (entry !== undefined) {
        if (!isPage(entry) || (await this.#admit(entry))) return entry;
        continue;
      }
      if (this.#row.completed >= this.#row.page_limit) return undefined;
      const { promise: change } = this.#change;
      if (!this.#isPoor && mayGo && (await this.#fill())) continue;
      if (this.#list.running === 0) return undefined;
      await change;
    }
    return undefined;
  }

  #fill(): Promise<boolean> {
    this.#filling ??= this.#list.fill().finally(() => (this.#filling = undefined));
    return this.#filling;
  }

  /** Reserves the price of a page and waits for the delay of the crawl. */
  async #admit(entry: CrawlUrlRow): Promise<boolean> {
    const { creditHold, price, delayMs } = this.#options;
    const { page_limit: limit, completed, waiting } = this.#row;
    const wait = this.#lastPageAt + delayMs - Date.now();
    if (wait > SHORT_MS) {
      this.#list.putBack(entry);
      this.#endTime();
      return false;
    }
    const { promise: change } = this.#change;
    if (!(await creditHold.reserve(price, Math.min(limit - completed, waiting)))) {
      this.#list.putBack(entry);
      // Running pages may fail and return their reserved credits.
      if (this.#list.runningPages === 0) this.#isPoor = true;
      else await change;
      return false;
    }
    if (wait > 0) await sleep(wait, undefined, { signal: this.#stop }).catch(() => undefined);
    this.#lastPageAt = Date.now();
    return true;
  }

  /** Writes the outcomes so far, in one commit for all entries that ended meanwhile. */
  async #writeOutcomes(): Promise<void> {
    // A commit in progress does not include later outcomes.
    await this.#committing;
    if (this.#outcomes.length === 0) return;
    this.#committing ??= this.#commit().finally(() => {
      this.#committing = undefined;
      this.#notifyWaiters();
    });
    await this.#committing;
  }

  async #commit(): Promise<void> {
    const { queue, claim, creditHold, price, scans, maxStoredBytes, onCharged } = this.#options;
    const outcomes = this.#outcomes;
    this.#outcomes = [];
    const scanned = (scans?.credits ?? 0) - this.#scansCharged;
    const { row, charged, teamBytes } = await commitOutcomes(queue, claim, outcomes, scanned);
    this.#scansCharged += scanned;
    for (const { entry } of outcomes) this.#list.done(entry);
    this.#row = row;
    this.#isFull = teamBytes >= maxStoredBytes;
    creditHold.free(outcomes.filter(({ entry }) => isPage(entry)).length * price - charged);
    if (charged + scanned > 0) onCharged(charged + scanned);
  }

  async #describeEnd(): Promise<StepEnd> {
    const { queue, delayMs } = this.#options;
    if (this.#row.completed >= this.#row.page_limit) return { reason: 'limit' };
    if (this.#isPoor) return { reason: this.#options.creditHold.shortage };
    const at = await nextAt(queue.store, this.#row.id);
    if (at === undefined) return { reason: 'done' };
    if (this.#isFull) return { reason: 'storage' };
    return { retryInMs: Math.max(0, at - Date.now(), this.#lastPageAt + delayMs - Date.now()) };
  }
}

function newChange(): { promise: Promise<void>; resolve: () => void } {
  const change = { promise: Promise.resolve(), resolve: (): void => undefined };
  change.promise = new Promise<void>((resolve) => (change.resolve = resolve));
  return change;
}
