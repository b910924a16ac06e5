import type { Call } from './call.ts';
import type { ApiError, TimeoutError, CallError } from './errors.ts';

/**
 * Milliseconds to wait before the request is sent again, what the service asked for or else by the rules, plus the jitter;
 * or `undefined` where the call ends with this failure: it is
 * not retryable, all attempts were made, or the wait is longer than the caller allows.
 * @param remainingMs what is left of the deadline
 */
export function retryWait(call: Call, failure: CallError, remainingMs: number): number | undefined {
  const { attempts, limits } = call;
  const { retryAfterMs } = failure as ApiError;
  const { base, cap, jitter } = limits.rules;
  const ownMs = Math.min(base ** (attempts - 1), cap) * 1000;
  const waitMs = (retryAfterMs ?? ownMs) + Math.random() * jitter * 1000;
  // No `Retry-After` is greater than nothing.
  const tooLong = waitMs >= remainingMs || retryAfterMs! > limits.maxRetryAfterMs;
  if (!tooLong && attempts < limits.attempts && isRetryable(call, failure)) return waitMs;
  return undefined;
}

function isRetryable({ once, limits }: Call, failure: CallError): boolean {
  const { retry, status, limit } = failure as Partial<ApiError & TimeoutError>;
  // A 429 was refused before any work: it may be sent again whatever the operation does.
  if (once && status !== 429) return false;
  if (retry) return retry === 'yes' || (retry === 'sometimes' && limits.sometimes);
  return limit === 'timeoutMs';
}

/**
 * Resolves after `ms`, or at once when `signal` aborts, which must be one of our own: it keeps the listener. The timer keeps the process alive on purpose: a program that
 * does nothing but wait for its next attempt would otherwise end in the middle of it.
 */
export function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
