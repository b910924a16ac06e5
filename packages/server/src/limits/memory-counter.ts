import type { OpenRateCounter } from './open-rate-counter.ts';
import type { Count } from './rate-limits.ts';

interface Window {
  total: number;
  /** Counted here and nowhere else. */
  own: number;
  /** By the clock that nobody sets. */
  until: number;
}

/**
 * The windows of all keys in this process. One begins with the first request of its key and lasts `windowMs`; those that
 * have ended are dropped once a window.
 */
export class Windows {
  readonly #windowMs: number;
  readonly #windows = new Map<string, Window>();
  #sweptAt = 0;

  constructor(windowMs: number) {
    this.#windowMs = windowMs;
  }

  /** @param weight counts each point so many times. */
  add(key: string, points: number, weight = 1): Count {
    const now = performance.now();
    const window = this.#current(key, now) ?? this.#open(key, now);
    window.total += points * weight;
    window.own += points;
    return { total: window.total, resetMs: window.until - now, weight };
  }

  /** Takes over what others say of a key. */
  set(key: string, { total, resetMs }: Count): void {
    const now = performance.now();
    const window = this.#current(key, now) ?? this.#open(key, now);
    Object.assign(window, { total, until: now + resetMs });
  }

  /** What was counted here alone, once. */
  takeOwn(key: string): number {
    const window = this.#current(key, performance.now());
    const own = window?.own ?? 0;
    if (window !== undefined) window.own = 0;
    return own;
  }

  /** The keys that were counted here alone since they were last taken. */
  keysOfOwn(): string[] {
    return [...this.#windows].filter(([, { own }]) => own > 0).map(([key]) => key);
  }

  #current(key: string, now: number): Window | undefined {
    const window = this.#windows.get(key);
    return window !== undefined && window.until > now ? window : undefined;
  }

  #open(key: string, now: number): Window {
    if (now - this.#sweptAt >= this.#windowMs) this.#sweep(now);
    const window = { total: 0, own: 0, until: now + this.#windowMs };
    this.#windows.set(key, window);
    return window;
  }

  #sweep(now: number): void {
    this.#sweptAt = now;
    for (const [key, { until }] of this.#windows) if (until <= now) this.#windows.delete(key);
  }
}

/** Counts in this process, at once. */
export function memoryCounter(windowMs: number): OpenRateCounter {
  const windows = new Windows(windowMs);
  return {
    intervalMs: 0,
    isAlone: false,
    add: (key, points) => windows.add(key, points),
    close: async () => {},
  };
}
