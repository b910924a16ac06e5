import { reject } from '@web-data/validator';

/** Milliseconds for which no job is accepted after the endpoint was found to be down. */
const PAUSE_MS = 10_000;

/** Tracks whether the endpoint of the model is up, from the results of this process's runs. */
export class EndpointState {
  readonly #now: () => number;
  #respondedAt = -Infinity;
  #downUntil = -Infinity;

  constructor(now: () => number = () => Date.now()) {
    this.#now = now;
  }

  /** Notes a response: the endpoint is up. */
  noteResponse(): void {
    this.#respondedAt = this.#now();
    this.#downUntil = -Infinity;
  }

  /**
   * Notes that a step begun at `since` failed after all retries. The endpoint counts as down unless it has responded
   * since.
   */
  failed(since: number): void {
    if (this.#respondedAt < since) this.#downUntil = this.#now() + PAUSE_MS;
  }

  /** @throws {Rejection} 503 with `Retry-After` while the endpoint is down. */
  requireUp(): void {
    const left = this.#downUntil - this.#now();
    if (left > 0)
      throw reject('ServiceUnavailable', { headers: { 'Retry-After': String(Math.ceil(left / 1000)) } });
  }
}
