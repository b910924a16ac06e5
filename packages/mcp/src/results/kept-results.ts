import { randomUUID } from 'node:crypto';

/** Long results, kept for a while so that they can be read on. The oldest go when there is no room. */
export class KeptResults {
  readonly #most: number;
  readonly #texts = new Map<string, string>();
  #characters = 0;

  /** @param most characters of all results together */
  constructor(most = 32_000_000) {
    this.#most = most;
  }

  /** @returns the id to read it by, which nobody can guess */
  keep(text: string): string {
    const id = randomUUID();
    this.#texts.set(id, text);
    this.#characters += text.length;
    for (const [oldest, { length }] of this.#texts) {
      if (this.#characters <= this.#most) break;
      this.#texts.delete(oldest);
      this.#characters -= length;
    }
    return id;
  }

  find(id: string): string | undefined {
    return this.#texts.get(id);
  }
}
