import { uuidv7 } from '../ids.ts';
import type { Store } from '../store/store.ts';
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
}

/**
 * This process among those that share the store. While its lease runs, its holds stand; when it dies, any other
 * instance, or the next start, releases them: credits and concurrency slots come back by themselves.
 */
export class Instance {
  readonly id: string = uuidv7();
  readonly #store: Store;
  readonly #options: InstanceOptions;
  #timer: NodeJS.Timeout | undefined;
  #renewing: Promise<void> = Promise.resolve();
  #failure: unknown;

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

  /** Rejects with the reason when the lease could not be renewed the last time: the store takes no writes then. */
  async ping(): Promise<void> {
    if (this.#failure !== undefined) throw this.#failure;
  }

  /** Gives up the lease; holds that are left are released. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#renewing;
    await reap(this.#store, this.id, Number.MAX_SAFE_INTEGER);
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
    const now = Date.now();
    const row = { id: this.id, started_at: now, lease_until: now + this.#options.leaseMs };
    await this.#store.tx((query) =>
      query
        .insertInto('instance')
        .values(row)
        .onConflict((on) => on.column('id').doUpdateSet({ lease_until: row.lease_until }))
        .execute(),
    );
    const dead = await this.#store.db
      .selectFrom('instance')
      .select('id')
      .where('lease_until', '<', now)
      .execute();
    for (const { id } of dead) await reap(this.#store, id, now);
  }
}

/**
 * Releases the holds of an instance whose lease ran out before `deadline`, and forgets it. Several processes may do
 * so at once: the update locks the instance, and finds nothing when it was renewed or reaped meanwhile.
 */
async function reap(store: Store, instanceId: string, deadline: number): Promise<void> {
  for (;;) {
    const left = await store.tx(async (query) => {
      const locked = await query
        .updateTable('instance')
        .set({ lease_until: 0 })
        .where('id', '=', instanceId)
        .where('lease_until', '<', deadline)
        .executeTakeFirst();
      if (locked.numUpdatedRows === 0n) return 0;
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
      else await query.deleteFrom('instance').where('id', '=', instanceId).execute();
      return releases.length;
    });
    if (left === 0) return;
  }
}
