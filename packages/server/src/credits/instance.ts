import { sql } from 'kysely';
import { uuidv7 } from '../ids.ts';
import { databaseNow } from '../store/clock.ts';
import type { Query, Store } from '../store/store.ts';
import { applyMovements } from './ledger.ts';
import type { Movement } from './movement.ts';

/** Holds released in one transaction. */
const REAPED = 500;

/** How an instance keeps its lease. */
export interface InstanceOptions {
  /** Milliseconds after which an instance that is not heard of counts as dead; renewed three times as often. */
  leaseMs: number;
  /** Told when a renewal failed; the next one is tried in any case. */
  onError(error: unknown): void;
  /** Gives back what else an instance owned that is gone, in the transaction that found its lease passed. */
  release?: ((query: Query, instanceId: string) => Promise<unknown>) | undefined;
}

/**
 * This process among those that share the store. While its lease runs, what it owns stands; when it dies, any other
 * instance, or the next start, gives that back: credits and concurrency slots come back by themselves. Leases are told
 * by the clock of the database alone: a process whose own clock is wrong takes nothing from others, and loses nothing.
 */
export class Instance {
  readonly id: string = uuidv7();
  readonly #store: Store;
  readonly #options: InstanceOptions;
  #timer: NodeJS.Timeout | undefined;
  #renewing: Promise<void> = Promise.resolve();
  #failure: unknown;
  #alive = 1;

  constructor(store: Store, options: InstanceOptions) {
    this.#store = store;
    this.#options = options;
  }

  /** Registers the instance, releases what dead ones left, and keeps doing so. */
  async start(): Promise<void> {
    await this.#renew();
    this.#timer = setInterval(() => {
      this.#renewing = this.#renewOrTell();
    }, this.#options.leaseMs / 3);
    this.#timer.unref();
  }

  /** Instances whose lease ran at the last renewal, this one among them. */
  get alive(): number {
    return this.#alive;
  }

  /** Rejects with the reason when the lease could not be renewed the last time: the store takes no writes then. */
  async ping(): Promise<void> {
    if (this.#failure !== undefined) throw this.#failure;
  }

  /** Gives up the lease and what is left. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#renewing;
    await this.#reap(this.id, true);
  }

  async #renewOrTell(): Promise<void> {
    try {
      await this.#renew();
      this.#failure = undefined;
    } catch (error) {
      this.#failure = error;
      this.#options.onError(error);
    }
  }

  async #renew(): Promise<void> {
    const now = databaseNow(this.#store);
    const lease_until = sql<number>`${now} + ${this.#options.leaseMs}`;
    await this.#store.tx((query) =>
      query
        .insertInto('instance')
        .values({ id: this.id, started_at: now, lease_until })
        .onConflict((on) => on.column('id').doUpdateSet({ lease_until }))
        .execute(),
    );
    const rows = await this.#store.db
      .selectFrom('instance')
      .select((row) => ['id', row('lease_until', '<', now).as('isDead')])
      .execute();
    const dead = rows.filter(({ isDead }) => isDead);
    this.#alive = rows.length - dead.length;
    for (const { id } of dead) await this.#reap(id, false);
  }

  /**
   * Gives back what an instance owned and forgets it, if its lease has run out or `isOwn`. Several processes may do so
   * at once: the update locks the instance, and finds nothing when it was renewed or reaped meanwhile.
   */
  async #reap(instanceId: string, isOwn: boolean): Promise<void> {
    const store = this.#store;
    for (let left = REAPED; left > 0;) {
      left = await store.tx(async (query) => {
        const lock = query.updateTable('instance').set({ lease_until: 0 }).where('id', '=', instanceId);
        const passed = isOwn ? lock : lock.where('lease_until', '<', databaseNow(store));
        if ((await passed.executeTakeFirst()).numUpdatedRows === 0n) return 0;
        const released = await releaseHolds(store, query, instanceId);
        if (released > 0) return released;
        await this.#options.release?.(query, instanceId);
        await query.deleteFrom('instance').where('id', '=', instanceId).execute();
        return 0;
      });
    }
  }
}

/** @returns how many were released; more may be left unless there were none. */
async function releaseHolds(store: Store, query: Query, instanceId: string): Promise<number> {
  const holds = await query
    .selectFrom('hold')
    .select(['id', 'team_id'])
    .where('instance_id', '=', instanceId)
    .limit(REAPED)
    .execute();
  const releases = holds.map((hold): Movement => ({
    kind: 'release',
    teamId: hold.team_id,
    holdId: hold.id,
  }));
  if (releases.length > 0) await applyMovements(store, query, releases);
  return releases.length;
}
