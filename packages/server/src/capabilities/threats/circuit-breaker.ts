/** Options of a circuit breaker. */
export interface CircuitOptions {
  /** Number of consecutive failures that open the circuit. */
  failures: number;
  /** Milliseconds it stays open before one call may probe the service. */
  openMs: number;
}

/** Thrown without a call while the circuit is open. */
export class CircuitOpen extends Error {
  override readonly name = 'CircuitOpen';
}

/** Stops calling a service that fails repeatedly, so that callers fail fast instead of waiting. */
export class CircuitBreaker {
  readonly #options: CircuitOptions;
  #failures = 0;
  #retryAt = 0;

  constructor(options: CircuitOptions) {
    this.#options = options;
  }

  /** True while calls are rejected. */
  get open(): boolean {
    return this.#failures >= this.#options.failures && Date.now() < this.#retryAt;
  }

  /** Runs a call. @throws {CircuitOpen} while the circuit is open; otherwise errors of `call`. */
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
