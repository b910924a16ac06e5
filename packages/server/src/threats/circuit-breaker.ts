/** How a breaker behaves. */
export interface CircuitOptions {
  /** Failures in a row that open the circuit. */
  failures: number;
  /** Milliseconds it stays open before one call may try again. */
  openMs: number;
}

/** The circuit is open: the call was not made. */
export class CircuitOpen extends Error {
  override readonly name = 'CircuitOpen';
}

/** Stops calling a service that fails again and again, so that its callers do not wait for it in vain. */
export class CircuitBreaker {
  readonly #options: CircuitOptions;
  #failures = 0;
  #retryAt = 0;

  constructor(options: CircuitOptions) {
    this.#options = options;
  }

  /** True while calls are refused. */
  get open(): boolean {
    return this.#failures >= this.#options.failures && Date.now() < this.#retryAt;
  }

  /** @throws {CircuitOpen} without calling; else what `call` throws. */
  async run<T>(call: () => Promise<T>): Promise<T> {
    if (this.open) throw new CircuitOpen('The service failed repeatedly and is left alone for a while.');
    if (this.#failures >= this.#options.failures) this.#retryAt = Date.now() + this.#options.openMs; // One probe only.
    try {
      const result = await call();
      this.#failures = 0;
      return result;
    } catch (error) {
      this.#failures += 1;
      this.#retryAt = Date.now() + this.#options.openMs;
      throw error;
    }
  }
}
