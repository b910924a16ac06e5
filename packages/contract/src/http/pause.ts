/** Resolves after this many milliseconds, or as soon as the signal aborts. */
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal?.addEventListener('abort', end);
  });
}

/** How {@link poll} repeats an attempt. */
export interface PollOptions {
  /** Milliseconds before the second attempt; each further pause is 1.5 times as long. Default 20. */
  readonly firstMs?: number;
  /** Maximum milliseconds between two attempts. Default 500. */
  readonly maxMs?: number;
  /** Minimum number of attempts: on a busy machine the time may pass between two of them. Default 1. */
  readonly least?: number;
  /** Ends a pause at once. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Yields the number of each attempt, from 1, with a growing pause before the next, until the milliseconds have passed. The
 * pause before the last attempt is shortened, so that this one comes when the time is up.
 */
export async function* poll(
  ms: number,
  { firstMs = 20, maxMs = 500, least = 1, signal }: PollOptions = {},
): AsyncGenerator<number, void> {
  const end = performance.now() + ms;
  for (let attempt = 1, waitMs = firstMs; ; attempt++, waitMs = Math.min(waitMs * 1.5, maxMs)) {
    yield attempt;
    const left = Math.ceil(end - performance.now());
    if (attempt >= least && left <= 0) return;
    await pause(attempt >= least ? Math.min(waitMs, left) : waitMs, signal);
  }
}
