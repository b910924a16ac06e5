/** How a {@link FairQueue} tells its tenants apart. */
export interface FairQueueOptions<Waiter, Tenant> {
  /** The tenant that a waiter belongs to. */
  getTenant(waiter: Waiter): Tenant;
  /** How much a tenant has had so far of what is scarce: slots, milliseconds. It may change while others wait. */
  getUse(tenant: Tenant): number;
}

/**
 * Waiters of several tenants. The tenant that has had least comes first, so a tenant with a thousand waiters delays
 * another by one turn only. Within a tenant, and among tenants that have had the same, first come, first served.
 */
export class FairQueue<Waiter, Tenant> {
  readonly #options: FairQueueOptions<Waiter, Tenant>;
  /** The waiters of each tenant in order, with the number of their arrival. */
  readonly #tenants = new Map<Tenant, Map<Waiter, number>>();
  #arrivals = 0;
  #size = 0;

  constructor(options: FairQueueOptions<Waiter, Tenant>) {
    this.#options = options;
  }

  /** Number of waiters. */
  get size(): number {
    return this.#size;
  }

  /** Number of waiters of a tenant. */
  count(tenant: Tenant): number {
    return this.#tenants.get(tenant)?.size ?? 0;
  }

  /** Adds a waiter behind those of its tenant; one that waits already stays where it is. */
  add(waiter: Waiter): void {
    const tenant = this.#options.getTenant(waiter);
    const queue = this.#tenants.get(tenant) ?? new Map<Waiter, number>();
    if (queue.has(waiter)) return;
    this.#tenants.set(tenant, queue.set(waiter, this.#arrivals++));
    this.#size += 1;
  }

  /** Removes a waiter. @returns false when it did not wait */
  delete(waiter: Waiter): boolean {
    const tenant = this.#options.getTenant(waiter);
    const queue = this.#tenants.get(tenant);
    if (queue?.delete(waiter) !== true) return false;
    if (queue.size === 0) this.#tenants.delete(tenant);
    this.#size -= 1;
    return true;
  }

  /**
   * Returns the waiter that comes first, and leaves it where it is.
   * @param canGo leaves out waiters that may not go now; by default all may.
   */
  first(canGo: (waiter: Waiter) => boolean = () => true): Waiter | undefined {
    let first: { waiter: Waiter; use: number; arrival: number } | undefined;
    for (const [tenant, queue] of this.#tenants) {
      const use = this.#options.getUse(tenant);
      if (first !== undefined && use > first.use) continue;
      for (const [waiter, arrival] of queue) {
        if (!canGo(waiter)) continue;
        if (first === undefined || use < first.use || arrival < first.arrival)
          first = { waiter, use, arrival };
        break;
      }
    }
    return first?.waiter;
  }

  /**
   * Whether one that does not wait would come before all that do.
   * @param canGo leaves out waiters that may not go now; by default all may.
   */
  isBefore(waiter: Waiter, canGo?: (waiter: Waiter) => boolean): boolean {
    const { getTenant, getUse } = this.#options;
    const first = this.first(canGo);
    return first === undefined || getUse(getTenant(waiter)) < getUse(getTenant(first));
  }

  /** Removes and returns all waiters, those of a tenant in their order. */
  clear(): Waiter[] {
    const all = [...this.#tenants.values()].flatMap((queue) => Array.from(queue.keys()));
    this.#tenants.clear();
    this.#size = 0;
    return all;
  }
}
