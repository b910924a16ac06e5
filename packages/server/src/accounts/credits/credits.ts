import { setTimeout as wait } from 'node:timers/promises';
import { isOutage } from '../../platform/store/outage.ts';
import type { Store } from '../../platform/store/store.ts';
import { sinceLastWork } from './come-back.ts';
import { commitMovements, commitOfTeam } from './ledger.ts';
import type { Movement, Outcome, Release } from './movement.ts';

/** Max movements of one transaction; more wait for the next. */
const BATCH = 200;
/**
 * Milliseconds from the start of a transaction to that of the next, so that under load many movements share one: `each`
 * per movement of the former, up to `max`. A single movement does not wait.
 */
const INTERVAL = { each: 0.5, max: 10 };

/** Milliseconds until failed releases are retried. */
const RETRY_MS = 1000;

/** Options of {@link Credits}. */
export interface CreditsOptions {
  queueLimit?: number;
  onError?: (error: unknown) => void;
}

interface Waiting {
  movement: Movement;
  resolve(outcome: Outcome): void;
  reject(error: unknown): void;
}

/** The queue of movements is full, because the store is too slow. The response is a 503. */
export class CreditsOverloaded extends Error {
  override readonly name = 'CreditsOverloaded';
}

/**
 * The credits of all teams. Movements that arrive during a transaction share the next one, which divides the cost of a
 * commit among all requests in flight. A promise resolves only when its movement is durable.
 */
export class Credits {
  readonly #store: Store;
  readonly #queueLimit: number;
  readonly #onError: (error: unknown) => void;
  #waiting: Waiting[] = [];
  #working: Promise<void> | undefined;
  /** Movements of accounts that another transaction had locked, by team. */
  readonly #late = new Map<string, Waiting[]>();
  readonly #lateWork = new Set<Promise<void>>();
  readonly #owed = new Map<string, Omit<Release, 'kind'>>();
  #retry: NodeJS.Timeout | undefined;
  /** When the store was last found to be down. */
  #lostAt = Number.NEGATIVE_INFINITY;
  #closed = false;

  /**
   * @param options.queueLimit movements that may wait before new ones are rejected; 10,000 by default.
   * @param options.onError called when a release fails for another reason than an outage.
   */
  constructor(store: Store, { queueLimit = 10_000, onError = () => {} }: CreditsOptions = {}) {
    this.#store = store;
    this.#queueLimit = queueLimit;
    this.#onError = onError;
  }

  /** Movements that wait for a transaction. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /**
   * Applies one movement durably.
   * @throws {CreditsOverloaded} when too many movements wait; an error of the store when it fails. Then nothing was
   * changed, unless the store failed between its commit and its response.
   */
  move(movement: Movement): Promise<Outcome> {
    if (this.#waiting.length >= this.#queueLimit || this.#isFull(movement)) {
      return Promise.reject(new CreditsOverloaded('Too many credit movements wait for the store.'));
    }
    return new Promise((resolve, reject) => {
      this.#waiting.push({ movement, resolve, reject });
      this.#working ??= this.#work();
    });
  }

  /** Whether as many movements of a team wait for its account as one transaction takes; an end always may. */
  #isFull({ kind, teamId }: Movement): boolean {
    return kind === 'open' && (this.#late.get(teamId)?.length ?? 0) >= BATCH;
  }

  /** Milliseconds since the latest work of a team began; see {@link sinceLastWork}. */
  sinceLast(teamId: string): Promise<number> {
    return sinceLastWork(this.#store.db, teamId);
  }

  /**
   * Ends a hold without a charge. Retries until the store accepts it: this process renews the lease of the hold, so no
   * other process would ever free the slot and the credits.
   */
  async release(release: Omit<Release, 'kind'>): Promise<void> {
    // The store failed a moment ago: the retry comes later, and the caller does not wait for it.
    if (performance.now() - this.#lostAt < RETRY_MS) return this.#owe(release);
    try {
      await this.move({ kind: 'release', ...release });
      this.#owed.delete(release.holdId);
    } catch (error) {
      if (!this.#closed && !isOutage(error) && !(error instanceof CreditsOverloaded)) this.#onError(error);
      this.#owe(release);
    }
  }

  #owe(release: Omit<Release, 'kind'>): void {
    if (this.#closed) return; // The holds of this process are freed when its lease expires.
    this.#owed.set(release.holdId, release);
    this.#retry ??= setTimeout(() => void this.#releaseOwed(), RETRY_MS).unref();
  }

  async #releaseOwed(): Promise<void> {
    this.#retry = undefined;
    await Promise.all([...this.#owed.values()].map((release) => this.release(release)));
  }

  /** Resolves when every movement so far is durable. */
  async idle(): Promise<void> {
    while (this.#working !== undefined || this.#lateWork.size > 0) {
      await this.#working;
      await Promise.all(this.#lateWork);
    }
  }

  /** Drops the pending releases; the holds are freed when the lease of this process expires. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    this.#owed.clear();
  }

  async #work(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve)); // Requests read in the same tick share the first batch.
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, BATCH);
      const milliseconds = Math.min(Math.floor(batch.length * INTERVAL.each), INTERVAL.max);
      const interval = milliseconds > 0 && this.#waiting.length === 0 ? wait(milliseconds) : undefined;
      await this.#batch(batch);
      await interval;
    }
    this.#working = undefined;
  }

  async #batch(batch: Waiting[]): Promise<void> {
    try {
      const movements = batch.map((waiting) => waiting.movement);
      const outcomes = await commitMovements(this.#store, movements);
      for (const [index, waiting] of batch.entries()) {
        const outcome = outcomes[index];
        if (outcome === undefined) this.#wait(waiting);
        else waiting.resolve(outcome);
      }
    } catch (error) {
      await this.#failed(batch, error);
    }
  }

  /** Lets a movement wait for its account, behind others of its team only. */
  #wait(waiting: Waiting): void {
    const { teamId } = waiting.movement;
    const others = this.#late.get(teamId);
    if (others !== undefined) return void others.push(waiting);
    this.#late.set(teamId, [waiting]);
    const work = this.#workLate(teamId).finally(() => this.#lateWork.delete(work));
    this.#lateWork.add(work);
  }

  async #workLate(teamId: string): Promise<void> {
    const late = this.#late.get(teamId) ?? [];
    let size = BATCH;
    while (late.length > 0) {
      const batch = late.splice(0, size);
      try {
        const movements = batch.map(({ movement }) => movement);
        const outcomes = await commitOfTeam(this.#store, teamId, movements);
        for (const [index, waiting] of batch.entries()) waiting.resolve(outcomes[index]!);
      } catch (error) {
        // After an outage, those behind them would wait as long for nothing; otherwise one of them is invalid.
        if (isOutage(error)) this.#reject([...batch, ...late.splice(0)], error);
        else if (batch.length === 1) batch[0]!.reject(error);
        else late.unshift(...batch);
        size = 1;
      }
    }
    this.#late.delete(teamId);
  }

  /** Rejects all waiting movements after an outage: none of them was started. */
  #lost(batch: readonly Waiting[], error: unknown): void {
    this.#lostAt = performance.now();
    this.#reject(batch, error);
    for (const waiting of this.#waiting.splice(0)) waiting.reject(error);
  }

  /**
   * Rejects movements that may have been stored, if only the response was lost. No caller knows of the holds that they
   * opened: releases them later.
   */
  #reject(batch: readonly Waiting[], error: unknown): void {
    for (const { movement } of batch)
      if (movement.kind === 'open' && movement.id !== undefined)
        this.#owe({ teamId: movement.teamId, holdId: movement.id });
    for (const waiting of batch) waiting.reject(error);
  }

  /** Runs the movements of a failed batch one by one, so that only the invalid one fails. */
  async #failed(batch: readonly Waiting[], error: unknown): Promise<void> {
    if (isOutage(error)) this.#lost(batch, error);
    else if (batch.length === 1) batch[0]!.reject(error);
    else for (const waiting of batch) await this.#batch([waiting]);
  }
}
