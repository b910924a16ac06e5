import { randomUUID } from 'node:crypto';

/** Stores long results for a while, so that they can be read in parts. Drops the oldest at the limit. */
export class StoredResults {
  readonly #max: number;
  readonly #entries = new Map<string, string>();
  #characters = 0;

  /** @param max characters of all results together */
  constructor(max = 32_000_000) {
    this.#max = max;
  }

  /** @returns an unguessable id to read it by */
  keep(text: string): string {
    const id = randomUUID();
    this.#entries.set(id, text);
    this.#characters += text.length;
    for (const [oldest, { length }] of this.#entries) {
      if (this.#characters <= this.#max) break;
      this.#entries.delete(oldest);
      this.#characters -= length;
    }
    return id;
  }

  find(id: string): string | undefined {
    return this.#entries.get(id);
  }
}
