/** A queue that does not move its items when the first one is removed. */
export class Fifo<T> {
  /** Number of items removed so far. */
  shifted = 0;
  #items: (T | undefined)[] = [];
  #head = 0;

  get size(): number {
    return this.#items.length - this.#head;
  }

  push(item: T): void {
    this.#items.push(item);
  }

  /** Returns the first item, which stays in the queue. */
  peek(): T | undefined {
    return this.#items[this.#head];
  }

  shift(): T | undefined {
    if (this.size === 0) return undefined;
    this.shifted++;
    const item = this.#items[this.#head];
    this.#items[this.#head++] = undefined;
    if (this.#head > 1024 && this.#head * 2 > this.#items.length) {
      this.#items = this.#items.slice(this.#head);
      this.#head = 0;
    }
    return item;
  }

  clear(): void {
    this.shifted += this.size;
    this.#items = [];
    this.#head = 0;
  }
}

/** A priority queue: the item with the smallest key is first. */
export class Heap<T extends { readonly key: number }> {
  readonly #items: T[] = [];

  peek(): T | undefined {
    return this.#items[0];
  }

  push(item: T): void {
    const items = this.#items;
    let at = items.push(item) - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      const above = items[parent] as T;
      if (above.key <= item.key) break;
      items[at] = above;
      at = parent;
    }
    items[at] = item;
  }

  shift(): T | undefined {
    const [first] = this.#items;
    const last = this.#items.pop();
    if (last && this.#items.length > 0) this.#sink(last);
    return first;
  }

  clear(): void {
    this.#items.length = 0;
  }

  #sink(item: T): void {
    const items = this.#items;
    let at = 0;
    for (;;) {
      let child = at * 2 + 1;
      const left = items[child];
      if (!left) break;
      const right = items[child + 1];
      if (right && right.key < left.key) child++;
      const below = items[child] as T;
      if (below.key >= item.key) break;
      items[at] = below;
      at = child;
    }
    items[at] = item;
  }
}
