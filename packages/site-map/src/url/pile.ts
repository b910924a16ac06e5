/** Values a layer holds: 128 KiB of them. */
const LAYER_BITS = 14;
const LAYER = 1 << LAYER_BITS;

/**
 * Values in the order they came, layer upon layer. An array that grows to a million is copied on the way again and again:
 * what it leaves behind and keeps free comes to four times its size, which is seldom collected before the end.
 */
export class Pile<T> {
  readonly #layers: T[][] = [];
  length = 0;

  push(value: T): void {
    const last = this.#layers.at(-1);
    if (last && last.length < LAYER) last.push(value);
    else this.#layers.push([value]);
    this.length++;
  }

  /** The value of a place, counted from 0. */
  at(index: number): T | undefined {
    return this.#layers[index >>> LAYER_BITS]?.[index & (LAYER - 1)];
  }

  *[Symbol.iterator](): Generator<T, void, void> {
    for (const layer of this.#layers) yield* layer;
  }

  /** All of them, the first that came first. */
  toArray(): T[] {
    return ([] as T[]).concat(...this.#layers);
  }
}
