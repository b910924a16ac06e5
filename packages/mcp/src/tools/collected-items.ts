import { splitPointer } from '@web-data/client/tools';
import type { JobState } from '@web-data/client/tools';

/** Max characters of JSON of the items of a job; the rest must be read by other calls. */
const max = 2_000_000;

/** Collects the items of a job from several responses, or those of a stream. */
export class CollectedItems {
  readonly #path: string | undefined;
  readonly #items: unknown[] = [];
  #characters = 0;
  /** Number of items beyond the limit. */
  leftOut = 0;

  /** @param path JSON Pointer of the items in a response; undefined for a job without items */
  constructor(path: string | undefined) {
    this.#path = path;
  }

  get size(): number {
    return this.#items.length;
  }

  add({ items }: Pick<JobState, 'items'>): void {
    for (const item of items) {
      const { length } = JSON.stringify(item) ?? '';
      // Drops every item after the first that does not fit, so that no items between are missing.
      if (this.leftOut > 0 || (this.#characters + length > max && this.size > 0)) this.leftOut += 1;
      else this.#items.push(item);
      this.#characters += length;
    }
  }

  /** Returns the response with all items instead of its last ones. */
  into(page: unknown): unknown {
    return this.#path === undefined ? page : replaced(page, splitPointer(this.#path), this.#items);
  }
}

function replaced(value: unknown, [key, ...rest]: readonly string[], by: unknown): unknown {
  if (key === undefined) return by;
  const object = Object(value) as Record<string, unknown>;
  return { ...object, [key]: replaced(object[key], rest, by) };
}
