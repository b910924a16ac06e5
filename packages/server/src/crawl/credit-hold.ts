import type { Credits } from '../credits/credits.ts';

/** Prices of pages that are held at once, so that a large crawl asks the store rarely. */
const CHUNK = 50;

/** What a crawl holds for its next pages. Each price is set aside before the work, and charged in the commit of its result. */
export class CreditHold {
  readonly #credits: Pick<Credits, 'move'>;
  readonly #hold: { teamId: string; holdId: string };
  #free: number;
  #extending: Promise<boolean> | undefined;

  /** @param held credits that are held already. */
  constructor(credits: Pick<Credits, 'move'>, hold: { teamId: string; holdId: string }, held: number) {
    this.#credits = credits;
    this.#hold = hold;
    this.#free = held;
  }

  /**
   * Sets a price aside.
   * @param most how many more of the kind there may be.
   * @returns false when the team has not got it.
   */
  async reserve(price: number, max: number = CHUNK): Promise<boolean> {
    while (this.#free < price) {
      this.#extending ??= this.#extend(price, Math.max(1, Math.min(CHUNK, max))).finally(
        () => (this.#extending = undefined),
      );
      if (!(await this.#extending) && this.#free < price) return false;
    }
    this.#free -= price;
    return true;
  }

  /** Gives back what was set aside and not charged. */
  free(credits: number): void {
    this.#free += credits;
  }

  /** Several prices at once, else the largest half of a half … that the team can pay. */
  async #extend(price: number, count: number): Promise<boolean> {
    for (let times = count; times >= 1; times = Math.floor(times / 2)) {
      const { ok } = await this.#credits.move({ kind: 'extend', ...this.#hold, credits: price * times });
      if (!ok) continue;
      this.#free += price * times;
      return true;
    }
    return false;
  }
}
