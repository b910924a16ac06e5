/** Initial and max number of table slots, both powers of two. The max takes 4 MiB. */
const FIRST_SLOTS = 4096;
const MAX_SLOTS = 1 << 20;

/** Hashes of the text blocks of all pages so far; detects the new text of a page. */
export class SeenHashes {
  #slots = new Uint32Array(FIRST_SLOTS);
  #size = 0;

  /**
   * Adds a hash; returns whether it is new. In a full table every hash counts as new, so that no page is rated too low.
   */
  add(hash: number): boolean {
    const value = hash === 0 ? 1 : hash;
    const at = this.#find(value);
    if (this.#slots[at] === value) return false;
    if (this.#size * 2 >= MAX_SLOTS) return true;
    this.#slots[at] = value;
    if (++this.#size * 2 > this.#slots.length) this.#grow();
    return true;
  }

  #find(value: number): number {
    const mask = this.#slots.length - 1;
    let at = Math.imul(value, 0x9e3779b1) & mask;
    while (this.#slots[at] !== 0 && this.#slots[at] !== value) at = (at + 1) & mask;
    return at;
  }

  #grow(): void {
    const old = this.#slots;
    this.#slots = new Uint32Array(old.length * 2);
    for (const value of old) if (value !== 0) this.#slots[this.#find(value)] = value;
  }
}
