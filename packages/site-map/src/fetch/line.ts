/** Somebody who waits in line for a turn. */
export interface Waiter {
  /** Who it waits for; those of one tenant take their turns among themselves. Default: itself. */
  readonly tenant?: unknown;
  /** There may be a turn: ask again, now. Called once for each time the waiter was put in line. */
  offered(): void;
}

/**
 * A line in which tenants take turns: whoever has a thousand waiting delays another by one turn, not by a thousand.
 * Within a tenant, first come, first served.
 */
export class Line {
  /** Those who wait, by tenant; the tenant whose turn is next stands first. */
  readonly #lanes = new Map<unknown, Set<Waiter>>();

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

  /** Takes out whoever is next; their tenant comes again after all others. */
  next(): Waiter | undefined {
    const [first] = this.#lanes;
    if (first === undefined) return undefined;
    const [tenant, lane] = first;
    const [waiter] = lane;
    if (waiter) lane.delete(waiter);
    this.#lanes.delete(tenant);
    if (lane.size > 0) this.#lanes.set(tenant, lane);
    return waiter;
  }
}

function tenantOf(waiter: Waiter): unknown {
  return waiter.tenant ?? waiter;
}
