import { SiteMapError } from '@web-data/site-map/fetch';

/** Bounds of one piece of work in a session. */
export interface WorkOptions {
  /** Milliseconds. */
  readonly timeout: number;
  readonly signal?: AbortSignal | undefined;
}

/**
 * What a piece of work gives, as far as it does in time; whatever becomes of it after that is nobody's.
 * @throws {SiteMapError} `Timeout`, `Aborted`; what the work throws.
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
    // Its own clocks begin after this one: where both run out together, this one tells.
    const result = work();
    result.catch(() => undefined); // It may fail after its time is over.
    return await Promise.race([result, over]);
  } finally {
    ended.abort();
  }
}

function abortedError(): SiteMapError {
  return new SiteMapError('Aborted', 'The work in the browser was aborted by the caller.');
}

function timeoutError(timeout: number): SiteMapError {
  const message = `The page was not ready within ${Math.round(timeout)} ms. Try again or allow more time.`;
  return new SiteMapError('Timeout', message);
}
