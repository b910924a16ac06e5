import { readText } from './body.ts';
import type { Call } from './call.ts';
import type { WebDataError } from './errors.ts';
import { AbortError, NetworkError, TimeoutError } from './errors.ts';

/** An answer whose body has been read, or cut where it was too long. */
export interface Answer {
  response: Response;
  text: string;
  cut: boolean;
}

const longestErrorBody = 65_536;

/**
 * Sends a request once and reads the answer. Settles when that is done, when the time is up or when the caller aborts,
 * whichever comes first, even if `fetch` cares for neither; leaves no timer and no listener behind.
 * @param remainingMs what is left of the deadline of the call
 * @returns the answer, or why there is none
 */
export function attempt(
  send: (signal: AbortSignal) => Promise<Response>,
  call: Call,
  remainingMs: number,
  maxResponseBytes: number,
): Promise<Answer | WebDataError> {
  const { limits, signal } = call;
  const limit = remainingMs < limits.timeoutMs ? 'deadlineMs' : 'timeoutMs';
  return new Promise((resolve) => {
    const controller = new AbortController();
    const settle = (outcome: Answer | WebDataError) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
      resolve(outcome);
    };
    const stop = (failure: WebDataError) => {
      settle(failure);
      controller.abort(failure);
    };
    const abort = () => stop(new AbortError(call, signal?.reason));
    const timer = setTimeout(
      () => stop(new TimeoutError(call, limit, limits[limit])),
      Math.min(remainingMs, limits.timeoutMs),
    );
    // A hook may have aborted it since it was looked at.
    if (signal?.aborted) return abort();
    signal?.addEventListener('abort', abort);
    exchange(send, controller.signal, maxResponseBytes).then(settle, (cause) =>
      settle(new NetworkError(call, cause)),
    );
  });
}

async function exchange(
  send: (signal: AbortSignal) => Promise<Response>,
  signal: AbortSignal,
  maxResponseBytes: number,
): Promise<Answer> {
  const response = await send(signal);
  const limit = response.ok ? maxResponseBytes : longestErrorBody;
  // The call may be over where `fetch` did not care: then nobody wants the body.
  return readText(response, signal.aborted ? 0 : limit);
}
