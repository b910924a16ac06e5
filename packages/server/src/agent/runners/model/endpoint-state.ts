import { reject } from '@web-data/validator';

/** Milliseconds for which no job is accepted after the endpoint was found to be down. */
const PAUSE_MS = 10_000;

/** Whether the endpoint of the model is up, as the runs of this process find it. */
export class EndpointState {
  readonly #now: () => number;
  #respondedAt = -Infinity;
  #downUntil = -Infinity;

  constructor(now: () => number = () => Date.now()) {
    this.#now = now;
  }

  /** It answered: whatever failed before has passed. */
  noteResponse(): void {
    this.#respondedAt = this.#now();
    this.#downUntil = -Infinity;
  }

  /** It failed a step for good, which began at `since`: down, unless it answered somebody meanwhile. */
  failed(since: number): void {
    if (this.#respondedAt < since) this.#downUntil = this.#now() + PAUSE_MS;
  }

  /** @throws {Rejection} 503 with a time to come back, while it is down. */
  requireUp(): void {
    const left = this.#downUntil - this.#now();
    if (left > 0)
      throw reject('ServiceUnavailable', { headers: { 'Retry-After': String(Math.ceil(left / 1000)) } });
  }
}
