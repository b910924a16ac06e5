import type { Shares } from './shares.ts';

/** Somebody who waits in line for a turn. */
export interface Waiter {
  /** Who it waits for; those of one tenant take their turns among themselves. Default: itself. */
  readonly tenant?: unknown;
  /** There may be a turn: ask again, now. Called once for each time the waiter was put in line. */
  offered(): void;
}

/**
 * A line in which the tenant goes first that had the least lately: whoever has a thousand waiting delays another by one
 * turn, not by a thousand. Within a tenant, and among those who had as much, first come, first served.
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

  /** Whoever is next. */
  first(): Waiter | undefined {
    let first: { queue: Set<Waiter>; had: number } | undefined;
    for (const [tenant, queue] of this.#queues) {
      const had = this.#shares.of(tenant);
      if (first === undefined || had < first.had) first = { queue, had };
    }
    return first?.queue.values().next().value;
  }

  /** True when somebody would go before all who wait. */
  isBefore(waiter: Waiter): boolean {
    const first = this.first();
    return first === undefined || this.#shares.of(getTenant(waiter)) < this.#shares.of(getTenant(first));
  }

  /** Takes all out, whoever came first in front. */
  clear(): Waiter[] {
    const all = [...this.#queues.values()].flatMap((queue) => Array.from(queue));
    this.#queues.clear();
    return all;
  }
}

/** Who a turn is counted for. */
export function getTenant(waiter: Waiter): unknown {
  return waiter.tenant ?? waiter;
}
