import type { OpenRateCounter } from './rate-counters.ts';

interface Window {
  total: number;
  /** By the clock that nobody sets. */
  until: number;
}

/**
 * Counts in this process, at once. A window begins with the first request of its key and lasts `windowMs`; those that
 * have ended are dropped once a window.
 */
export function memoryCounter(windowMs: number): OpenRateCounter {
  const windows = new Map<string, Window>();
  let sweptAt = 0;
  const open = (key: string, now: number): Window => {
    if (now - sweptAt >= windowMs) {
      sweep(windows, now);
      sweptAt = now;
    }
    const window = { total: 0, until: now + windowMs };
    windows.set(key, window);
    return window;
  };
  return {
    intervalMs: 0,
    add(key, points) {
      const now = performance.now();
      const known = windows.get(key);
      const window = known !== undefined && known.until > now ? known : open(key, now);
      window.total += points;
      return { total: window.total, resetMs: window.until - now };
    },
    ping: async () => {},
    close: async () => {},
  };
}

function sweep(windows: Map<string, Window>, now: number): void {
  for (const [key, { until }] of windows) if (until <= now) windows.delete(key);
}
