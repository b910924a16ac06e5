import type { OpenRateCounter } from './open-rate-counter.ts';
import type { Count } from './rate-limits.ts';

interface Window {
  total: number;
  /** Points counted by this process only. */
  own: number;
  /** The last total of the shared counters. */
  shared: number;
  /** By a monotonic clock. */
  until: number;
}

/**
 * The windows of all keys in this process. A window begins with the first request of its key and lasts `windowMs`.
 * Ended windows are deleted once a window.
 */
export class Windows {
  readonly #windowMs: number;
  readonly #windows = new Map<string, Window>();
  #sweptAt = 0;

  constructor(windowMs: number) {
    this.#windowMs = windowMs;
  }

  /** @param weight how often each point is counted. */
  add(key: string, points: number, weight = 1): Count {
    const now = performance.now();
    const window = this.#current(key, now) ?? this.#open(key, now);
    window.total += points * weight;
    window.own += points;
    return { total: window.total, resetMs: window.until - now, weight };
  }

  /**
   * Sets the state of a key from the shared counters.
   * @param requestedAt when they were asked, by a monotonic clock: the window never ends later here than there.
   */
  set(key: string, { total, resetMs }: Count, requestedAt: number): void {
    const now = performance.now();
    const window = this.#current(key, now) ?? this.#open(key, now);
    const until = Math.min(window.until, requestedAt + resetMs);
    Object.assign(window, { total, shared: total, until });
  }

  /** Returns what the shared counters said last about the window of a key; zeros when it has ended. */
  known(key: string): Count {
    const now = performance.now();
    const window = this.#current(key, now);
    return window === undefined
      ? { total: 0, resetMs: 0 }
      : { total: window.shared, resetMs: window.until - now };
  }

  /** Returns the points that only this process has counted, and resets them. */
  takeOwn(key: string): number {
    const window = this.#current(key, performance.now());
    const own = window?.own ?? 0;
    if (window !== undefined) window.own = 0;
    return own;
  }

  /** Returns the keys with points that only this process has counted. */
  keysOfOwn(): string[] {
    return [...this.#windows].filter(([, { own }]) => own > 0).map(([key]) => key);
  }

  #current(key: string, now: number): Window | undefined {
    const window = this.#windows.get(key);
    return window !== undefined && window.until > now ? window : undefined;
  }

  #open(key: string, now: number): Window {
    if (now - this.#sweptAt >= this.#windowMs) this.#sweep(now);
    const window = { total: 0, own: 0, shared: 0, until: now + this.#windowMs };
    this.#windows.set(key, window);
    return window;
  }

  #sweep(now: number): void {
    this.#sweptAt = now;
    for (const [key, { until }] of this.#windows) if (until <= now) this.#windows.delete(key);
  }
}

/** Creates a counter in this process, which counts synchronously. */
export function memoryCounter(windowMs: number): OpenRateCounter {
  const windows = new Windows(windowMs);
  return {
    intervalMs: 0,
    isAlone: false,
    add: (key, points) => windows.add(key, points),
    close: async () => {},
  };
}
