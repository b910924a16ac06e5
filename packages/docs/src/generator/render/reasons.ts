import type { Mark, Marks } from '../description/document.ts';

/** Why something is not specified, said once a page however many parts it holds for. */
export interface Reason {
  number: number;
  mark: Mark;
  /** Empty where the description gives none. */
  text: string;
}

/** The reasons of one page, numbered in the order in which its parts ask for them. */
export class Reasons {
  readonly #byText = new Map<string, Reason>();

  /** The reason of a part; undefined for one that is specified or that has no mark. */
  add({ mark, reason = '' }: Marks): Reason | undefined {
    if (mark === undefined || mark === 'specified') return undefined;
    const key = `${mark} ${reason}`;
    const known = this.#byText.get(key) ?? { number: this.#byText.size + 1, mark, text: reason };
    this.#byText.set(key, known);
    return known;
  }

  list(): Reason[] {
    return [...this.#byText.values()];
  }
}
