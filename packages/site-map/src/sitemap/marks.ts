/** Finds the first of several strings in a text, searching the text once for each. */
export class Marks {
  readonly #text: string;
  readonly #marks: readonly string[];
  /** Last known index of each; Infinity when there is none further on. */
  readonly #positions: number[];

  constructor(text: string, marks: readonly string[]) {
    this.#text = text;
    this.#marks = marks;
    this.#positions = marks.map(() => -1);
  }

  /**
   * Returns the index of the next one at or after `from`; -1 when there is none. `from` must not decrease between
   * calls.
   */
  next(from: number): number {
    let soonest = Number.POSITIVE_INFINITY;
    for (let index = 0; index < this.#marks.length; index++) {
      soonest = Math.min(soonest, this.#position(index, from));
    }
    return soonest === Number.POSITIVE_INFINITY ? -1 : soonest;
  }

  #position(index: number, from: number): number {
    const known = this.#positions[index] ?? -1;
    if (known >= from) return known;
    const found = this.#text.indexOf(this.#marks[index] ?? '', from);
    return (this.#positions[index] = found < 0 ? Number.POSITIVE_INFINITY : found);
  }
}
