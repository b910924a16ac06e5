/** Expected milliseconds of a delivery to an unknown host. */
const UNKNOWN_MS = 1000;
/** Weight of the newest delivery in the mean. */
const NEWEST = 0.25;
/** Bounds, in milliseconds, of the delay before a rejected delivery returns. */
const LEAST_MS = 50;
const MAX_DELAY_MS = 60_000;

interface Host {
  running: number;
  meanMs: number;
  /** When the last rejected delivery may run. */
  lineUntil: number;
}

/**
 * The receivers that this process delivers to. It limits concurrent deliveries per host, so a host that does not
 * respond keeps only that many busy. Further deliveries receive a delay, computed from the host's mean duration.
 */
export class Hosts {
  readonly #hosts = new Map<string, Host>();
  readonly #perHost: number;
  readonly #now: () => number;

  /** @param perHost maximum number of concurrent deliveries to one host. @param now returns monotonic milliseconds. */
  constructor(perHost: number, now: () => number = () => performance.now()) {
    this.#perHost = perHost;
    this.#now = now;
  }

  /** Number of hosts with state. */
  get size(): number {
    return this.#hosts.size;
  }

  /** @returns a function to call when the delivery has ended; or the milliseconds after which to return. */
  enter(name: string): (() => void) | number {
    const now = this.#now();
    const host = this.#hosts.get(name) ?? { running: 0, meanMs: UNKNOWN_MS, lineUntil: now };
    this.#hosts.set(name, host);
    if (host.running >= this.#perHost) return this.#reserveSlot(host, now);
    host.running += 1;
    return () => this.#leave(name, host, now);
  }

  #reserveSlot(host: Host, now: number): number {
    host.lineUntil = Math.min(
      Math.max(host.lineUntil, now) + host.meanMs / this.#perHost,
      now + MAX_DELAY_MS,
    );
    return Math.max(LEAST_MS, Math.ceil(host.lineUntil - now));
  }

  #leave(name: string, host: Host, since: number): void {
    const now = this.#now();
    host.running -= 1;
    host.meanMs += (now - since - host.meanMs) * NEWEST;
    if (host.running === 0 && host.lineUntil <= now) this.#hosts.delete(name);
  }
}
