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
  readonly #lanes = new Map<unknown, Set<Waiter>>();

  constructor(shares: Shares) {
    this.#shares = shares;
  }

  get isEmpty(): boolean {
    return this.#lanes.size === 0;
  }

  add(waiter: Waiter): void {
    const tenant = tenantOf(waiter);
    const lane = this.#lanes.get(tenant);
    if (lane) lane.add(waiter);
    else this.#lanes.set(tenant, new Set([waiter]));
  }

  delete(waiter: Waiter): void {
    const tenant = tenantOf(waiter);
    const lane = this.#lanes.get(tenant);
    if (lane?.delete(waiter) && lane.size === 0) this.#lanes.delete(tenant);
  }

  /** Whoever is next. */
  first(): Waiter | undefined {
    let first: { lane: Set<Waiter>; had: number } | undefined;
    for (const [tenant, lane] of this.#lanes) {
      const had = this.#shares.of(tenant);
      if (first === undefined || had < first.had) first = { lane, had };
    }
    return first?.lane.values().next().value;
  }

  /** True when somebody would go before all who wait. */
  isBefore(waiter: Waiter): boolean {
    const first = this.first();
    return first === undefined || this.#shares.of(tenantOf(waiter)) < this.#shares.of(tenantOf(first));
  }

  /** Takes all out, whoever came first in front. */
  clear(): Waiter[] {
    const all = [...this.#lanes.values()].flatMap((lane) => Array.from(lane));
    this.#lanes.clear();
    return all;
  }
}

/** Who a turn is counted for. */
export function tenantOf(waiter: Waiter): unknown {
  return waiter.tenant ?? waiter;
}
