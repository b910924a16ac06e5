/** Limits how many tasks run at once; the others wait in a queue. */
export class Semaphore {
  #free: number;
  readonly #waiting = new Set<() => void>();

  constructor(width: number) {
    this.#free = width;
  }

  /** @throws the errors of the work; the reason of the signal while it waits. */
  async run<Result>(work: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    await this.#acquire(signal);
    try {
      return await work();
    } finally {
      this.#free++;
      const [next] = this.#waiting;
      next?.();
    }
  }

  async #acquire(signal: AbortSignal | undefined): Promise<void> {
    signal?.throwIfAborted();
    if (this.#free > 0) {
      this.#free--;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const start = (): void => {
        this.#waiting.delete(start);
        signal?.removeEventListener('abort', leave);
        this.#free--;
        resolve();
      };
      const leave = (): void => {
        this.#waiting.delete(start);
        reject(signal!.reason as Error);
      };
      this.#waiting.add(start);
      signal?.addEventListener('abort', leave, { once: true });
    });
  }
}
