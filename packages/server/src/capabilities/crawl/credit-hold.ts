import type { Credits } from '../../accounts/credits/credits.ts';
import { toShortage } from '../../accounts/credits/shortage.ts';
import type { Shortage } from '../../accounts/credits/shortage.ts';

/** Number of page prices held at once, to reduce the transactions of a large crawl. */
const CHUNK = 50;

/**
 * Credits held for the next pages of a crawl. A price is reserved before the work, and charged in the commit of the
 * result.
 */
export class CreditHold {
  readonly #credits: Pick<Credits, 'move'>;
  readonly #hold: { teamId: string; holdId: string };
  #free: number;
  #extending: Promise<boolean> | undefined;
  #shortage: Shortage = 'credits';

  /** @param held credits that are held already. */
  constructor(credits: Pick<Credits, 'move'>, hold: { teamId: string; holdId: string }, held: number) {
    this.#credits = credits;
    this.#hold = hold;
    this.#free = held;
  }

  /**
   * Reserves a price.
   * @param max maximum number of further pages with this price.
   * @returns false when the team does not have the credits, or its budget is used up: see {@link shortage}.
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

  /** What the team lacked when a price could not be reserved. */
  get shortage(): Shortage {
    return this.#shortage;
  }

  /** Returns reserved credits that were not charged. */
  free(credits: number): void {
    this.#free += credits;
  }

  /** Holds several prices at once; halves the number until the team can pay. */
  async #extend(price: number, count: number): Promise<boolean> {
    for (let times = count; times >= 1; times = Math.floor(times / 2)) {
      const credits = price * times;
      const outcome = await this.#credits.move({
        kind: 'extend',
        ...this.#hold,
        credits,
        isTrial: times > 1,
      });
      if (!outcome.ok) {
        this.#shortage = toShortage(outcome);
        continue;
      }
      this.#free += price * times;
      return true;
    }
    return false;
  }
}
