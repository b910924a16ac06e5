/** Milliseconds that a delivery takes at a host of which nothing is known. */
const UNKNOWN_MS = 1000;
/** Part of the mean that the newest delivery counts for. */
const NEWEST = 0.25;
/** Bounds of the milliseconds after which one that found no room comes back. */
const LEAST_MS = 50;
const MAX_DELAY_MS = 60_000;

interface Host {
  running: number;
  meanMs: number;
  /** When the last of those that were sent away has had its turn. */
  lineUntil: number;
}

/**
 * The receivers that this process delivers to. Few deliveries go to one host at once, whatever waits for it: one that does
 * not answer keeps that many busy and no more. The others are told when their turn comes, by how long the host takes.
 */
export class Hosts {
  readonly #hosts = new Map<string, Host>();
  readonly #perHost: number;
  readonly #now: () => number;

  /** @param most deliveries to one host at once. @param now milliseconds that never go back. */
  constructor(perHost: number, now: () => number = () => performance.now()) {
    this.#perHost = perHost;
    this.#now = now;
  }

  /** Hosts of which something is remembered. */
  get size(): number {
    return this.#hosts.size;
  }

  /** @returns what to call when the delivery has ended; or the milliseconds after which to come back. */
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
