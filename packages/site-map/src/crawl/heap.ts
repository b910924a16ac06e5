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
