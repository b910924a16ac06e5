import { SiteMapError } from '../errors.ts';
import type { PacedBy } from './address-paces.ts';
import type { Waiter } from './line.ts';
import type { Pace } from './pace.ts';

/**
 * One request in line at its host, for those that no map schedules. It is a member of the host's pace for as long as it
 * lasts, so that a fetcher that lives as long as its process keeps no host.
 */
export class HostSlot implements Waiter {
  readonly tenant: unknown;
  readonly #pace: Pace;
  readonly #host: string;
  #isAcquired = false;
  #settle: (failure?: SiteMapError) => void = () => {};

  constructor(host: string, pacedBy: PacedBy, tenant: unknown = pacedBy.tenant) {
    this.tenant = tenant;
    this.#host = host;
    this.#pace = pacedBy.traffic.host(host, this, pacedBy);
  }

  /**
   * Resolves when the host may be asked, at the latest after `timeout` milliseconds. `end` is due in any case.
   *
   * @throws SiteMapError `Timeout`, or what it was given up for.
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

  /** Waits no longer. */
  giveUp(failure: SiteMapError): void {
    this.#settle(failure);
  }

  /** Gives the turn back, or the place in line. */
  end(): void {
    if (this.#isAcquired) this.#pace.release();
    else this.#pace.leaveLine(this);
    this.#isAcquired = false;
    this.#pace.leave(this);
  }

  #take(): boolean {
    return (this.#isAcquired = this.#pace.take(this, performance.now()));
  }
}

function tooLong(host: string, timeout: number): SiteMapError {
  return new SiteMapError(
    'Timeout',
    `${host} had no turn for one more request within ${timeout} ms: others ask it too, or it wants to be asked slowly. Try again later.`,
  );
}
