/** Values per layer: 128 KiB of them. */
const LAYER_BITS = 14;
const LAYER = 1 << LAYER_BITS;

/**
 * A list in layers. An array that grows to a million items is copied repeatedly: the old copies and the spare capacity
 * take four times its size, and are rarely collected before the end.
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

  /** Returns the value at an index, from 0. */
  at(index: number): T | undefined {
    return this.#layers[index >>> LAYER_BITS]?.[index & (LAYER - 1)];
  }

  *[Symbol.iterator](): Generator<T, void, void> {
    for (const layer of this.#layers) yield* layer;
  }

  /** Returns all values in insertion order. */
  toArray(): T[] {
    return ([] as T[]).concat(...this.#layers);
  }
}
