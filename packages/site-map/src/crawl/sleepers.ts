import type { HostFrontier } from './host-frontier.ts';

/** What a host waits for that has URLs, none of which may be visited now. */
export type WaitReason =
  /** A share of the visits for unproductive URLs, or the end of all others. */
  | 'share'
  /** The sample of a sitemap leads to URLs that it does not contain, so that all its entries are visited. */
  | 'sample';

/** The hosts that wait for an event. */
export class Sleepers {
  readonly #waiting: Readonly<Record<WaitReason, Set<HostFrontier>>> = {
    share: new Set(),
    sample: new Set(),
  };
  readonly #woken = new Set<HostFrontier>();
  readonly #onWoken: (host: HostFrontier) => void;

  constructor(onWoken: (host: HostFrontier) => void) {
    this.#onWoken = onWoken;
  }

  add(reason: WaitReason, host: HostFrontier): void {
    this.#waiting[reason].add(host);
  }

  /** Wakes a host once the work in progress is done: the page that links to a URL is read before it is rated. */
  wake(host: HostFrontier): void {
    if (this.#woken.size === 0) queueMicrotask(() => this.#flush());
    this.#woken.add(host);
  }

  wakeOne(reason: WaitReason): void {
    for (const host of this.#waiting[reason]) {
      this.#waiting[reason].delete(host);
      return this.wake(host);
    }
  }

  wakeAll(reason: WaitReason): void {
    if (this.#waiting[reason].size === 0) return;
    for (const host of this.#waiting[reason]) this.wake(host);
    this.#waiting[reason].clear();
  }

  #flush(): void {
    const woken = [...this.#woken];
    this.#woken.clear();
    for (const host of woken) this.#onWoken(host);
  }
}
