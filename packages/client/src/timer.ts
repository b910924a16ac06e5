/** Longest delay that `setTimeout` keeps; a longer one fires at once. */
export const longestDelay: number = 2 ** 31 - 1;

/**
 * Runs `work` until it settles, `signal` aborts or `ms` have passed, whichever comes first, and leaves no timer or
 * listener behind. The signal given to `work` is aborted when the work is no longer wanted; should the work ignore it,
 * the promise settles all the same.
 */
export function withLimits<T>(work: (signal: AbortSignal) => Promise<T>, limits: Limits): Promise<T> {
  const { ms, onTimeout, signal, onAbort } = limits;
  return new Promise((resolve, reject) => {
    const controller = new AbortController();
    const release = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    };
    const stop = (error: Error) => {
      release();
      reject(error);
      controller.abort(error);
    };
    const abort = () => stop(onAbort());
    const timer = setTimeout(() => stop(onTimeout()), Math.min(ms, longestDelay));
    signal?.addEventListener('abort', abort);
    work(controller.signal).then(
      (value) => (release(), resolve(value)),
      (error) => (release(), reject(error)),
    );
  });
}

/** Bounds of a piece of work and the errors it ends with. */
export interface Limits {
  ms: number;
  onTimeout: () => Error;
  signal: AbortSignal | undefined;
  onAbort: () => Error;
}

/** Resolves after `ms`, or at once when `signal` aborts. */
export function sleep(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal?.addEventListener('abort', done);
  });
}
