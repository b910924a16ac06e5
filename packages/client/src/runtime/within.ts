import { AbortError, TimeoutError, type CallError, type FailedCall } from './errors.ts';

/** The limits and the signal that may stop a call. */
interface Bounds<Limit extends string> extends FailedCall {
  limits: { [Name in Limit]: number };
  signal: AbortSignal | null | undefined;
}

/**
 * Runs a part of a call within its time. Settles when the work is done, when the time is over or when the caller
 * aborts, whichever comes first, even if the work ignores both; cleans up its timer and listener.
 * @param limit the option that limits the time
 * @param ms the time left; when there is none, the work does not begin
 * @returns the result of the work, or the error that stopped it
 * @throws the error of the work
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

type Stops = Set<() => void> & EventListenerObject;

const shared = new WeakMap<AbortSignal, Stops>();

/**
 * Calls `stop` when `signal` aborts. A signal gets one listener however many calls share it: from the eleventh on
 * Node.js would warn of a leak.
 * @returns a function that removes `stop`
 */
function onAbort(signal: AbortSignal, stop: () => void): () => void {
  const stops = shared.get(signal) ?? createStops();
  shared.set(signal, stops.add(stop) as Stops);
  // Adding an existing listener has no effect.
  signal.addEventListener('abort', stops);
  return () => {
    stops.delete(stop);
    if (stops.size === 0) signal.removeEventListener('abort', stops);
  };
}

function createStops(): Stops {
  const stops = new Set() as Stops;
  stops.handleEvent = () => stops.forEach((stop) => stop());
  return stops;
}
