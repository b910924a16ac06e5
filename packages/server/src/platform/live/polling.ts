/** Milliseconds between two looks at the store. */
const EVERY_MS = 1000;

/**
 * Calls `look` once a second while anybody waits for a change, however many they are, and at once when told of one: a
 * notification may be lost, a look is not. Looks never overlap.
 */
export class Polling {
  readonly #look: () => Promise<void>;
  readonly #isNeeded: () => boolean;
  #timer: NodeJS.Timeout | undefined;
  #looking = false;
  #isDirty = false;

  /**
   * @param look reads what may have changed; an error, such as an outage of the store, is left to the next look
   * @param isNeeded whether anybody waits; looks end when nobody does, until the next `now`
   */
  constructor(look: () => Promise<void>, isNeeded: () => boolean) {
    this.#look = look;
    this.#isNeeded = isNeeded;
  }

  /** Looks now, or once more after the look that is under way. Costs nothing while nobody waits. */
  now(): void {
    this.#isDirty = this.#isNeeded();
    if (this.#isDirty && !this.#looking) void this.#run();
  }

  async #run(): Promise<void> {
    clearTimeout(this.#timer);
    this.#looking = true;
    while (this.#isDirty) {
      this.#isDirty = false;
      await this.#look().catch(() => {});
    }
    this.#looking = false;
    this.#timer = this.#isNeeded() ? setTimeout(() => this.now(), EVERY_MS).unref() : undefined;
  }
}
