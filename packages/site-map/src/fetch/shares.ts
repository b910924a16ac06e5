/** Milliseconds in which what was had fades to a third. */
const MEMORY_MS = 5000;
/** Who had no more turns lately is ahead of nobody. */
const MODEST = 10;
/** What is left of one turn when it is forgotten: that of some fifteen seconds ago. */
const FORGOTTEN = 0.05;
/** Milliseconds after which the figures are brought back to size: they grow with time, so that none need be changed as it passes. */
const REBASE_MS = 100 * MEMORY_MS;

/** Who had how much lately. */
export class Shares {
  /** Turns had, each worth e^(age of this table / memory) when it was had: later ones weigh more. */
  readonly #had = new Map<unknown, number>();
  #total = 0;
  #since = 0;
  #sweptAt = 0;

  /** Counts a turn. */
  add(tenant: unknown, now: number): void {
    if (now - this.#since > REBASE_MS) this.#rebase(now);
    const weight = this.#weight(now);
    this.#had.set(tenant, this.of(tenant) + weight);
    this.#total += weight;
    if (now - this.#sweptAt > MEMORY_MS) this.#sweep(now, weight);
  }

  /** What a tenant had, to be compared with what others had. */
  of(tenant: unknown): number {
    return this.#had.get(tenant) ?? 0;
  }

  /** True when others were here lately as well, and it had more than one of them on the average, and no few turns. */
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
