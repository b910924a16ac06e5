/** Items by the time they are due, the soonest at hand: a binary heap. */
export class TimeHeap<T> {
  readonly #times: number[] = [];
  readonly #items: T[] = [];

  get size(): number {
    return this.#items.length;
  }

  /** When the soonest is due; Infinity when there is none. */
  get soonest(): number {
    return this.#times[0] ?? Number.POSITIVE_INFINITY;
  }

  push(time: number, item: T): void {
    let at = this.#items.length;
    this.#put(at, time, item);
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (this.#timeAt(parent) <= time) return;
      this.#swap(at, parent);
      at = parent;
    }
  }

  /** Takes the soonest. */
  pop(): T | undefined {
    const last = this.#items.length - 1;
    if (last < 0) return undefined;
    this.#swap(0, last);
    this.#times.pop();
    const item = this.#items.pop();
    this.#sink(last);
    return item;
  }

  clear(): void {
    this.#times.length = 0;
    this.#items.length = 0;
  }

  #sink(size: number): void {
    for (let at = 0; ;) {
      const left = at * 2 + 1;
      if (left >= size) return;
      const right = left + 1;
      const child = right < size && this.#timeAt(right) < this.#timeAt(left) ? right : left;
      if (this.#timeAt(at) <= this.#timeAt(child)) return;
      this.#swap(at, child);
      at = child;
    }
  }

  #timeAt(at: number): number {
    return this.#times[at] ?? Number.POSITIVE_INFINITY;
  }

  #put(at: number, time: number, item: T): void {
    this.#times[at] = time;
    this.#items[at] = item;
  }

  #swap(a: number, b: number): void {
    const time = this.#timeAt(a);
    const item = this.#items[a] as T;
    this.#put(a, this.#timeAt(b), this.#items[b] as T);
    this.#put(b, time, item);
  }
}
