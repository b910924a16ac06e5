/** Milliseconds after which the weight of a slot has fallen to 1/e. */
const MEMORY_MS = 5000;
/** Number of recent slots up to which a tenant never counts as ahead. */
const MODEST = 10;
/** Remaining weight of a slot at which a tenant is dropped, about fifteen seconds after its last one. */
const FORGOTTEN = 0.05;
/**
 * Milliseconds after which the weights are rescaled. Later slots have larger weights, so that older ones need no update
 * as time passes.
 */
const REBASE_MS = 100 * MEMORY_MS;

/** Counts the recent slots of each tenant. */
export class Shares {
  /** Slots by tenant. A slot has the weight e^(time since `#since` / `MEMORY_MS`), so later ones count more. */
  readonly #had = new Map<unknown, number>();
  #total = 0;
  #since = 0;
  #sweptAt = 0;

  /** Counts a slot, or `amount` of what is shared. */
  add(tenant: unknown, now: number, amount = 1): void {
    if (now - this.#since > REBASE_MS) this.#rebase(now);
    const weight = this.#weight(now) * amount;
    this.#had.set(tenant, this.of(tenant) + weight);
    this.#total += weight;
    if (now - this.#sweptAt > MEMORY_MS) this.#sweep(now, this.#weight(now));
  }

  /** Weighted slots of a tenant, for comparison with others. */
  of(tenant: unknown): number {
    return this.#had.get(tenant) ?? 0;
  }

  /**
   * Whether a tenant used more slots than the average, and more than `MODEST`, while other tenants were active as well.
   */
  isAhead(tenant: unknown, now: number): boolean {
    const had = this.of(tenant);
    if (this.#had.size < 2 || had * this.#had.size <= this.#total) return false;
    return had > MODEST * this.#weight(now);
  }

  #weight(now: number): number {
    return Math.exp((now - this.#since) / MEMORY_MS);
  }

  #sweep(now: number, weight: number): void {
    this.#sweptAt = now;
    for (const [tenant, had] of this.#had) if (had < FORGOTTEN * weight) this.#had.delete(tenant);
    this.#total = [...this.#had.values()].reduce((sum, had) => sum + had, 0);
  }

  #rebase(now: number): void {
    const fading = Math.exp((this.#since - now) / MEMORY_MS);
    for (const [tenant, had] of this.#had) this.#had.set(tenant, had * fading);
    this.#since = now;
    this.#sweep(now, 1);
  }
}
