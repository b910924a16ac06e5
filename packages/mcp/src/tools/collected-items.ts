import type { JobState } from '@web-data/client/tools';

/** Characters of JSON that the items of a job may have together, before the rest is left to be read apart. */
const max = 2_000_000;

/** The items of a job, which come in several answers. */
export class CollectedItems {
  readonly #path: string | undefined;
  readonly #items: unknown[] = [];
  #characters = 0;
  /** Items that came when there was no room any more. */
  leftOut = 0;

  /** @param place where an answer has them; a job without has none */
  constructor(path: string | undefined) {
    this.#path = path;
  }

  get size(): number {
    return this.#items.length;
  }

  add({ items }: JobState): void {
    for (const item of items) {
      const { length } = JSON.stringify(item) ?? '';
      // From the first on that has no room: what is kept are the first ones.
      if (this.leftOut > 0 || (this.#characters + length > max && this.size > 0)) this.leftOut += 1;
      else this.#items.push(item);
      this.#characters += length;
    }
  }

  /** An answer with all items in place of its last ones. */
  into(page: unknown): unknown {
    return this.#path === undefined ? page : replaced(page, this.#path.split('/').slice(1), this.#items);
  }
}

function replaced(value: unknown, [key, ...rest]: readonly string[], by: unknown): unknown {
  if (key === undefined) return by;
  const object = Object(value) as Record<string, unknown>;
  return { ...object, [key]: replaced(object[key], rest, by) };
}
