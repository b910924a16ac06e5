import { SlotRequest, type Pace, type PaceLimits, type Traffic } from '@web-data/net/pace';
import { FetchError } from '@web-data/net';

/** The paces of the hosts that one visitor uses. All users of the traffic share the limits of a host. */
export class HostPaces {
  readonly #traffic: Traffic;
  readonly #limits: PaceLimits;
  readonly #paces = new Map<string, Pace>();
  readonly #tenant: unknown;
  readonly #waiting = new Set<SlotRequest>();
  #closed = false;

  constructor(traffic: Traffic, limits: PaceLimits, tenant: unknown) {
    this.#traffic = traffic;
    this.#limits = limits;
    this.#tenant = tenant;
  }

  /** Returns the pace of the host of a URL. */
  at({ host }: URL): Pace {
    const pace = this.#paces.get(host) ?? this.#traffic.host(host, this, this.#limits);
    this.#paces.set(host, pace);
    return pace;
  }

  /** Runs work with a slot of a host. @throws FetchError `Aborted` once closed. */
  async run<T>(url: URL, work: (pace: Pace) => Promise<T>): Promise<T> {
    const pace = this.at(url);
    const slot = this.#closed ? undefined : await this.#slot(pace);
    if (this.#closed || slot === undefined)
      throw new FetchError('Aborted', `The visit to ${url.host} was ended by its caller.`);
    try {
      return await work(pace);
    } finally {
      slot.end();
    }
  }

  /** Ends all waiting, and starts no further work. */
  close(): void {
    this.#closed = true;
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    for (const slot of waiting) slot.end();
    for (const pace of this.#paces.values()) pace.leave(this);
  }

  async #slot(pace: Pace): Promise<SlotRequest> {
    const slot = new SlotRequest(pace, this.#tenant);
    if (slot.acquired) return slot;
    this.#waiting.add(slot);
    await slot.settled;
    this.#waiting.delete(slot);
    return slot;
  }
}
