import type { Shares } from './shares.ts';

/** A request or queue that waits for a slot. */
export interface Waiter {
  /** Tenant that it belongs to; waiters of one tenant share its slots. Default: itself. */
  readonly tenant?: unknown;
  /** Called when a slot may be free, once for each time that the waiter was queued; it then tries to claim it. */
  offered(): void;
}

/**
 * A fair queue: the tenant that used the fewest slots recently comes first, so a tenant with a thousand waiters delays
 * another by one slot only. Within a tenant, and among equals, first come, first served.
 */
export class Line {
  readonly #shares: Shares;
  readonly #queues = new Map<unknown, Set<Waiter>>();

  constructor(shares: Shares) {
    this.#shares = shares;
  }

  get isEmpty(): boolean {
    return this.#queues.size === 0;
  }

  add(waiter: Waiter): void {
    const tenant = getTenant(waiter);
    const queue = this.#queues.get(tenant);
    if (queue) queue.add(waiter);
    else this.#queues.set(tenant, new Set([waiter]));
  }

  delete(waiter: Waiter): void {
    const tenant = getTenant(waiter);
    const queue = this.#queues.get(tenant);
    if (queue?.delete(waiter) && queue.size === 0) this.#queues.delete(tenant);
  }

  /** The next waiter. */
  first(): Waiter | undefined {
    let first: { queue: Set<Waiter>; had: number } | undefined;
    for (const [tenant, queue] of this.#queues) {
      const had = this.#shares.of(tenant);
      if (first === undefined || had < first.had) first = { queue, had };
    }
    return first?.queue.values().next().value;
  }

  /** Whether a waiter would come before all queued ones. */
  isBefore(waiter: Waiter): boolean {
    const first = this.first();
    return first === undefined || this.#shares.of(getTenant(waiter)) < this.#shares.of(getTenant(first));
  }

  /** Removes and returns all waiters, in order. */
  clear(): Waiter[] {
    const all = [...this.#queues.values()].flatMap((queue) => Array.from(queue));
    this.#queues.clear();
    return all;
  }
}

/** Returns the tenant that a slot counts for. */
export function getTenant(waiter: Waiter): unknown {
  return waiter.tenant ?? waiter;
}
