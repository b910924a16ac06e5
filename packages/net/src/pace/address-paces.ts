import { literalAddress } from '../address/range.ts';
import { normalHostname } from '../address/hostname.ts';
import type { Pace, PaceLimits, Waiter } from './pace.ts';
import type { Resolve } from '../dns/resolve.ts';
import type { Traffic } from './traffic.ts';

/** Traffic that a fetcher shares, and its pace for one host. */
export interface PacedBy extends PaceLimits {
  readonly traffic: Traffic;
  /** Also enforce the rate and concurrency of each host, when nothing else schedules the requests. Default false. */
  readonly hosts?: boolean | undefined;
  /** Tenant of requests that do not name one; see {@link Waiter.tenant}. */
  readonly tenant?: unknown;
}

/** Max milliseconds for resolving a name before its address counts as unknown. */
const RESOLVE_MS = 5000;
/** Max names whose paces are cached. */
const MAX_KNOWN = 10_000;

/** The paces of the addresses that one fetcher sends requests to, each with its own queue. */
export class AddressPaces {
  readonly #pacedBy: PacedBy;
  readonly #resolve: Resolve;
  /** By host name, since consecutive requests usually go to the same host. */
  readonly #known = new Map<string, Pace | undefined>();
  readonly #joined = new Set<Pace>();
  /** Requests that wait for a slot. */
  readonly #waiting = new Set<SlotRequest>();

  constructor(pacedBy: PacedBy, resolve: Resolve) {
    this.#pacedBy = pacedBy;
    this.#resolve = resolve;
  }

  /**
   * Returns a slot at the address of a host, at once when one is free; the caller ends it. Returns undefined for a name without an address, and after `leave`: such a request fails by itself.
   */
  slot(
    hostname: string,
    tenant: unknown = this.#pacedBy.tenant,
  ): SlotRequest | undefined | Promise<SlotRequest | undefined> {
    if (!this.#known.has(hostname)) return this.#find(hostname).then(() => this.slot(hostname, tenant));
    const pace = this.#known.get(hostname);
    return pace && this.#requestSlot(pace, tenant);
  }

  /** Ends all waiting. */
  leave(): void {
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    for (const slot of waiting) slot.end();
    for (const pace of this.#joined) pace.leave(this);
  }

  async #find(hostname: string): Promise<void> {
    const name = normalHostname(hostname);
    // A name with several addresses is one site: the smallest one represents it, in any order of the resolver.
    const [address] = literalAddress(name) === undefined ? await this.#addresses(name) : [name];
    const { traffic } = this.#pacedBy;
    if (this.#known.size >= MAX_KNOWN) this.#forget();
    const pace = address === undefined ? undefined : traffic.address(address, this, this.#pacedBy);
    if (pace) this.#joined.add(pace);
    this.#known.set(hostname, pace);
  }

  #forget(): void {
    for (const pace of this.#joined) pace.leave(this);
    this.#joined.clear();
    this.#known.clear();
  }

  /** Resolves to an empty list for a name that cannot be resolved in time; the request then fails by itself. */
  #addresses(name: string): Promise<readonly string[]> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve([]), RESOLVE_MS);
      const found = (addresses: readonly string[]): void => {
        clearTimeout(timer);
        resolve(addresses.toSorted());
      };
      this.#resolve(name).then(found, () => found([]));
    });
  }

  #requestSlot(pace: Pace, tenant: unknown): SlotRequest | Promise<SlotRequest | undefined> {
    const slot = new SlotRequest(pace, tenant);
    if (slot.acquired) return slot;
    this.#waiting.add(slot);
    return slot.settled.then((acquired) => {
      this.#waiting.delete(slot);
      return acquired ? slot : undefined;
    });
  }
}

/** A request that waits for a slot. */
export class SlotRequest implements Waiter {
  readonly tenant: unknown;
  acquired: boolean;
  readonly settled: Promise<boolean>;
  readonly #pace: Pace;
  #settle: (acquired: boolean) => void = () => {};

  constructor(pace: Pace, tenant: unknown) {
    this.tenant = tenant;
    this.#pace = pace;
    this.acquired = pace.take(this, performance.now());
    this.settled = this.acquired ? YES : new Promise((resolve) => (this.#settle = resolve));
  }

  offered(): void {
    this.acquired = this.#pace.take(this, performance.now());
    if (this.acquired) this.#settle(true);
  }

  /** Releases the slot, or stops waiting for it. */
  end(): void {
    if (!this.acquired) {
      this.#pace.leaveLine(this);
      return this.#settle(false);
    }
    this.acquired = false;
    this.#pace.release(this);
  }
}

const YES: Promise<boolean> = Promise.resolve(true);
