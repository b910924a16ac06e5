import { FetchError } from '@web-data/net';

/** Limits of one piece of work in a session. */
export interface WorkOptions {
  /** Milliseconds. */
  readonly timeout: number;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Runs a piece of work, and rejects when it takes too long; its later result is ignored.
 * @throws {FetchError} `Timeout`, `Aborted`; the errors of the work.
 */
export async function inTime<T>(work: () => Promise<T>, { timeout, signal }: WorkOptions): Promise<T> {
  const ended = new AbortController();
  const over = new Promise<never>((_, reject) => {
    const timer = setTimeout(() => reject(timeoutError(timeout)), timeout);
    const abort = (): void => reject(abortedError());
    signal?.addEventListener('abort', abort, { once: true, signal: ended.signal });
    if (signal?.aborted) abort();
    ended.signal.addEventListener('abort', () => clearTimeout(timer));
  });
  over.catch(() => undefined); // The work may have ended first.
  try {
    // The timers of the work start after this one: when both expire together, this one reports.
    const result = work();
    result.catch(() => undefined); // It may fail after the timeout.
    return await Promise.race([result, over]);
  } finally {
    ended.abort();
  }
}

function abortedError(): FetchError {
  return new FetchError('Aborted', 'The work in the browser was aborted by the caller.');
}

function timeoutError(timeout: number): FetchError {
  const message = `The page was not ready within ${Math.round(timeout)} ms. Try again or allow more time.`;
  return new FetchError('Timeout', message);
}
