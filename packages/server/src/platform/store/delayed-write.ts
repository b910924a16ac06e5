/** Milliseconds from the first item to the write that stores it together with those that follow, by default. */
const WRITTEN_EVERY = 1000;

/** Writes items of the last moment together, in the background, so that no request waits for them. */
export class DelayedWrite {
  readonly #write: () => Promise<void>;
  readonly #onError: (error: unknown) => void;
  readonly #delayMs: number;
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  /**
   * @param write takes the waiting items and stores them; called once at a time
   * @param onError called with the error when they could not be written; they are lost
   * @param delayMs milliseconds from the first item to the write. Defaults to a second.
   */
  constructor(
    write: () => Promise<void>,
    onError: (error: unknown) => void,
    delayMs: number = WRITTEN_EVERY,
  ) {
    this.#write = write;
    this.#onError = onError;
    this.#delayMs = delayMs;
  }

  /** Writes after the delay. Call it with each item; never waits and never throws. */
  schedule(): void {
    this.#timer ??= setTimeout(() => void this.flush(), this.#delayMs).unref();
  }

  /** Writes the items that wait, and resolves when they are stored or lost. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#writing = this.#writing.then(this.#write).catch(this.#onError);
    await this.#writing;
  }
}
