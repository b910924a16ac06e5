/** Why a stream is not opened. */
export type StreamRejection = 'too many of one' | 'too many of all';

/** Counts open streams, in total and by their owner, so that neither one owner nor all can hold every connection. */
export class OpenStreams {
  readonly #max: { each: number; all: number };
  readonly #byOwner = new Map<string, number>();
  #total = 0;

  /** @param max streams of one owner, and of all owners, in this process */
  constructor(max: { each: number; all: number }) {
    this.#max = max;
  }

  get total(): number {
    return this.#total;
  }

  /**
   * Opens a stream.
   * @returns a function to call when it ends, once or more often; or why it is not opened
   */
  open(owner: string): (() => void) | StreamRejection {
    const count = this.#byOwner.get(owner) ?? 0;
    if (count >= this.#max.each) return 'too many of one';
    if (this.#total >= this.#max.all) return 'too many of all';
    this.#byOwner.set(owner, count + 1);
    this.#total += 1;
    let isOpen = true;
    return () => {
      if (isOpen) this.#close(owner);
      isOpen = false;
    };
  }

  #close(owner: string): void {
    this.#total -= 1;
    const left = this.#byOwner.get(owner)! - 1;
    if (left === 0) this.#byOwner.delete(owner);
    else this.#byOwner.set(owner, left);
  }
}
