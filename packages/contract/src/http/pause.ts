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

/** Yields the number of each attempt, from 1, with a growing pause before the next, until the milliseconds have passed. */
export async function* poll(
  ms: number,
  { firstMs = 20, maxMs = 500, least = 1, signal }: PollOptions = {},
): AsyncGenerator<number, void> {
  const end = performance.now() + ms;
  for (let attempt = 1, waitMs = firstMs; ; attempt++, waitMs = Math.min(waitMs * 1.5, maxMs)) {
    yield attempt;
    if (attempt >= least && performance.now() + waitMs > end) return;
    await pause(waitMs, signal);
  }
}
