/**
 * A queue that takes every second item from a random position: the first items alone are not a representative sample.
 */
export class Sample<T> {
  readonly #items: T[] = [];
  #head = 0;
  /** State of a fixed sequence, so that samples of the same site are equal. */
  #random = 1;

  get size(): number {
    return this.#items.length - this.#head;
  }

  push(item: T): void {
    this.#items.push(item);
  }

  shift(): T | undefined {
    const { size } = this;
    if (size === 0) return undefined;
    const at = this.#head % 2 === 0 ? this.#head : this.#head + this.#below(size);
    const item = this.#items[at];
    this.#items[at] = this.#items[this.#head] as T;
    this.#head++;
    return item;
  }

  #below(size: number): number {
    this.#random = (Math.imul(this.#random, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((this.#random / 4_294_967_296) * size);
  }
}
