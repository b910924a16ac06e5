import { AbortError, TimeoutError } from './errors.ts';
import type { FailedCall, CallError } from './errors.ts';
import { onAbort } from './on-abort.ts';

/** What may stop a call. */
interface Bounds<Limit extends string> extends FailedCall {
  limits: { [Name in Limit]: number };
  signal: AbortSignal | null | undefined;
}

/**
 * Does a part of a call within its time. Settles when the work is done, when the time is up or when the caller aborts,
 * whichever comes first, even if the work cares for neither; leaves no timer and no listener behind.
 * @param limit the option that bounds the time
 * @param ms what is left of it; without any the work does not begin
 * @returns what the work gives, or why it was stopped
 * @throws what the work throws
 */
export function within<T, Limit extends TimeoutError['limit']>(
  call: Bounds<Limit>,
  limit: Limit,
  ms: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T | CallError> {
  const { limits, signal } = call;
  return new Promise((resolve, reject) => {
    const controller = new AbortController();
    const settle = <V>(finish: (value: V) => void) => {
      return (value: V) => {
        clearTimeout(timer);
        forget?.();
        finish(value);
      };
    };
    const stop = settle((failure: CallError) => {
      resolve(failure);
      controller.abort(failure);
    });
    const late = () => stop(new TimeoutError(call, limit, limits[limit]));
    const timer = setTimeout(late, ms);
    const abort = () => stop(new AbortError(call, signal?.reason));
    const forget = signal && onAbort(signal, abort);
    if (signal?.aborted) return abort();
    if (ms <= 0) return late();
    work(controller.signal).then(settle(resolve), settle(reject));
  });
}
