import { FetchError } from '../errors.ts';
import type { PacedBy } from './address-paces.ts';
import type { Pace, Waiter } from './pace.ts';

/**
 * One request that waits for its host, when nothing else schedules it. It is a member of the pace of the host only while it
 * runs, so that a long-lived fetcher does not hold on to hosts.
 */
export class HostSlot implements Waiter {
  readonly tenant: unknown;
  readonly #pace: Pace;
  readonly #host: string;
  #isAcquired = false;
  #settle: (failure?: FetchError) => void = () => {};

  constructor(host: string, pacedBy: PacedBy, tenant: unknown = pacedBy.tenant) {
    this.tenant = tenant;
    this.#host = host;
    this.#pace = pacedBy.traffic.host(host, this, pacedBy);
  }

  /**
   * Resolves when the host may receive the request, or rejects after `timeout` milliseconds. Call `end` in any case.
   *
   * @throws FetchError `Timeout`, or the failure passed to `giveUp`.
   */
  async come(timeout: number): Promise<void> {
    if (this.#take()) return;
    let timer: NodeJS.Timeout | undefined;
    try {
      await new Promise<void>((resolve, reject) => {
        this.#settle = (failure) => (failure ? reject(failure) : resolve());
        timer = setTimeout(() => this.giveUp(tooLong(this.#host, timeout)), timeout);
      });
    } finally {
      clearTimeout(timer);
    }
  }

  offered(): void {
    if (this.#take()) this.#settle();
  }

  /** Stops waiting. */
  giveUp(failure: FetchError): void {
    this.#settle(failure);
  }

  /** Releases the slot, or leaves the queue. */
  end(): void {
    if (this.#isAcquired) this.#pace.release(this);
    else this.#pace.leaveLine(this);
    this.#isAcquired = false;
    this.#pace.leave(this);
  }

  #take(): boolean {
    return (this.#isAcquired = this.#pace.take(this, performance.now()));
  }
}

function tooLong(host: string, timeout: number): FetchError {
  return new FetchError(
    'Timeout',
    `${host} had no turn for one more request within ${timeout} ms: others ask it too, or it wants to be asked slowly. Try again later.`,
  );
}
