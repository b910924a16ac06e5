import { sql } from 'kysely';
import { uuidv7 } from '../ids.ts';
import { databaseNow } from '../store/clock.ts';
import type { Store } from '../store/store.ts';
import { reap, reapDead } from './reap.ts';
import type { ReleaseHolds } from './reap.ts';

/** How an instance renews its lease, and releases those of others. */
export interface InstanceOptions {
  /** Milliseconds after which an instance without a renewal counts as dead; it renews three times as often. */
  leaseMs: number;
  releaseHolds: ReleaseHolds;
  /** Called when a renewal failed; the next one is attempted in any case. */
  onError(error: unknown): void;
}

/**
 * This process among those that share the store. Its holds are valid while its lease runs. When it dies, any other
 * instance, or the next start, releases them, which frees their credits and concurrency, and requeues its jobs. Leases
 * run by the clock of the database, so the clocks of the instances may differ.
 */
export class Instance {
  readonly id: string = uuidv7();
  readonly #store: Store;
  readonly #options: InstanceOptions;
  #timer: NodeJS.Timeout | undefined;
  #renewing: Promise<void> = Promise.resolve();
  #failure: unknown;
  /** Value of `performance.now()` until which the lease certainly runs. */
  #sureUntil = 0;
  #alive = 1;
  #url: string | null = null;

  constructor(store: Store, options: InstanceOptions) {
    this.#store = store;
    this.#options = options;
  }

  /** Registers the instance, releases the holds and jobs of dead ones, and repeats both periodically. */
  async start(): Promise<void> {
    await this.#renew();
    this.#timer = setInterval(() => {
      this.#renewing = this.#renewOrReport();
    }, this.#options.leaseMs / 3);
    this.#timer.unref();
  }

  /** Stores the scheme and host under which people reach this instance, for commands beside it. */
  async publish(url: string): Promise<void> {
    this.#url = url;
    await this.#renew();
  }

  /** Number of instances whose lease ran when this one last renewed, this one included. */
  get alive(): number {
    return this.#alive;
  }

  /** Whether the lease certainly runs, so that no other process owns this instance's claims. */
  get isSure(): boolean {
    return performance.now() < this.#sureUntil;
  }

  /** Rejects with the reason when the last renewal failed: the store accepts no writes then. */
  async ping(): Promise<void> {
    if (this.#failure !== undefined) throw this.#failure;
  }

  /** Ends the lease and releases the remaining holds. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#renewing;
    await reap(this.#store, this.id, { releaseHolds: this.#options.releaseHolds, even: true });
  }

  async #renewOrReport(): Promise<void> {
    try {
      await this.#renew();
      this.#failure = undefined;
    } catch (error) {
      this.#failure = error;
      this.#options.onError(error);
    }
  }

  async #renew(): Promise<void> {
    const from = performance.now();
    const now = databaseNow(this.#store);
    const leaseUntil = sql<number>`${now} + ${this.#options.leaseMs}`;
    await this.#store.tx((query) =>
      query
        .insertInto('instance')
        .values({ id: this.id, started_at: now, lease_until: leaseUntil, url: this.#url })
        .onConflict((on) => on.column('id').doUpdateSet({ lease_until: leaseUntil, url: this.#url }))
        .execute(),
    );
    // By the clock of the database the lease began later than `from`.
    this.#sureUntil = from + this.#options.leaseMs;
    await reapDead(this.#store, this.#options.releaseHolds);
    this.#alive = await this.#countAlive();
  }

  async #countAlive(): Promise<number> {
    const { alive } = await this.#store.db
      .selectFrom('instance')
      .select(({ fn }) => fn.countAll<number>().as('alive'))
      .where('lease_until', '>=', databaseNow(this.#store))
      .executeTakeFirstOrThrow();
    return Math.max(1, alive);
  }
}
